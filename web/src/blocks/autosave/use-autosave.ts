import { useCallback, useEffect, useMemo, useState } from 'react';

import { newRandomKey } from '../../platform/http/random-key.ts';
import { useStore } from '../../platform/http/store.ts';
import { keyStorage } from '../../platform/session/key-storage.ts';
import { unsentKey } from '../../platform/session/unsent.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { useSendAgain } from '../outbox/use-send-again.ts';
import { type Autosave, createAutosave, type SendOptions } from './autosave.ts';
import type { AutosaveState, Parts, Saved } from './types.ts';

/** Tells the other tabs of this browser; one for all papers. */
let wire: BroadcastChannel | undefined;
const openWire = (): BroadcastChannel => (wire ??= new BroadcastChannel('naru.autosave'));

export interface AutosaveOptions<T> {
  /** Kind and id, from wide to narrow: `['letter', id, 'head']`. Does not change while it is mounted. */
  readonly paper: readonly string[];
  /** A paper as it was read; JSON. A later reading is taken up where nothing waits here. */
  readonly saved: Saved<T>;
  /** @throws CallError */
  readonly send: (value: T, version: number, options: SendOptions) => Promise<Omit<Saved<T>, 'value'>>;
  /** Reads how it stands on the server. @throws CallError */
  readonly read: () => Promise<Saved<T>>;
  /** Joins both sides of a conflict part by part. Does not change. */
  readonly parts?: Parts<T> | undefined;
}

export interface Autosaving<T> extends AutosaveState<T> {
  readonly autosave: Autosave<T>;
}

/** Saves a paper by itself while its screen is open. */
export function useAutosave<T>({ paper, saved, send, read, parts }: AutosaveOptions<T>): Autosaving<T> {
  const person = useLoginInfo()?.username ?? '';
  const [{ autosave, key, calls }] = useState(() => {
    const prefix = unsentKey(person, ...paper);
    const latest = { send, read };
    const made = createAutosave<T>({
      storage: keyStorage,
      key: prefix,
      tab: newRandomKey(),
      saved,
      parts,
      send: (...given) => latest.send(...given),
      // A look that fails changes nothing: what stands here is kept, and the next look tries again.
      read: () => latest.read().catch(() => undefined),
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin takes none
      tell: (version) => openWire().postMessage({ key: prefix, version }),
    });
    return { autosave: made, key: prefix, calls: latest };
  });
  useEffect(() => {
    Object.assign(calls, { send, read });
  });
  const state = useStore(autosave.store);
  const { value, version, changedAt } = saved;
  useEffect(() => {
    autosave.adopt({ value, version, changedAt });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a reading is another one by its version
  }, [autosave, version]);
  useSendAgain({ isWaiting: state.status === 'stuck', again: () => void autosave.flush() });
  useOtherTabs(autosave, key);
  useLeaving(autosave);
  return useMemo(() => ({ ...state, autosave }), [state, autosave]);
}

/** Another tab has saved: what waits here is sent at once, so that the person hears of two sides before typing on. */
function useOtherTabs<T>(autosave: Autosave<T>, key: string): void {
  useEffect(() => {
    const channel = openWire();
    const hear = ({ data }: MessageEvent<{ key: string; version: number }>): void => {
      const { status, version } = autosave.store.read();
      if (data.key !== key || data.version <= version) return;
      if (status === 'saved' || status === 'conflict') void autosave.look();
      else void autosave.flush();
    };
    channel.addEventListener('message', hear);
    return () => channel.removeEventListener('message', hear);
  }, [autosave, key]);
}

/** Sends what waits when the page is left, and looks what was written elsewhere when it comes back into view. */
function useLeaving<T>(autosave: Autosave<T>): void {
  const leave = useCallback(() => void autosave.flush({ outlivesPage: true }), [autosave]);
  useEffect(() => {
    const turn = (): void => {
      if (document.visibilityState === 'hidden') leave();
      // Without network a look would wait in sight.
      else if (navigator.onLine) void autosave.look();
    };
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', leave);
      autosave.stop();
      leave();
    };
  }, [autosave, leave]);
}
