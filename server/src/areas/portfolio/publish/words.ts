/** Sentences about publishing: what does not hold, why, and what to do. */
import { PUBLISH_MOST } from '@naru/contract/areas/portfolio/publish.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import type { Locale } from '../../../platform/http/messages.ts';

export const publishWords = {
  ko: {
    paths: {
      SHAPE: '영문 소문자와 숫자, 하이픈(-)으로 4~40자를 써 주세요. 하이픈으로 시작하거나 끝날 수 없어요.',
      NUMBER: '숫자만으로는 만들 수 없어요. 학번이나 전화번호로 보일 수 있어요.',
      RESERVED: '학교나 포털을 가리키는 이름, 남을 모욕하는 말은 고를 수 없어요. 다른 주소를 써 주세요.',
      TAKEN: '이미 쓰고 있거나 최근까지 쓴 주소예요. 다른 주소를 써 주세요.',
      ALIKE: '이미 있는 주소와 너무 비슷해요. 더 다르게 써 주세요.',
    },
    manyPaths: `주소는 1년에 ${PUBLISH_MOST.leftPaths}번까지 바꿀 수 있어요.`,
    stopped: '먼저 고쳐야 할 것이 있어요. 위에 적힌 곳을 고친 뒤 게시해 주세요.',
    asks: '개인정보로 보이는 내용이 있어요. 지우거나, 그대로 게시할지 정해 주세요.',
    noReader: '누가 볼 수 있는지 골라 주세요. 나만 보기로는 게시할 수 없어요.',
    notIndexed: '검색 엔진에는 모두에게 공개할 때만 보일 수 있어요.',
    manyLinks: `열려 있는 비밀 링크는 ${SHOWN_MOST.openLinks}개까지예요. 쓰지 않는 링크를 먼저 취소해 주세요.`,
    linkOver: '오늘이나 그 뒤의 날을 골라 주세요.',
    linkOrder: '시작하는 날과 같거나 그 뒤의 날을 골라 주세요.',
    noPath: '비밀 링크를 만들기 전에 주소를 정해 주세요.',
  },
  en: {
    paths: {
      SHAPE: 'Use 4 to 40 lowercase letters (a–z), digits and hyphens. It can’t begin or end with a hyphen.',
      NUMBER: 'An address can’t be all digits: it could be mistaken for a student or phone number.',
      RESERVED: 'Names of the university or the portal and insults can’t be addresses. Choose another one.',
      TAKEN: 'This address is taken, or was until recently. Choose another one.',
      ALIKE: 'This looks too much like an address that is taken. Make it more different.',
    },
    manyPaths: `You can change the address ${PUBLISH_MOST.leftPaths} times a year.`,
    stopped: 'Something needs fixing first. Fix what is listed above, then publish.',
    asks: 'Some of this looks like personal data. Remove it, or decide to publish it as it is.',
    noReader: 'Choose who can see it. A portfolio that only you see can’t be published.',
    notIndexed: 'Search engines can list it only when everyone can see it.',
    manyLinks: `You can have ${SHOWN_MOST.openLinks} open secret links. Revoke one that you no longer use first.`,
    linkOver: 'Choose today or a later day.',
    linkOrder: 'Choose the first day or a later one.',
    noPath: 'Choose an address before you make a secret link.',
  },
} as const satisfies Record<Locale, unknown>;
