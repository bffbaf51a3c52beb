import { useEffect, useRef, useState } from 'react';

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

export interface ServerDraftOptions<Content> {
  /** The content as JSON can hold it. */
  readonly content: Content;
  readonly isUnsaved: boolean;
  /** Sends it; rejects where that failed. */
  readonly save: (content: Content) => Promise<unknown>;
}

const PAUSE_MS = 2_500;

/** Keeps on the server what somebody is writing, a moment after they paused, one after the other; for them alone. */
export function useServerDraft<Content>({ content, isUnsaved, save }: ServerDraftOptions<Content>): ServerDraft {
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isResting, setResting] = useState(false);
  const onItsWay = useRef(Promise.resolve());
  const newest = useRef('');
  const newestSave = useRef(save);
  const written = JSON.stringify(content);
  useEffect(() => {
    newestSave.current = save;
  }, [save]);
  useEffect(() => {
    if (!isUnsaved || isResting) return undefined;
    const keep = async (): Promise<void> => {
      // Something newer waits behind a slow connection.
      if (newest.current !== written) return;
      try {
        await newestSave.current(JSON.parse(written) as Content); // as it was written above
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
  }, [written, isUnsaved, isResting]);
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
