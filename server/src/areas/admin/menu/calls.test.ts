import { admin, type MenuSetting } from '@naru/contract/areas/admin.ts';
import { session } from '@naru/contract/areas/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let token: string;
let staff: string;

beforeAll(async () => {
  portal = await openTestPortal();
  token = await signIn(portal, await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] }));
  staff = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
});
afterAll(() => portal.close());

async function readMenu(id: string): Promise<MenuSetting> {
  const { menuList } = await portal.get(admin.listMenus, {}, { token });
  const menu = menuList.find((one) => one.menuId === id);
  if (!menu) throw new Error(`there is no menu ${id}`);
  return menu;
}

interface Change {
  readonly version: number;
  readonly hiddenAt?: 'Y' | 'N';
  readonly devAt?: 'Y' | 'N';
  readonly nameKo?: string;
  readonly nameEn?: string;
}

const change = (id: string, body: Change) => portal.ask(admin.changeMenu, { params: { id }, body }, { token });

const homeAt = async (bearer: string) =>
  (await portal.get(session.loginInfo, {}, { token: bearer })).menuList.find((menu) => menu.menuId === 'HOME');

describe('menus', () => {
  it('X3 are listed with rule and flags', async () => {
    expect(await readMenu('CNS_LAW')).toMatchObject({
      parentId: 'CNS',
      routerNm: '/cnslt/law/dtls/list',
      anyOf: ['duty:LAW_COUNSELLOR'],
      noneOf: [],
      hiddenAt: 'N',
    });
  });

  it('X3 take new titles and flags, and everybody sees them at the next call', async () => {
    const { version, nameEn } = await readMenu('HOME');
    expect(await homeAt(staff)).toMatchObject({ menuNm: '홈', devAt: 'N' });
    const { envelope } = await change('HOME', { version, nameKo: ' 나루터 ', devAt: 'Y' });
    expect(envelope.output).toMatchObject({
      menu: { menuId: 'HOME', nameKo: '나루터', nameEn, devAt: 'Y', hiddenAt: 'N', version: version + 1 },
    });
    expect(await homeAt(staff)).toMatchObject({ menuNm: '나루터', devAt: 'Y' });
    await change('HOME', { version: version + 1, hiddenAt: 'Y' });
    expect(await homeAt(staff)).toBeUndefined();
    await change('HOME', { version: version + 2, hiddenAt: 'N', devAt: 'N', nameKo: '홈' });
    expect(await homeAt(staff)).toMatchObject({ menuNm: '홈', devAt: 'N' });
    const rows = await portal.platform.db
      .selectFrom('audit_log')
      .select(['audit_log.before', 'audit_log.after'])
      .where('audit_log.action', '=', 'admin.changeMenu')
      .orderBy('audit_log.id')
      .execute();
    expect(rows[0]).toEqual({
      before: { nameKo: '홈', nameEn, isHidden: false, isInDevelopment: false },
      after: { nameKo: '나루터', nameEn, isHidden: false, isInDevelopment: true },
    });
  });

  it('X3 keep what somebody else changed meanwhile, and show it', async () => {
    const { version } = await readMenu('CMM');
    const answers = await Promise.all(Array.from({ length: 10 }, () => change('CMM', { version, hiddenAt: 'N' })));
    expect(answers.map((answer) => answer.envelope.code).sort()).toEqual(['0000', ...Array<string>(9).fill('9101')]);
    const late = await change('CMM', { version, nameKo: '모임' });
    expect(late.status).toBe(409);
    expect(late.envelope.output).toEqual({ current: await readMenu('CMM') });
  });

  it.each([
    ['nameKo', { nameKo: '   ' }],
    ['nameEn', { nameEn: 'x'.repeat(61) }],
    ['hiddenAt', { hiddenAt: 'maybe' as 'Y' }], // wrong on purpose
  ])('X3 refuse by the field %s', async (field, wrong) => {
    const { version } = await readMenu('HOME');
    const { status, envelope } = await change('HOME', { version, ...wrong });
    expect(status).toBe(422);
    expect(envelope.output).toMatchObject({ errors: [{ field }] });
  });

  it('X3 are not found where there is none', async () => {
    expect((await change('NO_SUCH', { version: 1 })).envelope.code).toBe('404');
  });

  it('X3 happen once for a write that was sent twice', async () => {
    const { version } = await readMenu('ABL');
    const headers = { 'idempotency-key': 'one and the same' };
    const send = () =>
      portal.ask(admin.changeMenu, { params: { id: 'ABL' }, body: { version, hiddenAt: 'N' } }, { token, headers });
    const answers = [await send(), await send()];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect((await readMenu('ABL')).version).toBe(version + 1);
  });
});
