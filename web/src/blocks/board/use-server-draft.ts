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
  /** Nothing more is kept until something is written again. */
  readonly rest: () => void;
}

const PAUSE_MS = 2_500;

/** Keeps on the server what somebody is writing, a moment after they paused; for them alone. */
export function useServerDraft(
  at: { code: string; postId: string | null; baseVersion: number | null },
  text: DraftText,
  isUnsaved: boolean,
): ServerDraft {
  const { client } = useRuntime();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isResting = useRef(false);
  const { code, postId, baseVersion } = at;
  const written = JSON.stringify(text);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const keep = (now: number): void => {
      setSavedAt(now);
      setHasFailed(false);
    };
    isResting.current = false;
    const timer = setTimeout(() => {
      if (isResting.current) return;
      const content = JSON.parse(written) as DraftText; // as it was written a line above
      client
        .call(calls.saveDraft, { params: { code }, body: { postId, content, baseVersion } }, { alertMessage: null })
        .then(
          () => keep(Date.now()),
          () => setHasFailed(true),
        );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [client, code, postId, baseVersion, written, isUnsaved]);
  return { savedAt, hasFailed, rest: () => (isResting.current = true) };
}
