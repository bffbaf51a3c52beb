import type { FailedStep, Press, WorkCalls } from '@naru/contract/shared/work-mode.ts';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { DeskWords } from './press-words.ts';
import { workTexts } from './texts.ts';

const SECOND_MS = 1_000;
/** While it is being carried out, it is asked so often what has come of it. */
const AGAIN_MS = 1_500;

/** A press of one's own that can be taken back. */
export interface WaitingPress {
  readonly pressId: string;
  readonly action: string;
  readonly count: number;
  /** By the clock of this browser. */
  readonly until: number;
}

export interface Presses {
  /** The earliest first. */
  readonly waiting: readonly WaitingPress[];
  readonly failed: readonly FailedStep[];
}

/** Reads the person's own presses, and says what came of those that were seen waiting. */
export function usePresses(call: WorkCalls['listPresses'], words: DeskWords, isOn: boolean): Presses {
  const query = useCall(
    call,
    {},
    { enabled: isOn, staleTime: 0, againMs: (told) => againAfter(told?.pressList ?? []) },
  );
  const { data, dataUpdatedAt } = query;
  useOutcomes(data?.pressList, words);
  const presses = data?.pressList ?? [];
  return {
    waiting: presses
      .filter(({ waitingCount }) => waitingCount > 0)
      .map(({ pressId, action, waitingCount: count, secondsLeft }) => {
        return { pressId, action, count, until: dataUpdatedAt + secondsLeft * SECOND_MS };
      }),
    failed: data?.failedList ?? [],
  };
}

function againAfter(presses: readonly Press[]): number | undefined {
  const waiting = presses.filter(({ waitingCount }) => waitingCount > 0);
  if (waiting.length === 0) return undefined;
  return Math.min(...waiting.map(({ secondsLeft }) => secondsLeft)) * SECOND_MS + AGAIN_MS;
}

function useOutcomes(presses: readonly Press[] | undefined, words: DeskWords): void {
  const texts = useTexts(workTexts);
  const format = useFormat();
  const seen = useRef(new Set<string>());
  const tell = useEffectEvent(({ action, rowCount, doneCount }: Press): void => {
    const failedCount = rowCount - doneCount;
    const done = words[action]?.done;
    if (doneCount > 0 && done) showToast({ text: done(format.number(doneCount)), tone: 'done' });
    if (failedCount > 0) showToast({ text: texts.failed(format.number(failedCount)), tone: 'error' });
  });
  useEffect(() => {
    for (const press of presses ?? []) {
      if (press.waitingCount > 0) seen.current.add(press.pressId);
      else if (seen.current.delete(press.pressId)) tell(press);
    }
  }, [presses]);
}
