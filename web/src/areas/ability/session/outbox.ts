/**
 * Answers of a test on their way to the server: each is kept in this browser at once, leaves soon after, and is forgotten
 * here only when the server has it (docs/specification.md, Taking a test). Knows no React.
 */
import type { SessionToTake } from '@naru/contract/areas/ability/sessions.ts';
import { TEST_MOST, type TestLanguage } from '@naru/contract/areas/ability/words.ts';
import { FAILURE } from '@naru/contract/envelope.ts';

import type { SealedStorage } from '../../../blocks/sealed/sealed-storage.ts';
import { type CallError, fieldErrorsOf, toCallError } from '../../../platform/http/call-error.ts';
import { createStore, type Store } from '../../../platform/http/store.ts';
import type { KeyStorage } from '../../../platform/session/key-storage.ts';
import { unsentKey } from '../../../platform/session/unsent.ts';

const REST_MS = 500;
/** Another tab sends its own answers; what it left behind is sent here after so long. */
const OTHERS_MS = 4000;
const PLACE = '@place';
const SUBMISSION = '@submission';

export interface Given {
  readonly value: number;
  readonly language: TestLanguage;
  /** Milliseconds by the server’s clock. */
  readonly changedAt: number;
}
export type Answers = ReadonlyMap<string, Given>;

interface Place {
  readonly atItem: string | null;
  readonly elapsedSeconds: number;
}

export interface AnswersToSave extends Place {
  readonly answerList: { item: string; value: number; language: TestLanguage; changedAt: string }[];
}

export interface OutboxState {
  readonly answers: Answers;
  /** Answers that the server has not acknowledged. */
  readonly waiting: number;
  /** The last try to send failed: they stay here. */
  readonly isStuck: boolean;
  /** The server takes no more answers: how it stands has to be read again. */
  readonly isOver: boolean;
}

export interface OutboxDeps {
  /** Answers and the place lie sealed; the number of the submission says nothing. */
  readonly sealed: SealedStorage;
  readonly storage: KeyStorage;
  readonly person: string;
  readonly session: Pick<SessionToTake, 'sessionId' | 'itemList' | 'answerList' | 'atItem' | 'elapsedSeconds'>;
  /** Milliseconds by the server’s clock, as well as this browser knows it. */
  readonly clock: () => number;
  /** Seconds in which the test was in view. */
  readonly readElapsed: () => number;
  /** @throws CallError */
  readonly send: (body: AnswersToSave, options: SendOptions) => Promise<unknown>;
}

interface SendOptions {
  /** The page is being left. */
  readonly outlivesPage: boolean;
}

export interface Outbox {
  readonly store: Store<OutboxState>;
  /** The item and the seconds with which to go on. */
  readonly place: Place;
  readonly choose: (item: string, value: number, language: TestLanguage) => void;
  /** Notes the item that is in view. */
  readonly visit: (item: string) => void;
  /** Sends all that waits; gives whether nothing does any more. */
  readonly flush: (options?: Partial<SendOptions>) => Promise<boolean>;
  /** Takes what the server has from elsewhere; of two answers the later one stays. */
  readonly adopt: (answerList: SessionToTake['answerList']) => void;
  /** Takes an answer that another tab of this browser wrote; gives whether that tab handed the test in. */
  readonly hear: (key: string, kept: string | null) => Promise<boolean>;
  /** Names the submission, the same after a reload. */
  readonly readSubmissionId: (make: () => string) => string;
  /** Forgets everything here: the session is over. */
  readonly forget: () => void;
  readonly stop: () => void;
}

const isLater = (one: Given, other: Given | undefined): boolean =>
  !other || one.changedAt > other.changedAt || (one.changedAt === other.changedAt && one.value > other.value);

function readGiven(text: string | null): Given | undefined {
  const [value, language, changedAt] = JSON.parse(text ?? '[]') as [number?, TestLanguage?, number?]; // written below
  if (value === undefined || language === undefined || changedAt === undefined) return undefined;
  return { value, language, changedAt };
}
const writeGiven = ({ value, language, changedAt }: Given): string => JSON.stringify([value, language, changedAt]);

type Whose = Pick<OutboxDeps, 'person'> & { readonly session: Pick<SessionToTake, 'sessionId' | 'itemList'> };

