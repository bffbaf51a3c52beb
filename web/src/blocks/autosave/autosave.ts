/**
 * A paper on its way to the server: each change is kept in this browser at once, leaves soon after with the version on
 * which it stands, and is forgotten here only when the server has it (docs/specification.md, Cover letters). Knows no React.
 */
import { FAILURE } from '@naru/contract/envelope.ts';

import { type CallError, toCallError } from '../../platform/http/call-error.ts';
import { createStore, type Store } from '../../platform/http/store.ts';
import { addSent, createKept, printOf, type Stand } from './kept.ts';
import type { AutosaveDeps, AutosaveState, Saved } from './types.ts';

const REST_MS = 800;
/** Somebody who types without a pause is saved so often all the same. */
const MOST_MS = 4000;

export interface SendOptions {
  /** The page is being left. */
  readonly outlivesPage: boolean;
  /** The side of this page was chosen over what the server has. */
  readonly overrules: boolean;
}

type Leaving = Partial<Pick<SendOptions, 'outlivesPage'>>;

export interface Autosave<T> {
  readonly store: Store<AutosaveState<T>>;
  readonly change: (value: T) => void;
  /** Sends what waits; gives whether nothing does any more. */
  readonly flush: (options?: Leaving) => Promise<boolean>;
  /** Takes what the server has, as read anew: where nothing waits here it shows, otherwise it is the other side. */
  readonly adopt: (saved: Saved<T>) => void;
  /** Looks how it stands on the server. */
  readonly look: () => Promise<void>;
  /** Keeps the side of this page, joined with what the other one did to other parts, and saves it. */
  readonly keepMine: () => Promise<boolean>;
  /** Takes the side of the server; gives the one that stood here, so that it can be brought back. */
  readonly takeTheirs: () => T;
  readonly stop: () => void;
}

const sameAs = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function createAutosave<T>(deps: AutosaveDeps<T>): Autosave<T> {
  const kept = createKept<T>(deps);
  const found = kept.find();
  const isNews = found !== undefined && !sameAs(found.value, deps.saved.value);
  if (!isNews) kept.settle(found?.value);
  const store = createStore<AutosaveState<T>>({
    value: isNews ? found.value : deps.saved.value,
    version: isNews ? found.version : deps.saved.version,
    savedAt: deps.saved.changedAt,
    status: isNews ? 'unsaved' : 'saved',
    theirs: null,
    problem: null,
    revision: 0,
  });
  const patch = (more: Partial<AutosaveState<T>>): void => store.write({ ...store.read(), ...more });
  const stand: Stand = isNews ? found : { base: deps.parts?.mark(deps.saved.value) };
  const side: Side<T> = { deps, store, patch, kept, stand: pickStand(stand) };
  const sending = createSending(side);
  if (isNews) sending.soon();

  const adopt: Autosave<T>['adopt'] = (saved) => {
    const state = store.read();
    if (saved.version <= state.version) return;
    if (state.status === 'conflict') return patch({ theirs: saved });
    if (state.status !== 'saved') return undefined;
    const isOther = !sameAs(saved.value, state.value);
    standOn(side, saved.value);
    patch({
      value: saved.value,
      version: saved.version,
      savedAt: saved.changedAt,
      ...(isOther && { revision: state.revision + 1 }),
    });
    return undefined;
  };
  return {
    store,
    change: (value) => {
      const { version, status } = store.read();
      kept.keep({ value, version, ...side.stand });
      patch({ value, status: status === 'conflict' || status === 'gone' ? status : 'unsaved' });
      sending.soon();
    },
    flush: sending.flush,
    adopt,
    look: async () => {
      const saved = await deps.read();
      if (saved) adopt(saved);
    },
    keepMine: () => {
      keepMine(side);
      return sending.flush();
    },
    takeTheirs: () => takeTheirs(side),
    stop: sending.stop,
  };
}

interface Side<T> {
  readonly deps: AutosaveDeps<T>;
  readonly store: Store<AutosaveState<T>>;
  readonly patch: (more: Partial<AutosaveState<T>>) => void;
  readonly kept: ReturnType<typeof createKept<T>>;
  stand: Stand & { readonly sent: readonly string[] };
}

const pickStand = ({ sent = [], base, overrules }: Stand): Side<unknown>['stand'] => ({ sent, base, overrules });

/** Begins anew on a value that the server has. */
function standOn<T>(side: Side<T>, value: T): void {
  side.stand = { sent: [], base: side.deps.parts?.mark(value) };
}

