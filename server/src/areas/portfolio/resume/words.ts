/** Sentences about résumés: what does not hold, why, and what to do. */
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import type { Locale } from '../../../platform/http/messages.ts';

export const resumeWords = {
  ko: {
    found: '내 이력서',
    full: `이력서는 ${PAPER_MOST.resumes}개까지 만들 수 있어요. 쓰지 않는 이력서를 먼저 삭제해 주세요.`,
    noDuty: '목록에 없는 직무예요. 다시 골라 주세요.',
    noOther: '복사할 이력서를 찾지 못했어요. 목록을 새로 고친 뒤 다시 골라 주세요.',
    problems: {
      STRANGER: '학교 기록에 없는 내용이에요. 이 항목을 지우거나 직접 다시 써 주세요.',
      WRONG_SECTION: '학교가 확인한 항목은 다른 영역으로 옮길 수 없어요.',
      SAME_ITEM: '같은 항목이 두 번 들어 있어요. 하나를 지워 주세요.',
    },
  },
  en: {
    found: 'My résumés',
    full: `You can have up to ${PAPER_MOST.resumes} résumés. Delete one that you no longer use first.`,
    noDuty: 'This job isn’t in the list. Choose another one.',
    noOther: 'We couldn’t find the résumé to copy. Refresh the list and choose again.',
    problems: {
      STRANGER: 'The university has no such record. Delete this entry, or write it yourself.',
      WRONG_SECTION: 'An entry that the university confirms can’t move to another section.',
      SAME_ITEM: 'This entry is here twice. Delete one of them.',
    },
  },
} as const satisfies Record<Locale, unknown>;