const keyIn =
  ({ person, session }: Whose) =>
  (name: string): string =>
    unsentKey(person, 'test', session.sessionId, name);

/** Lists the keys of what lies sealed. */
export const sealedKeys = (whose: Whose): string[] =>
  [...whose.session.itemList.map(({ code }) => code), PLACE].map(keyIn(whose));

export function createOutbox(deps: OutboxDeps): Outbox {
  const { storage, sealed, session, clock } = deps;
  const keyOf = keyIn(deps);
  const answers = createAnswers(deps, keyOf);
  const { store, patch, take } = answers;
  const place = createPlace(deps, keyOf(PLACE));
  const sending = createSending({ ...deps, ...answers, keyOf, place });
  if (store.read().waiting > 0) sending.soon(REST_MS);
  return {
    store,
    place: place.begin,
    choose: (item, value, language) => {
      // A slow clock must not make a later choice the earlier one.
      const changedAt = Math.max(clock(), (store.read().answers.get(item)?.changedAt ?? 0) + 1);
      const given = { value, language, changedAt };
      const isWaiting = sealed.read(keyOf(item)) !== null;
      sealed.write(keyOf(item), writeGiven(given));
      place.note(item);
      take([[item, given]]);
      if (!isWaiting) patch({ waiting: store.read().waiting + 1 });
      sending.soon(REST_MS);
    },
    visit: (item) => {
      if (!place.note(item)) return;
      sending.soon(REST_MS);
    },
    flush: sending.flush,
    adopt: answers.adopt,
    hear: async (key, kept) => {
      const item = session.itemList.find(({ code }) => keyOf(code) === key)?.code;
      if (item === undefined) return key === keyOf(SUBMISSION) && kept === null;
      await sealed.hear(key);
      const given = readGiven(sealed.read(key));
      if (!given) return false;
      take([[item, given]]);
      sending.soon(OTHERS_MS);
      return false;
    },
    readSubmissionId: (make) => {
      const key = keyOf(SUBMISSION);
      const id = storage.read(key) ?? make();
      storage.write(key, id);
      return id;
    },
    forget: () => {
      sending.stop();
      for (const key of sealedKeys(deps)) sealed.remove(key);
      // Also what another tab wrote meanwhile: the session is over for it, too.
      for (const key of [...sealedKeys(deps), keyOf(SUBMISSION)]) storage.remove(key);
      patch({ waiting: 0, isStuck: false });
    },
    stop: sending.stop,
  };
}

/** Holds the answers: those of the server, and later ones that wait in this browser. */
function createAnswers({ sealed, session }: OutboxDeps, keyOf: (name: string) => string) {
  const codes = session.itemList.map(({ code }) => code);
  const known = new Set(codes);
  // One key an item: two tabs never write over each other's answers to other items.
  const readKept = (): Map<string, Given> =>
    new Map(
      codes.flatMap((code) => {
        const given = readGiven(sealed.read(keyOf(code)));
        return given ? [[code, given] as const] : [];
      }),
    );
  const store = createStore<OutboxState>({ answers: new Map(), waiting: 0, isStuck: false, isOver: false });
  const patch = (more: Partial<OutboxState>): void => store.write({ ...store.read(), ...more });
  const take = (entries: Iterable<readonly [string, Given]>): void => {
    const answers = new Map(store.read().answers);
    const later = [...entries].filter(([item, given]) => known.has(item) && isLater(given, answers.get(item)));
    for (const [item, given] of later) answers.set(item, given);
    if (later.length > 0) patch({ answers });
  };
  const adopt: Outbox['adopt'] = (answerList) =>
    take(answerList.map(({ item, changedAt, ...given }) => [item, { ...given, changedAt: Date.parse(changedAt) }]));
  adopt(session.answerList);
  take(readKept());
  patch({ waiting: readKept().size });
  return { store, patch, take, adopt, readKept };
}

interface KeptPlace {
  readonly begin: Place;
  readonly read: () => Place;
  /** Gives whether it is another item than before. */
  readonly note: (item: string) => boolean;
  readonly isChanged: () => boolean;
  /** The server has this item. */
  readonly settle: (sent: string | null) => void;
  /** The server has it all: another device may go on from elsewhere. */
  readonly clear: () => void;
}

