/**
 * A browser of its own for each measurement, driven by the DevTools protocol: no more of it than the bench needs.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { findChromium } from '../../scripts/lib/chromium.ts';

export interface Page {
  readonly send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  /** Evaluates an expression in the page, and awaits it if it is a promise. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
}

export interface Browser {
  readonly port: number;
  readonly openPage: () => Promise<Page>;
  readonly close: () => Promise<void>;
}

const START_TIMEOUT_MS = 20_000;

export async function openBrowser(): Promise<Browser> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'naru-bench-'));
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];
  const child = spawn(findChromium(), [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  const port = await readPort(profile);
  return {
    port,
    openPage: () => openPage(port),
    close: () => closeBrowser(child, profile),
  };
}

async function readPort(profile: string): Promise<number> {
  const file = path.join(profile, 'DevToolsActivePort');
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += 50) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    if (port) return port;
    await sleep(50);
  }
  throw new Error('Chromium did not start.');
}

async function closeBrowser(child: ChildProcess, profile: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

async function openPage(port: number): Promise<Page> {
  const response = await fetch(`http://127.0.0.1:${port}/json/new`, { method: 'PUT' });
  const { webSocketDebuggerUrl } = (await response.json()) as { webSocketDebuggerUrl: string }; // the protocol's own shape
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer; // as above
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const send: Page['send'] = async (method, params = {}) => {
    last += 1;
    const id = last;
    const { result, error } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    return (result as { value: T }).value; // as above
  };
  return { send, evaluate };
}
