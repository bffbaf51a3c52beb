/**
 * The process that holds a worker's portals, and the messages to it.
 */
import { fork } from 'node:child_process';
import path from 'node:path';

import type { EndedProgramme } from '@naru/server/test/ended-programme.ts';

import { ROOT } from '../scripts/lib/root.ts';

import type { RunningClass } from './running-class.ts';

/** An email that the portal has sent. */
export interface SentMail {
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
}

export type Wish =
  | { readonly kind: 'open' | 'close' | 'mails' | 'strike' }
  | { readonly kind: 'class'; readonly minutesAgo: number }
  | { readonly kind: 'refuse'; readonly isRefusing: boolean }
  | { readonly kind: 'publish'; readonly codes: readonly string[] }
  | { readonly kind: 'programme'; readonly manager: string; readonly people: readonly string[] }
  | { readonly kind: 'seats'; readonly name: string; readonly free: number }
  | { readonly kind: 'test'; readonly itemsPerPage: number }
  /** A moment in epoch milliseconds. */
  | { readonly kind: 'clock'; readonly at: number };

export interface Asked {
  readonly id: number;
  /** The portal of the request; none to open one. */
  readonly of: string | undefined;
  readonly wish: Wish;
}

export interface Answer {
  readonly id: number;
  readonly url?: string;
  readonly mails?: readonly SentMail[];
  readonly ended?: EndedProgramme;
  readonly runningClass?: RunningClass;
  readonly testId?: string;
  /** The reason of a failure. */
  readonly failure?: string;
}

export interface Portal {
  readonly url: string;
  /** Every email that it has sent so far. */
  readonly readMails: () => Promise<readonly SentMail[]>;
  /** Makes its mail server refuse every email from now on, or accept them again. */
  readonly refuseMails: (isRefusing: boolean) => Promise<void>;
  /** Publishes a next version of consent documents by their codes: `tou` are the terms of use. */
  readonly publishNext: (codes: readonly string[]) => Promise<void>;
  /** Leaves the programme of this name that comes next so many free seats. */
  readonly leaveSeats: (name: string, free: number) => Promise<void>;
  /** Moves its clock to that instant, from which it goes on; browsers keep theirs. */
  readonly setClock: (at: Date) => Promise<void>;
  /** Puts a programme there that is over, with these people by their user names. */
  readonly endProgramme: (people: {
    readonly manager: string;
    readonly people: readonly string[];
  }) => Promise<EndedProgramme>;
  /** Starts counselling's tasks of each minute at once, so that nobody waits for the minute. */
  readonly strike: () => Promise<void>;
  /** Publishes a small test of learning strategies, ten items with five answers each, and gives its id. */
  readonly publishTest: (wish: { readonly itemsPerPage: number }) => Promise<string>;
  /** Makes a class that takes place now, with `student` in it. */
  /** Two minutes ago, or as many as it is asked. */
  readonly beginClass: (minutesAgo?: number) => Promise<RunningClass>;
}

export interface PortalProcess {
  /** Opens a new portal with a database of its own, until `use` has ended. */
  readonly withPortal: (use: (portal: Portal) => Promise<void>) => Promise<void>;
  readonly end: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

export function startPortalProcess(): PortalProcess {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), {
    execArgv: [],
    // Compiles the server's modules once, not once a run; `npm start` keeps them alike.
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node') },
  });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (code) => {
      for (const { reject } of waiting.values()) reject(new Error(`The portals ended before they answered (${code}).`));
      resolve();
    }),
  );
  child.on('message', (message) => {
    const answer = message as Answer; // what serve.ts sends
    const { resolve, reject } = waiting.get(answer.id) ?? {};
    waiting.delete(answer.id);
    if (answer.failure === undefined) resolve?.(answer);
    else reject?.(new Error(answer.failure));
  });
  const ask = (wish: Wish, of?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      child.send({ id: asked, of, wish } satisfies Asked);
    });
  return {
    withPortal: async (use) => {
      const { url = '' } = await ask({ kind: 'open' });
      const tell = async (wish: Wish): Promise<void> => void (await ask(wish, url));
      await use({
        url,
        readMails: async () => (await ask({ kind: 'mails' }, url)).mails ?? [],
        refuseMails: (isRefusing) => tell({ kind: 'refuse', isRefusing }),
        publishNext: (codes) => tell({ kind: 'publish', codes }),
        leaveSeats: (name, free) => tell({ kind: 'seats', name, free }),
        setClock: (at) => tell({ kind: 'clock', at: at.getTime() }),
        strike: () => tell({ kind: 'strike' }),
        endProgramme: async (wish) => {
          const { ended: programme } = await ask({ kind: 'programme', ...wish }, url);
          if (!programme) throw new Error('The portal put no programme there.');
          return programme;
        },
        publishTest: async (wish) => {
          const { testId } = await ask({ kind: 'test', ...wish }, url);
          if (testId === undefined) throw new Error('The portal made no test.');
          return testId;
        },
        beginClass: async (minutesAgo = 2) => {
          const { runningClass } = await ask({ kind: 'class', minutesAgo }, url);
          if (!runningClass) throw new Error('The portal made no class.');
          return runningClass;
        },
      });
      await tell({ kind: 'close' });
    },
    end: async () => {
      child.disconnect();
      await ended;
    },
  };
}
