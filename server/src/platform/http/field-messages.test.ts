import { CalendarDate } from '@naru/contract/shared/id.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { describeCharacter, describeIssues } from './field-messages.ts';

const Shape = z.object({
  title: z.string().min(2).max(1200),
  year: z.number().int().min(1900).max(2999),
  kind: z.enum(['A', 'B']),
  topicList: z
    .array(z.object({ name: z.string().min(1) }))
    .min(1)
    .max(2),
  gradeList: z.array(z.number()).min(2).optional(),
  phone: z.string().regex(/^\d+$/),
  beginsOn: CalendarDate,
  cursor: z.string(),
  quantity: z.number().gt(0).optional(),
  scores: z.object({ DESIGN: z.number().max(5) }).optional(),
});
const FINE = {
  title: '나루',
  year: 2026,
  kind: 'A',
  topicList: [{ name: 'x' }],
  phone: '1',
  beginsOn: '2026-11-24',
  cursor: 'x',
};

const say = (input: object, locale: 'ko' | 'en' = 'en'): Record<string, string> => {
  const { error } = Shape.safeParse({ ...FINE, ...input }, { reportInput: true });
  return Object.fromEntries(describeIssues(error?.issues ?? [], locale).map(({ field, message }) => [field, message]));
};

describe('a field that does not hold', () => {
  it.each<[input: object, field: string, ko: string, en: string]>([
    [{ title: undefined }, 'title', '제목을 적어 주세요.', 'Title: please fill this in.'],
    [{ title: '' }, 'title', '제목을 적어 주세요.', 'Title: please fill this in.'],
    [{ title: null }, 'title', '제목을 적어 주세요.', 'Title: please fill this in.'],
    [{ title: 7 }, 'title', '제목을 다시 확인해 주세요.', 'Title: please check what you entered.'],
    [{ title: 'x' }, 'title', '제목은 2자 이상 적어 주세요.', 'Title: use at least 2 characters.'],
    [{ title: 'x'.repeat(1201) }, 'title', '제목은 1,200자까지 적을 수 있어요.', 'Title: use up to 1,200 characters.'],
    [{ year: 1 }, 'year', '연도는 1900 이상이어야 해요.', 'Year: must be 1900 or more.'],
    [{ year: 3000 }, 'year', '연도는 2999 이하여야 해요.', 'Year: must be 2999 or less.'],
    [{ year: 2026.5 }, 'year', '연도를 다시 확인해 주세요.', 'Year: please check what you entered.'],
    [{ kind: undefined }, 'kind', '종류를 골라 주세요.', 'Type: please choose.'],
    [{ kind: 'C' }, 'kind', '종류를 다시 골라 주세요.', 'Type: please choose again.'],
    [{ topicList: [] }, 'topicList', '상담 분야를 골라 주세요.', 'Topics: please choose.'],
    [{ topicList: undefined }, 'topicList', '상담 분야를 골라 주세요.', 'Topics: please choose.'],
    [
      { topicList: ['a', 'b', 'c'].map((name) => ({ name })) },
      'topicList',
      '상담 분야는 2개까지예요.',
      'Topics: no more than 2.',
    ],
    [{ topicList: [{ name: 'a' }, {}] }, 'topicList.1.name', '이름을 적어 주세요.', 'Name: please fill this in.'],
    [{ topicList: [7] }, 'topicList.0', '상담 분야를 다시 확인해 주세요.', 'Topics: please check what you entered.'],
    [{ gradeList: [1] }, 'gradeList', '학년을 2개 이상 골라 주세요.', 'Years of study: choose at least 2.'],
    [{ phone: 'x' }, 'phone', '전화번호를 다시 확인해 주세요.', 'Phone number: please check what you entered.'],
    [{ beginsOn: undefined }, 'beginsOn', '시작일을 골라 주세요.', 'Start date: please choose.'],
    [
      { beginsOn: '2026-02-30' },
      'beginsOn',
      '시작일은 달력에 없는 날짜예요. 다시 골라 주세요.',
      'Start date: this date doesn’t exist. Please choose again.',
    ],
    [
      { beginsOn: '1066-10-14' },
      'beginsOn',
      '시작일은 1900년부터 2199년까지 고를 수 있어요.',
      'Start date: choose a year from 1900 to 2199.',
    ],
    [{ quantity: 0 }, 'quantity', '수량은 0보다 커야 해요.', 'Amount: must be more than 0.'],
    [{ scores: { DESIGN: 6 } }, 'scores.DESIGN', '점수는 5 이하여야 해요.', 'Ratings: must be 5 or less.'],
    [{ cursor: 7 }, 'cursor', '보낸 값을 다시 확인해 주세요.', 'Input: please check what you entered.'],
  ])('%j is named, with what to do', (input, field, ko, en) => {
    expect([say(input, 'ko'), say(input, 'en')]).toEqual([{ [field]: ko }, { [field]: en }]);
  });

  it('is nothing where all holds', () => {
    expect(say({})).toEqual({});
  });

  it('may be a text that cannot be stored', () => {
    expect(describeCharacter('list.0.title', 'ko').message).toBe(
      '제목에 쓸 수 없는 글자가 있어요. 지우고 다시 적어 주세요.',
    );
  });

  it('is told once, by the first thing that is wrong with it', () => {
    const issues =
      z.object({ title: z.string().min(3).regex(/^x/) }).safeParse({ title: 'y' }, { reportInput: true }).error
        ?.issues ?? [];
    expect(issues.length).toBeGreaterThan(1);
    expect(describeIssues(issues, 'en')).toEqual([{ field: 'title', message: 'Title: use at least 3 characters.' }]);
  });

  it('never repeats what was entered', () => {
    const canary = 'canary-4711';
    expect(JSON.stringify(say({ kind: canary, phone: canary, year: canary }))).not.toContain(canary);
  });
});
