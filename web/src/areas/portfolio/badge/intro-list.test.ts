import type { CatalogueBadge } from '@naru/contract/areas/portfolio/badge.ts';
import { expect, test } from 'vitest';

import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { type BADGE_LIST, narrowBadges } from './intro-list.ts';

const BADGE: CatalogueBadge = {
  classId: 'a',
  name: { ko: '데이터 리터러시', en: 'Data literacy' },
  description: { ko: '', en: '' },
  level: 'BASIC',
  competencyCode: 'COMMUNICATION',
  look: { shape: 'CIRCLE', tone: 'TEAL', sign: 'BOOK' },
  hasPicture: false,
  standing: 'NEW',
  conditionList: [],
  assertionId: null,
};
const BADGES = [
  BADGE,
  { ...BADGE, classId: 'b', name: { ko: '항해자', en: 'Navigator' }, level: 'EXPERT', competencyCode: null },
  { ...BADGE, classId: 'c', name: { ko: '첫걸음', en: 'First step' }, standing: 'HELD' },
] as const satisfies readonly CatalogueBadge[];
type Filters = ListOf<typeof BADGE_LIST>['filters'];
const NONE: Filters = { text: '', competency: '', level: '', standing: '' };

test.each<[Partial<Filters>, string[]]>([
  [{}, ['a', 'b', 'c']],
  [{ text: '데이터리' }, ['a']],
  [{ text: 'NAVI' }, ['b']],
  [{ level: 'EXPERT' }, ['b']],
  [{ competency: 'COMMUNICATION' }, ['a', 'c']],
  [{ standing: 'HELD' }, ['c']],
  [{ competency: 'COMMUNICATION', standing: 'NEW' }, ['a']],
  [{ text: '없는 것' }, []],
])('D6 %j leaves %j', (filters, ids) => {
  expect(narrowBadges(BADGES, { ...NONE, ...filters }).map(({ classId }) => classId)).toEqual(ids);
});
