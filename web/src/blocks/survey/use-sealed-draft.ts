import { useEffect, useRef, useState } from 'react';

import type { Answers } from './answers.ts';
import { dropSealedDraft, readSealedDraft, writeSealedDraft } from './sealed-draft.ts';

const REST_MS = 400;

export interface DraftPlace {
  readonly contextId: string;
  readonly draftKey: string;
}

/** Answers given in this browser before: undefined while they are looked for, null for none. */
export function useKeptAnswers({ contextId, draftKey }: DraftPlace): Answers | null | undefined {
  const [kept, setKept] = useState<Answers | null>();
  useEffect(() => {
    let isOn = true;
    const look = async (): Promise<void> => {
      const answers = await readSealedDraft(contextId, draftKey);
      if (isOn) setKept((before) => (before === undefined ? (answers ?? null) : before));
    };
    void look();
    return () => {
      isOn = false;
    };
  }, [contextId, draftKey]);
  return kept;
}

/** Keeps answers as they change. `drop` forgets them for good: what would still be written is not. */
export function useSealedDraft(place: DraftPlace, answers: Answers, isUnsaved: boolean): { readonly drop: () => void } {
  const { contextId, draftKey } = place;
  const isDropped = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const keep = async (): Promise<void> => {
      if (isDropped.current) return;
      await writeSealedDraft(contextId, draftKey, answers);
      // A seal that was under way when the answers were sent must not bring them back.
      if (isDropped.current) dropSealedDraft(contextId);
    };
    const timer = setTimeout(() => void keep(), REST_MS);
    return () => clearTimeout(timer);
  }, [answers, contextId, draftKey, isUnsaved]);
  return {
    drop: () => {
      isDropped.current = true;
      dropSealedDraft(contextId);
    },
  };
}
