// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// What the page's modules use that TypeScript doesn't know: parts of browsers that are young.

interface SerialPort {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
  open(options: {baudRate: number}): Promise<void>;
  close(): Promise<void>;
  setSignals(signals: {dataTerminalReady?: boolean}): Promise<void>;
}

interface Navigator {
  readonly serial?: {requestPort(): Promise<SerialPort>};
}

declare function showDirectoryPicker(options: {id: string; mode: "readwrite"}): Promise<FileSystemDirectoryHandle>;

interface FileSystemDirectoryHandle {
  entries(): AsyncIterableIterator<[string, FileSystemHandle]>;
  keys(): AsyncIterableIterator<string>;
}

// Of the service worker, which has served.js beside it.
declare const SERVED: {version: string; files: string[]};

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}

// MicroPython's module, in a place of its own.
interface Window {
  WebAssembly: typeof WebAssembly;
  loadMicroPython(options: object): Promise<any>;
}

declare var loadMicroPython: (options: object) => Promise<any>;

// What the modules hand each other.

type Page = import("../page/page.js").Page;
type Program = import("../page/program.js").Program;
type Memories = import("../page/memories.js").Memories;
type Painter = import("../page/painter.js").Painter;
type Drive = import("../page/drive.js").Drive;
type AnyDrive = import("../page/drive.js").PickedDrive | import("../page/serial.js").SerialDrive;
type SerialDrive = import("../page/serial.js").SerialDrive;
type Repl = import("../page/repl.js").Repl;

type Bytes = Uint8Array<ArrayBuffer>;
type Pack = Map<string, Bytes>;
type Call = (name: string, ...values: any[]) => any;
type Line = [kind: string, ...values: any[]];
type TellStep = (done: number, steps: number, text: string) => void;

interface Options {
  board?: string;
  size?: number[] | null;
  keys?: Record<string, string>;
  fingers?: boolean;
  offered?: object;
  virtual?: boolean;
  seed?: number;
  unjudged?: boolean;
}

interface Outputs {
  begin(told: {size: number[]; names: string[]; lights: number}): void;
  paint(memory: ArrayBuffer, address: number, count: number): void;
  dim(brightness: number): void;
  shine(colours: Uint8Array): void;
  play(path: string): void;
  tell(scene: string, language: string, puzzle: number): void;
  speak(lines: Line[], news: Line[]): void;
  work?(): void;
}

interface Kept {
  recall(name: string, bytes: Uint8Array): void;
  keep(name: string, bytes: Uint8Array): void;
  setAside(name: string): void;
}

// The module `browser` of MicroPython.
interface BrowserModule {
  random_bits(count: number): number;
  now(): number;
  date(): string;
  paint(address: number, count: number): void;
  dim(brightness: number): void;
  shine(address: number, count: number): void;
  play(path: string): void;
  work(): void;
  tell(scene: string, language: string, puzzle: number): void;
  speak(text: string): void;
  recall(name: string, address: number, count: number): void;
  set_aside(name: string): void;
  keep(name: string, address: number, count: number): void;
}