function keepMine<T>(side: Side<T>): void {
  const { deps, store, patch, kept } = side;
  const { theirs, version, value: mine, revision } = store.read();
  const { base = {} } = side.stand;
  const value = theirs && deps.parts ? deps.parts.join({ mine, theirs: theirs.value, base }) : mine;
  const next = theirs?.version ?? version;
  standOn(side, theirs?.value ?? mine);
  side.stand = { ...side.stand, overrules: true };
  kept.keep({ value, version: next, ...side.stand });
  const isJoined = !sameAs(value, mine);
  patch({
    value,
    status: 'unsaved',
    version: next,
    theirs: null,
    problem: null,
    ...(isJoined && { revision: revision + 1 }),
  });
}

function takeTheirs<T>(side: Side<T>): T {
  const { store, patch, kept } = side;
  const { theirs, value, revision } = store.read();
  if (!theirs) return value;
  kept.settle(value);
  standOn(side, theirs.value);
  patch({
    value: theirs.value,
    version: theirs.version,
    savedAt: theirs.changedAt,
    status: 'saved',
    theirs: null,
    problem: null,
    revision: revision + 1,
  });
  return value;
}

/** Sends one save after the other; what is written during a save follows with the next one. */
function createSending<T>(side: Side<T>) {
  const { store } = side;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitsSince: number | undefined;
  let running: Promise<boolean> | undefined;
  const isWaiting = (): boolean => ['unsaved', 'stuck', 'refused'].includes(store.read().status);

  const sendAll = async (options: Required<Leaving>): Promise<boolean> => {
    while (isWaiting()) if (!(await sendOnce(side, options))) return false;
    return store.read().status === 'saved';
  };
  const flush = (options: Leaving = {}): Promise<boolean> => {
    clearTimeout(timer);
    waitsSince = undefined;
    running ??= sendAll({ outlivesPage: false, ...options }).finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    flush,
    soon: (): void => {
      clearTimeout(timer);
      waitsSince ??= Date.now();
      const left = MOST_MS - (Date.now() - waitsSince);
      timer = setTimeout(() => void flush(), Math.max(0, Math.min(REST_MS, left)));
    },
    stop: (): void => clearTimeout(timer),
  };
}

/** Gives whether it arrived. */
async function sendOnce<T>(side: Side<T>, options: Required<Leaving>): Promise<boolean> {
  const { deps, store, patch, kept } = side;
  const { value, version } = store.read();
  side.stand = { ...side.stand, sent: addSent(side.stand.sent, value) };
  kept.keep({ value, version, ...side.stand });
  patch({ status: 'saving' });
  try {
    const saved = await deps.send(value, version, { ...options, overrules: side.stand.overrules ?? false });
    standOn(side, value);
    const now = store.read().value;
    const isSame = sameAs(now, value);
    if (isSame) kept.settle(value);
    else kept.keep({ value: now, version: saved.version, ...side.stand });
    patch({ version: saved.version, savedAt: saved.changedAt, status: isSame ? 'saved' : 'unsaved', problem: null });
    deps.tell(saved.version);
    return true;
  } catch (thrown) {
    const problem = toCallError(thrown, '');
    const status = statusAfter(problem);
    if (status === 'conflict') return findTheirs(side, problem);
    patch({ status, problem });
    return false;
  }
}

function statusAfter({ code }: CallError): 'conflict' | 'gone' | 'refused' | 'stuck' {
  if (code === FAILURE.conflict.code) return 'conflict';
  if (code === FAILURE.notFound.code) return 'gone';
  return code === FAILURE.invalid.code ? 'refused' : 'stuck';
}

/**
 * Reads the other side. Where it is what this page sent without getting an answer, there is no other side: the save
 * arrived, and what was written since stands on it. Gives whether saving can go on.
 */
async function findTheirs<T>(side: Side<T>, problem: CallError): Promise<boolean> {
  const { deps, store, patch, kept } = side;
  const theirs = await deps.read();
  // Without it at hand the choice waits for a look that gets through.
  if (!theirs || !side.stand.sent.includes(printOf(theirs.value))) {
    patch({ status: 'conflict', problem, theirs: theirs ?? null });
    return false;
  }
  standOn(side, theirs.value);
  const { value } = store.read();
  const { version, changedAt: savedAt } = theirs;
  kept.keep({ value, version, ...side.stand });
  patch({ version, savedAt, status: 'unsaved', problem: null });
  return true;
}
