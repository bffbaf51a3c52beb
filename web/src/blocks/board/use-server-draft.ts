import { board as calls } from '@naru/contract/areas/board.ts';
import type { RichText } from '@naru/contract/shared/rich-text.ts';
import { useEffect, useRef, useState } from 'react';

import { useRuntime } from '../../platform/session/runtime-context.ts';

export interface DraftText {
  readonly title: string;
  readonly body: RichText | null;
  readonly categoryCode: string | null;
  readonly fileId: string | null;
}

export interface ServerDraft {
  /** When it was kept last, in epoch milliseconds. */
  readonly savedAt: number | null;
  readonly hasFailed: boolean;
  /**
   * Keeps nothing more until `goOn`; resolves when what was on its way is through. What arrived after the text itself is saved
   * would come back as a draft of the next one.
   */
  readonly rest: () => Promise<void>;
  readonly goOn: () => void;
}

const PAUSE_MS = 2_500;

/** Keeps on the server what somebody is writing, a moment after they paused, one after the other; for them alone. */
export function useServerDraft(
  at: { code: string; postId: string | null; baseVersion: number | null },
  text: DraftText,
  isUnsaved: boolean,
): ServerDraft {
  const { client } = useRuntime();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isResting, setResting] = useState(false);
  const onItsWay = useRef(Promise.resolve());
  const newest = useRef('');
  const { code, postId, baseVersion } = at;
  const written = JSON.stringify(text);
  useEffect(() => {
    if (!isUnsaved || isResting) return undefined;
    const keep = async (): Promise<void> => {
      // Something newer waits behind a slow connection.
      if (newest.current !== written) return;
      const content = JSON.parse(written) as DraftText; // as it was written above
      try {
        await client.call(
          calls.saveDraft,
          { params: { code }, body: { postId, content, baseVersion } },
          { alertMessage: null },
        );
        setSavedAt(Date.now());
        setHasFailed(false);
      } catch {
        setHasFailed(true);
      }
    };
    const timer = setTimeout(() => {
      newest.current = written;
      onItsWay.current = onItsWay.current.then(keep);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [client, code, postId, baseVersion, written, isUnsaved, isResting]);
  return {
    savedAt,
    hasFailed,
    rest: () => {
      setResting(true);
      return onItsWay.current;
    },
    goOn: () => setResting(false),
  };
}
