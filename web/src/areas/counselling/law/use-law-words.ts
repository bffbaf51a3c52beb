import type { LawSummary } from '@naru/contract/areas/counselling/law/words.ts';

import { useCodeOptions } from '../../../blocks/form/use-code-options.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { StateKind } from '../../../ui/state-chip.tsx';
import { lawTexts } from './texts.ts';

export const STATE_KINDS: Readonly<Record<LawSummary['status'], StateKind>> = {
  RECEIVED: 'waiting',
  ACCEPTED: 'approved',
  DECLINED: 'rejected',
  ASSIGNED: 'approved',
  CONSULTED: 'progress',
  OPINION_DRAFT: 'draft',
  OPINION_REVIEWED: 'progress',
  SENT: 'done',
  CLOSED: 'ended',
};

/** Says in a word what a case is about, and in a sentence what comes next. */
export function useLawWords() {
  const texts = useTexts(lawTexts);
  const format = useFormat();
  const types = useCodeOptions({ lclasCode: 'LAW_CASE_TYPE' });
  return {
    types,
    nextOf: ({ next }: Pick<LawSummary, 'next'>, side: 'student' | 'counsellor'): string | undefined => {
      if (next === null) return undefined;
      const text = texts.next[side][next.step];
      if (next.dueAt === null) return text;
      const moment = format.relativeTime(next.dueAt, { time: 'always', inSentence: true });
      return next.step === 'MEET' ? texts.at(text, moment) : texts.until(text, moment);
    },
  };
}