/** Keeps the item in view and the time in this browser, too: both outlive a page that is killed. */
function createPlace({ sealed, session, readElapsed }: OutboxDeps, key: string): KeptPlace {
  const kept = JSON.parse(sealed.read(key) ?? '{}') as Partial<Place>; // written below
  const begin = {
    atItem: kept.atItem ?? session.atItem,
    elapsedSeconds: Math.max(kept.elapsedSeconds ?? 0, session.elapsedSeconds),
  };
  let atItem = begin.atItem;
  let saved = session.atItem;
  return {
    begin,
    read: () => ({ atItem, elapsedSeconds: readElapsed() }),
    note: (item) => {
      const isNew = item !== atItem;
      atItem = item;
      sealed.write(key, JSON.stringify({ atItem, elapsedSeconds: readElapsed() }));
      return isNew;
    },
    isChanged: () => atItem !== saved,
    settle: (sent) => {
      saved = sent;
    },
    clear: () => sealed.remove(key),
  };
}

interface SendingDeps extends OutboxDeps, Omit<ReturnType<typeof createAnswers>, 'take' | 'adopt'> {
  readonly keyOf: (item: string) => string;
  readonly place: KeptPlace;
}

/** Sends in order, one save after the other; what was chosen during a save follows with the next one. */
function createSending(deps: SendingDeps) {
  const { store, patch, readKept, place } = deps;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;

  const sendAll = async (options: SendOptions): Promise<boolean> => {
    try {
      while (readKept().size > 0 || place.isChanged()) {
        await sendPart(deps, options);
        patch({ waiting: readKept().size, isStuck: false });
      }
      place.clear();
      patch({ isStuck: false });
      return true;
    } catch (thrown) {
      const { code } = toCallError(thrown, '');
      const isOver = code === FAILURE.conflict.code || code === FAILURE.notFound.code;
      patch({ waiting: readKept().size, isStuck: true, ...(isOver && { isOver }) });
      return false;
    }
  };
  const flush = (options: Partial<SendOptions> = {}): Promise<boolean> => {
    clearTimeout(timer);
    if (store.read().isOver) return Promise.resolve(false);
    running ??= sendAll({ outlivesPage: false, ...options }).finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    flush,
    soon: (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), ms);
    },
    stop: (): void => clearTimeout(timer),
  };
}

async function sendPart(deps: SendingDeps, options: SendOptions): Promise<void> {
  const { store, send, readKept, place } = deps;
  const part = [...readKept()].slice(0, TEST_MOST.save);
  const answerList = part.map(([item, { changedAt, ...given }]) => ({
    item,
    ...given,
    changedAt: new Date(changedAt).toISOString(),
  }));
  const { atItem, elapsedSeconds } = place.read();
  try {
    await send({ answerList, atItem, elapsedSeconds }, options);
  } catch (thrown) {
    const refused = refusedOf(toCallError(thrown, ''), part);
    if (!refused) throw thrown;
    // The server knows no such answers: only what is right is sent again.
    forgetSent(deps, refused);
    dropAnswers(store, refused);
    return;
  }
  forgetSent(deps, part);
  place.settle(atItem);
}

function forgetSent({ sealed, keyOf }: SendingDeps, entries: readonly (readonly [string, Given])[]): void {
  for (const [item, given] of entries) {
    // It was chosen again during the save.
    if (sealed.read(keyOf(item)) === writeGiven(given)) sealed.remove(keyOf(item));
  }
}

/** Finds the answers that the server named as none of the test; undefined for any other failure. */
function refusedOf(failure: CallError, part: readonly (readonly [string, Given])[]) {
  const places = new Set(fieldErrorsOf(failure).map(({ field }) => /^answerList\.(\d+)\./.exec(field)?.[1]));
  const refused = part.filter((_entry, at) => places.has(String(at)));
  return refused.length > 0 ? refused : undefined;
}

function dropAnswers(store: Store<OutboxState>, dropped: readonly (readonly [string, Given])[]): void {
  const answers = new Map(store.read().answers);
  for (const [item, { changedAt }] of dropped) if (answers.get(item)?.changedAt === changedAt) answers.delete(item);
  store.write({ ...store.read(), answers });
}
