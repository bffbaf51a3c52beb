import { describe, expect, test } from 'vitest';

import { cutExcerpt, listMissing, rankCards, tidyTags, type RankedCard } from './rules.ts';

const aCard = (part: Partial<RankedCard>): RankedCard => ({
  id: 'card',
  title: '카드',
  tags: [],
  situation: '',
  task: '',
  action: '',
  result: '',
  ...part,
});

test('W10 a card says which parts of its story are missing, and how it begins', () => {
  const card = aCard({ task: '  ', action: '사흘 동안\n전화를 돌렸어요.' });
  expect(listMissing(card)).toEqual(['situation', 'task', 'result']);
  expect(cutExcerpt(card)).toBe('사흘 동안 전화를 돌렸어요.');
  expect(cutExcerpt(aCard({ situation: '😀'.repeat(121) }))).toBe(`${'😀'.repeat(120)}…`);
  expect(cutExcerpt(aCard({}))).toBe('');
});

test('W10 a tag stands once, as it was written first', () => {
  expect(tidyTags(['협업', '데이터 분석', ' 협업 ', '데이터분석', 'UX', 'ux'])).toEqual(['협업', '데이터 분석', 'UX']);
});

describe('W10 cards for a question', () => {
  const festival = aCard({
    id: 'festival',
    title: '축제 홍보 영상',
    tags: ['협업', '갈등 해결'],
    action: '의견을 표로 모았어요.',
  });
  const survey = aCard({
    id: 'survey',
    title: '독자 조사',
    tags: ['데이터'],
    action: '팀원과 협업하며 420명에게 물었어요.',
  });
  const other = aCard({ id: 'other', title: '도서관 봉사', situation: '서가가 어지러웠어요.' });

  test('come by their words in common, titles and tags first, with the words told', () => {
    const found = rankCards('팀에서 갈등을 겪고 협업으로 해결한 경험을 구체적으로 기술해 주세요.', [
      survey,
      other,
      festival,
    ]);
    expect(found.map(({ id }) => id)).toEqual(['festival', 'survey']);
    expect(found[0]?.words).toContain('갈등');
    expect(found[1]?.words).toEqual(['협업']);
  });

  test('are none where nothing is alike, or the question has words of every question alone', () => {
    expect(rankCards('본인의 경험을 구체적으로 기술해 주세요.', [festival, survey, other])).toEqual([]);
    expect(rankCards('', [festival])).toEqual([]);
    expect(rankCards('양자역학', [festival, survey, other])).toEqual([]);
  });

  test('are five at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => aCard({ id: `${index}`, title: '협업 이야기' }));
    expect(rankCards('협업', many)).toHaveLength(5);
  });
});
