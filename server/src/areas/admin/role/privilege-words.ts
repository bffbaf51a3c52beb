/** Privileges as people read them: the menu, what one may do there, and how far. */
import type { GeneralPrivilege, NamedResource, Scope } from '@naru/contract/access.ts';

import type { Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectMenuNames } from './store.ts';

type Words = Readonly<Record<Locale, string>>;

const ACTS: Readonly<Record<GeneralPrivilege | NamedResource, Words>> = {
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
const SCOPES: Readonly<Record<Scope, Words>> = {
  OWN: { ko: '내 것', en: 'own' },
  COURSE: { ko: '내 강의', en: 'own courses' },
  ASSIGNED: { ko: '맡은 사람', en: 'assigned people' },
  DEPARTMENT: { ko: '소속 부서', en: 'own department' },
  ALL: { ko: '전체', en: 'everything' },
};

/** Writes lines such as `HOME R OWN` (rules.ts), one line a menu, in the order in which the menus come. */
export async function writePrivileges(db: Db, lines: readonly string[], locale: Locale): Promise<string[]> {
  const read = lines.map((line) => line.split(' '));
  const names = await selectMenuNames(db, { ids: [...new Set(read.flatMap(([id]) => id ?? []))], locale });
  return [...Map.groupBy(read, ([menuId = '']) => menuId)].map(([menuId, ofMenu]) => {
    const acts = ofMenu.map(([, act = '', scope = '']) => {
      const words = { act: ACTS[act as 'R']?.[locale] ?? act, scope: SCOPES[scope as 'ALL']?.[locale] ?? scope }; // what is unknown stands as it is
      return `${words.act} (${words.scope})`;
    });
    const name = names.get(menuId);
    return name === undefined ? acts.join(', ') : `${name}: ${acts.join(', ')}`;
  });
}
