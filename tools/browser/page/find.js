// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Finds the elements of index.html.

/**
 * The element of that id, which the page has.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function find(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/**
 * The element in another one that a selector names, which it has.
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {any}
 */
export function findIn(root, selector) {
  return root.querySelector(selector);
}

// Take the focus from the element that has it: then the keys are the game's.
export function leaveFocus() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
