import { admin } from '@naru/contract/areas/admin.ts';
import { changeLog } from '@naru/contract/areas/change-log.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';

let portal: TestPortal;
let token: string;
let administrator: MadeMember;

beforeAll(async () => {
  portal = await openTestPortal();
  administrator = await aMember(portal.platform.db, { nameKo: '관리자', roles: ['ADMINISTRATOR'] });
  token = await signIn(portal, administrator);
});
afterAll(() => portal.close());

const page = async (query: object = {}) => portal.get(changeLog.pageChanges, { query }, { token });
const read = async (id: string) => (await portal.get(changeLog.readChange, { params: { id } }, { token })).change;

/** Writes an entry as an earlier act would have left it. */
async function logged(entry: {
  action: string;
  entity: string;
  entityId?: string;
  at?: string;
  before?: object;
  after?: object;
}) {
  const id = newId();
  await sql`insert into audit_log (id, at, actor_id, action, entity, entity_id, before, after)
    values (${id}::uuid, ${entry.at ?? '2026-11-20T01:00:00Z'}::timestamptz, ${administrator.id}::uuid, ${entry.action},
      ${entry.entity}, ${entry.entityId ?? 'x'}, ${JSON.stringify(entry.before ?? null)}::jsonb, ${JSON.stringify(entry.after ?? null)}::jsonb)
  `.execute(portal.platform.db);
  return id;
}

describe('X1 the change log', () => {
  it('has a change with who, what, and each field before and after', async () => {
    const { menuList } = await portal.get(admin.listMenus, {}, { token });
    const menu = menuList.find(({ menuId }) => menuId === 'ABL_GUIDE');
    const body = { version: menu?.version ?? 0, nameKo: '검사 안내' };
    await portal.get(admin.changeMenu, { params: { id: 'ABL_GUIDE' }, body }, { token });
    const { changePage } = await page({ kind: 'menu' });
    expect(changePage.content).toMatchObject([
      {
        byNm: '관리자',
        actNm: '메뉴 변경',
        kind: 'menu',
        kindNm: '메뉴',
        recordId: 'ABL_GUIDE',
        recordNm: '검사 안내',
      },
    ]);
    const [change] = changePage.content;
    const { fieldList } = await read(change?.changeId ?? '');
    expect(fieldList).toContainEqual(expect.objectContaining({ beforeList: ['진단 안내'], afterList: ['검사 안내'] }));
  });

  it('is found by days, kind, record and person, the latest first, page by page', async () => {
    const kind = { action: 'jobs.retryJob', entity: 'job' };
    const early = await logged({ ...kind, at: '2026-03-01T15:00:00Z' });
    const late = await logged({ ...kind, at: '2026-03-02T14:59:59Z' });
    const next = await logged({ ...kind, at: '2026-03-02T15:00:00Z' });
    const idsOf = async (query: object) => (await page(query)).changePage.content.map(({ changeId }) => changeId);
    expect(await idsOf({ kind: 'job' })).toEqual([next, late, early]);
    expect(await idsOf({ kind: 'job', from: '2026-03-02', until: '2026-03-02' })).toEqual([late, early]);
    expect(await idsOf({ kind: 'job', size: '10', page: 1 })).toEqual([]);
    expect(await idsOf({ kind: 'job', recordId: 'y' })).toEqual([]);
    expect(await idsOf({ kind: 'job', searchText: '관리자' })).toHaveLength(3);
    expect(await idsOf({ kind: 'job', searchText: '없는이름' })).toEqual([]);
    expect(await idsOf({ kind: 'nothing_such' })).toEqual([]);
  });

  it('has nothing of cases, and of none by its id', async () => {
    const hidden = await logged({
      action: 'counselling.ask',
      entity: 'counselling_request',
      after: { topic: 'secret' },
    });
    // An action under another record's name is not shown for the record.
    const strange = await logged({ action: 'counselling.ask', entity: 'menu', after: { topic: 'secret' } });
    const { changePage } = await page({ size: '100' });
    expect(changePage.content.map(({ changeId }) => changeId)).not.toContain(hidden);
    expect(changePage.content.map(({ changeId }) => changeId)).not.toContain(strange);
    for (const id of [hidden, strange]) {
      const { status } = await portal.ask(changeLog.readChange, { params: { id } }, { token });
      expect(status).toBe(404);
    }
  });

  it('says what went and what came of a role', async () => {
    const id = await logged({
      action: 'admin.replacePrivileges',
      entity: 'role',
      before: ['ADM_JOB R ALL', 'ADM_JOB RR ALL'],
      after: ['ADM_JOB R ALL', 'ADM_SET R ALL'],
    });
    expect((await read(id)).fieldList).toEqual([
      {
        path: '',
        fieldNm: '',
        beforeList: ['작업 현황: 상세 (전체)'],
        afterList: ['설정: 목록 (전체)'],
      },
    ]);
  });

  it('names what it can: settings by what they say, people by name; a key that is no id names nothing', async () => {
    const setting = await logged({ action: 'settings.changeSetting', entity: 'setting', entityId: 'theme.accent' });
    const member = await logged({ action: 'admin.giveRole', entity: 'member', entityId: administrator.id });
    const strange = await logged({ action: 'admin.takeRole', entity: 'member', entityId: 'nobody' });
    const names = [];
    for (const id of [setting, member, strange]) names.push((await read(id)).recordNm);
    expect(names).toEqual(['강조색', '관리자', null]);
  });
});
