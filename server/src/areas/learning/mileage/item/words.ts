/** Sentences about items: what does not hold, and what to do. */
import type { Locale } from '../../../../platform/http/messages.ts';
import type { ItemProblemCode } from './rules.ts';

export const itemWords: Readonly<Record<Locale, Readonly<Record<ItemProblemCode, string>>>> = {
  ko: {
    CODE: '코드는 영어 대문자로 시작하고, 대문자와 숫자, 밑줄(_)로 적어 주세요.',
    CODE_TAKEN: '다른 항목이 쓰고 있는 코드예요. 다른 코드를 적어 주세요.',
    GROUP: '묶음은 영어 대문자로 시작하고, 대문자와 숫자, 밑줄(_)로 적어 주세요.',
    TYPE_MISSING: '어느 프로그램의 항목인지 골라 주세요.',
    TYPE_NOT_HERE: '프로그램 항목에서만 고를 수 있어요.',
    TYPE_TAKEN: '이 프로그램의 항목이 이미 있어요. 다른 프로그램을 골라 주세요.',
    TEST_TAKEN: '진단검사 항목이 이미 있어요. 그 항목의 규칙을 바꾸거나 다른 방법을 골라 주세요.',
    CLAIM_ONLY: '학생이 신청하는 항목에서만 정할 수 있어요.',
    BOTH_LANGUAGES: '증빙은 한국어와 영어로 함께 적어 주세요.',
    DECIMALS: '소수점 아래 두 자리까지만 적을 수 있어요.',
  },
  en: {
    CODE: 'Begin the code with a capital letter, and use capital letters, digits and underscores (_).',
    CODE_TAKEN: 'Another item has this code. Enter another one.',
    GROUP: 'Begin the group with a capital letter, and use capital letters, digits and underscores (_).',
    TYPE_MISSING: 'Choose the programmes that this item is for.',
    TYPE_NOT_HERE: 'Only items of programmes have this.',
    TYPE_TAKEN: 'These programmes have an item already. Choose others.',
    TEST_TAKEN: 'Tests have an item already. Change its rule, or choose another way.',
    CLAIM_ONLY: 'Only items that students claim have this.',
    BOTH_LANGUAGES: 'Name the evidence in both Korean and English.',
    DECIMALS: 'Enter two decimal places at most.',
  },
};
