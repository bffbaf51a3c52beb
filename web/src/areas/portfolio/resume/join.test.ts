import type { ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';
import { emptyContent, emptyItem, listItems } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { expect, test } from 'vitest';

import { resumeParts } from './join.ts';
import type { Draft } from './use-draft.ts';

const item = (itemId: string, title = itemId) => ({ ...emptyItem(itemId), title: { ko: title, en: '' } });
const content = (...items: ReturnType<typeof item>[]): ResumeContent => {
  const empty = emptyContent();
  const sectionList = empty.sectionList.map((one) => (one.section === 'WORK' ? { ...one, itemList: items } : one));
  return { ...empty, sectionList };
};
const draft = (of: ResumeContent, more: Partial<Draft> = {}): Draft => ({
  title: '지원용',
  dutyId: null,
  isBlind: false,
  content: of,
  ...more,
});
const titles = (of: Draft): string[] => listItems(of.content).map(({ title }) => title.ko);

test('V1 keeping mine keeps what the other side wrote in other items, fields and settings', () => {
  const began = draft(content(item('a'), item('b'), item('c')));
  const mine = draft(content(item('a'), item('b', '나'), item('new')), { title: '내 제목' });
  const there = content(item('a', 'A'), item('b', 'B'), item('c'), item('added'));
  const theirs = draft({ ...there, person: { ...there.person, phone: '010' } }, { isBlind: true });
  const joined = resumeParts.join({ mine, theirs, base: resumeParts.mark(began) });
  // c was deleted here; what only the other side has stands behind what it follows there.
  expect(titles(joined)).toEqual(['A', '나', 'added', 'new']);
  expect(joined).toMatchObject({ title: '내 제목', isBlind: true, content: { person: { phone: '010' } } });
});

test('V1 a page that does not know what it began with loses no item of either side', () => {
  const joined = resumeParts.join({
    mine: draft(content(item('a', '나'))),
    theirs: draft(content(item('b'))),
    base: {},
  });
  expect(titles(joined).toSorted()).toEqual(['b', '나'].toSorted());
});
