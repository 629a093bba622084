# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The line games as environments of PettingZoo (`pip install pettingzoo`). An episode is a round.

A move's reward is what the agent's side gains on the others, on average. An observation has the mask of the legal
moves and a vector of small numbers:

- for each tile of the set, whether the agent holds it, 0 or 1
- for each tile of the set, whether it lies in the line, 0 or 1
- for each of four ends, its number plus 1, or 0 if nothing can be joined there
- for each player, the agent first, the number of tiles that it holds
- the number of tiles in the boneyard
"""

import numpy as np
from boneyard_dominoes import games, tiles
from boneyard_dominoes.line import FIRST
from boneyard_dominoes.line_match import LineMatch
from boneyard_dominoes.rng import Rng
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

HOWS = FIRST + 1  # ways to play a tile: on four arms, and as the first
OTHERS = 3  # draw, pass, done


class Dominoes(AECEnv):
    """A round of a line game."""

    metadata = {"name": "boneyard_dominoes_v1", "is_parallelizable": False, "render_modes": []}
    render_mode = None

    def __init__(self, game="draw", seats=2, options=None):
        """Choose the game by its name, the players and the options. Raises ValueError, saying why, for a game
        without a line, or one that can't be played so."""
        rules = games.load(game)
        if not issubclass(rules, LineMatch):
            raise ValueError(f"{game} isn't a line game")
        super().__init__()
        self.match = rules(seats, options)
        self.deals = Rng(0)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        whole = len(self.match.tiles)
        self.actions = whole * HOWS + OTHERS
        size = 2 * whole + 4 + seats + 1
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, whole, (size,), np.int8),
                    "action_mask": Box(0, 1, (self.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        """See AECEnv."""
        return self.observation_spaces[agent]

    def action_space(self, agent):
        """See AECEnv."""
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """Deal the first round of a new match."""
        if seed is not None:
            self.deals = Rng(seed)
        self.match = self.match.another()
        self.match.deal(self.deals.seed())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.turn]

    def observe(self, agent):
        """See AECEnv."""
        view = self.match.view(self.possible_agents.index(agent))
        mask = np.zeros(self.actions, np.int8)
        mask[[self.action(move) for move in view.moves]] = 1
        held, laid = np.zeros((2, len(view.tiles)), np.int8)
        held[[tiles.index(tile) for tile in view.hand]] = 1
        laid[[tiles.index(tile) for tile in view.line.tiles]] = 1
        counts = view.counts[view.seat :] + view.counts[: view.seat]
        rest = [end + 1 for end in view.line.ends] + [*counts, view.boneyard]
        return {"observation": np.concatenate([held, laid, np.array(rest, np.int8)]), "action_mask": mask}

    def action(self, move):
        """Return the number of a move."""
        tile, how = move
        if tile is None:
            return len(self.match.tiles) * HOWS + how - HOWS
        return tiles.index(tile) * HOWS + how

    def step(self, action):
        """See AECEnv. Raises IllegalMove, saying why, if the mask of the agent forbids the action."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        before = self.gains()
        self._cumulative_rewards[agent] = 0.0
        self.match.play({self.action(move): move for move in self.match.legal_moves()}.get(action))
        self.rewards = {agent: now - then for agent, now, then in zip(self.agents, self.gains(), before)}
        if not self.match.legal_moves():
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[self.match.turn]
        self._accumulate_rewards()

    def gains(self):
        """Return for each seat the points that its side has more than the others on average."""
        scores = [-score if self.match.penalties else score for score in self.match.scores]
        above = [score - (sum(scores) - score) / (len(scores) - 1) for score in scores]
        return [above[self.match.side(seat)] for seat in range(self.match.seats)]


def main():
    """Play a round at random."""
    env = Dominoes("all_fives")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
    print(env.match.ended, env.match.scores)


if __name__ == "__main__":
    main()
