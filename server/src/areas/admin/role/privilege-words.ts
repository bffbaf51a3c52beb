/** Privileges as people read them: the menu, what one may do there, and how far. */
import type { GeneralPrivilege, NamedResource, Scope } from '@naru/contract/access.ts';

import type { Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectMenuNames } from './store.ts';

type Words = Readonly<Record<Locale, string>>;

const ACT_WORDS: Readonly<Record<GeneralPrivilege | NamedResource, Words>> = {
  C: { ko: '등록', en: 'add' },
  R: { ko: '목록', en: 'list' },
  RR: { ko: '상세', en: 'detail' },
  U: { ko: '수정', en: 'change' },
  D: { ko: '삭제', en: 'delete' },
  E: { ko: '엑셀', en: 'Excel' },
  COMT: { ko: '댓글', en: 'comment' },
  DEV: { ko: '개발자 화면', en: 'developers’ screens' },
  MBRSWTCH: { ko: '회원 전환', en: 'member switch' },
  RPRTRR: { ko: '보고서 보기', en: 'reports' },
  ALLSTDNT: { ko: '전체 학생 조회', en: 'all students' },
  PSCHMNG: { ko: '심리상담 관리', en: 'psychological counselling management' },
};
const SCOPE_WORDS: Readonly<Record<Scope, Words>> = {
  OWN: { ko: '내 것', en: 'own' },
  COURSE: { ko: '내 강의', en: 'own courses' },
  ASSIGNED: { ko: '맡은 사람', en: 'assigned people' },
  DEPARTMENT: { ko: '소속 부서', en: 'own department' },
  ALL: { ko: '전체', en: 'everything' },
};

const ACTS: ReadonlyMap<string, Words> = new Map(Object.entries(ACT_WORDS));
const SCOPES: ReadonlyMap<string, Words> = new Map(Object.entries(SCOPE_WORDS));

/**
 * Opens what writes lines such as `HOME R OWN` (rules.ts), one line a menu, in the order in which the menus come. A word
 * that is not known stands as it is.
 */
export async function openPrivilegeWriter(db: Db, locale: Locale) {
  const names = await selectMenuNames(db, locale);
  return (lines: readonly string[]): string[] => {
    const byMenu = Map.groupBy(
      lines.map((line) => line.split(' ')),
      ([menuId = '']) => menuId,
    );
    return [...byMenu].map(([menuId, ofMenu]) => {
      const acts = ofMenu.map(
        ([, act = '', scope = '']) => `${ACTS.get(act)?.[locale] ?? act} (${SCOPES.get(scope)?.[locale] ?? scope})`,
      );
      return `${names.has(menuId) ? `${names.get(menuId)}: ` : ''}${acts.join(', ')}`;
    });
  };
}
