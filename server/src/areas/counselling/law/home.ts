/** Legal cases on the home of law counsellors: receipt number, field and dates. */
import type { CaseLine } from '@naru/contract/areas/home.ts';

import type { HomeSource } from '../../../blocks/manifest/home-source.ts';
import { receiptOf } from '../shared/receipt.ts';
import { selectOpenCases } from './home-store.ts';
import { isOverdue, nextStepOf, type LawStepNow } from './rules.ts';
import { lawDeskPath } from './tell.ts';

const words: Readonly<Record<'ko' | 'en', Readonly<Record<LawStepNow['step'], string>>>> = {
  ko: {
    ANSWER: '답하기',
    ASSIGN: '맡을 사람 정하기',
    MEET: '만나기',
    WRITE: '답변 쓰기',
    REVIEW: '답변 검토하기',
    READ: '답변 보내기',
    CLOSE: '마무리하기',
  },
  en: {
    ANSWER: 'Answer',
    ASSIGN: 'Assign a counsellor',
    MEET: 'Meet',
    WRITE: 'Write the opinion',
    REVIEW: 'Review the opinion',
    READ: 'Send the opinion',
    CLOSE: 'Close',
  },
};

export const lawCasesWaiting: HomeSource<CaseLine> = {
  isFor: ({ rights }) => rights.may('CNS_LAW', 'RR'),
  read: async ({ db, actor, now, locale }) => {
    const rows = await selectOpenCases(db, { memberId: actor.memberId, now, locale });
    return rows.flatMap(({ id, status, field, since, dueAt }) => {
      const next = nextStepOf({ status, dueAt, meetsAt: null }, 'COUNSELLOR', now);
      if (!next) return [];
      return [
        {
          id,
          receiptNo: receiptOf(id),
          field,
          step: words[locale][next.step],
          since: since.toISOString(),
          dueAt: next.dueAt?.toISOString() ?? null,
          isUrgent: isOverdue(status, dueAt, now),
          path: lawDeskPath(id),
        },
      ];
    });
  },
};
