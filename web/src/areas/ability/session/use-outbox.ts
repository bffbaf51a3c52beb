import { type SessionToTake, testSessions } from '@naru/contract/areas/ability/sessions.ts';
import { useCallback, useEffect, useState } from 'react';

import { useSendAgain } from '../../../blocks/outbox/use-send-again.ts';
import { openSealedStorage, type SealedStorage } from '../../../blocks/sealed/sealed-storage.ts';
import { useStore } from '../../../platform/http/store.ts';
import { keyStorage } from '../../../platform/session/key-storage.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { createOutbox, sealedKeys, type Outbox, type OutboxState } from './outbox.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

/** A save that waits longer is given up, and sent again. */
const MOST_MS = 15_000;

/** Opens what this browser kept of a session; undefined while it is being opened. */
export function useSealed(person: string, session: SessionToTake): SealedStorage | undefined {
  const [sealed, setSealed] = useState<SealedStorage>();
  const [first] = useState({ keys: sealedKeys({ person, session }), draftKey: session.draftKey });
  useEffect(() => {
    let isOn = true;
    const open = async (): Promise<void> => {
      const made = await openSealedStorage({ storage: keyStorage, ...first });
      if (isOn) setSealed(made);
    };
    void open();
    return () => {
      isOn = false;
    };
  }, [first]);
  return sealed;
}

/** Listens to other tabs from before a session is read until its form does; tells whether one of them wrote. */
export function useHeard(): () => boolean {
  const [heard] = useState({ isHeard: false });
  useEffect(() => {
    const hear = (): void => {
      heard.isHeard = true;
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [heard]);
  return useCallback(() => heard.isHeard, [heard]);
}

interface OutboxOptions {
  readonly person: string;
  /** Answers of this session that were kept here before. */
  readonly sealed: SealedStorage;
  readonly session: SessionToTake;
  /** The server’s clock when the session was read. */
  readonly now: string;
  /** Reads the session again: another tab or device may have written. */
  readonly refetch: () => unknown;
  /** Whether another tab wrote since before the session was read. */
  readonly hasHeard: () => boolean;
}

export interface Taking extends OutboxState {
  readonly outbox: Outbox;
  readonly readElapsed: () => number;
}

/** Keeps and sends the answers of a session while its form is open. */
export function useOutbox({ person, sealed, session, now, refetch, hasHeard }: OutboxOptions): Taking {
  const { client } = useRuntime();
  const [{ outbox, watch }] = useState(() => {
    const ahead = Date.parse(now) - Date.now();
    let counting: Stopwatch | undefined;
    const made = createOutbox({
      storage: keyStorage,
      sealed,
      person,
      session,
      clock: () => Date.now() + ahead,
      readElapsed: () => counting?.read() ?? session.elapsedSeconds,
      send: (body, { outlivesPage }) =>
        client.call(
          testSessions.saveAnswers,
          { params: { id: session.sessionId }, body },
          { alertMessage: null, retries: 0, outlivesPage, signal: AbortSignal.timeout(MOST_MS) },
        ),
    });
    counting = createStopwatch(made.place.elapsedSeconds);
    return { outbox: made, watch: counting };
  });
  const state = useStore(outbox.store);
  useEffect(() => outbox.adopt(session.answerList), [outbox, session]);
  useSendAgain({ isWaiting: state.isStuck && !state.isOver, again: () => void outbox.flush() });
  usePage({ outbox, watch, refetch, hasHeard });
  return { ...state, outbox, readElapsed: watch.read };
}

interface PageOptions {
  readonly outbox: Outbox;
  readonly watch: Stopwatch;
  readonly refetch: () => unknown;
  readonly hasHeard: () => boolean;
}

/** Sends what waits when the page is left, and looks what others wrote when it comes back into view. */
function usePage({ outbox, watch, refetch, hasHeard }: PageOptions): void {
  useEffect(() => {
    const leave = (): void => void outbox.flush({ outlivesPage: true });
    const look = (): void => {
      // Without network a look would wait in sight; the answers are here.
      if (navigator.onLine) void refetch();
    };
    const turn = (): void => {
      const isInView = document.visibilityState === 'visible';
      watch.turn(isInView);
      if (isInView) look();
      else leave();
    };
    const hear = async ({ key, newValue }: StorageEvent): Promise<void> => {
      if (key !== null && (await outbox.hear(key, newValue))) void refetch();
    };
    const listen = (event: StorageEvent): void => void hear(event);
    // Another tab may have saved between the reading of the session and this moment.
    if (hasHeard()) look();
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('pagehide', leave);
    window.addEventListener('storage', listen);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('storage', listen);
      window.removeEventListener('focus', look);
      outbox.stop();
      leave();
    };
  }, [outbox, watch, refetch, hasHeard]);
}
