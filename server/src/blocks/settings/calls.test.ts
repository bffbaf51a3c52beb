import { settings } from '@naru/contract/areas/settings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn } from '../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { MOST_BUNDLE_MEGABYTES } from '../../areas/admin/roster/settings.ts';
import { BROUGHT } from '../../main.ts';
import { groupOf, SETTING_GROUPS } from './groups.ts';

const PIXEL = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a', 'hex').toString('base64')}`;

let portal: TestPortal;
let admin: string;
let staff: string;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'], roles: ['ADMINISTRATOR'] }));
  staff = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
});
afterAll(() => portal.close());

const change = (key: string, value: string, version: number, token = admin) =>
  portal.ask(settings.changeSetting, { params: { key }, body: { value, version, reason: '시험' } }, { token });

describe('settings', () => {
  it('are listed with value, default and a description in the person’s language', async () => {
    const ko = await portal.get(settings.listSettings, {}, { token: admin });
    const en = await portal.get(settings.listSettings, {}, { token: admin, language: 'en' });
    expect(ko.settingList.map((entry) => entry.key)).toContain('theme.accent');
    for (const entry of ko.settingList) expect(entry.description).toMatch(/[가-힣]/);
    for (const entry of en.settingList) expect(entry.description).not.toMatch(/[가-힣]/);
  });

  it('show on every page once they are changed', async () => {
    expect((await change('university.nameKo', '한빛대학교', 0)).status).toBe(200);
    const info = await portal.get(settings.portalInfo, {});
    expect(info.universityNm.ko).toBe('한빛대학교');
  });

  it('are refused to who does not administer them', async () => {
    expect((await change('theme.accent', '#003876', 0, staff)).envelope.code).toBe('S403');
    expect((await portal.ask(settings.listSettings, {})).envelope.code).toBe('S401');
  });

  it.each([
    ['help.deskKo', '02-123-4567\n가짜 안내'],
    ['university.nameKo', '나루\u2028대학교'],
    ['theme.accent', 'teal'],
    ['theme.accent', '#12345'],
    ['university.nameKo', '   '],
    ['university.nameKo', 'x'.repeat(101)],
    ['university.logo', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['university.logo', 'https://elsewhere.example/logo.png'],
    ['psychological.campusLine', '상담센터에 물어보세요'],
    ['psychological.campusLine', '02-2200-1109; 119'],
  ])('%s does not take %s', async (key, value) => {
    const { envelope, status } = await change(key, value, 0);
    expect(status).toBe(422);
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'value' }] } });
  });

  it('that are a phone number take one, or nothing at all', async () => {
    expect((await change('psychological.campusLine', '02-2200-1109', 0)).status).toBe(200);
    expect((await change('psychological.campusLine', '', 1)).status).toBe(200);
  });

  it('that do not exist are not found', async () => {
    expect((await change('no.such', 'x', 0)).status).toBe(404);
    expect((await change('__proto__', 'x', 0)).status).toBe(404);
  });

  it('tell the second of two, with the state as it is now', async () => {
    const [first, second] = await Promise.all([change('help.deskKo', '가', 0), change('help.deskKo', '나', 0)]);
    const [done, told] = first.status === 200 ? [first, second] : [second, first];
    expect(done.status).toBe(200);
    expect(told.envelope).toMatchObject({ code: '9101', output: { current: { key: 'help.deskKo', version: 1 } } });
  });

  it('serve a logo at an address of its own, and an old one no longer', async () => {
    await change('university.logo', PIXEL, 0);
    const { logo } = await portal.get(settings.portalInfo, {});
    const picture = await portal.app.inject({ url: logo ?? '' });
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.rawPayload.toString('hex')).toBe('89504e470d0a1a0a');
    expect((await portal.app.inject({ url: '/api/portal/logo/0000000000000000' })).statusCode).toBe(404);
  });

  it('leave their history, without pictures in the audit', async () => {
    const rows = await portal.platform.db
      .selectFrom('audit_log')
      .select(['audit_log.entity_id', 'audit_log.after'])
      .execute();
    expect(rows.find((row) => row.entity_id === 'university.nameKo')?.after).toBe('한빛대학교');
    expect(rows.find((row) => row.entity_id === 'university.logo')?.after).toBeNull();
  });

  it('X7 tell who changed them when and why, and take an earlier value again', async () => {
    await change('ability.graduationSchool', 'https://erp.example/a', 0);
    await change('ability.graduationSchool', 'https://erp.example/b', 1);
    const read = () =>
      portal.get(settings.readSetting, { params: { key: 'ability.graduationSchool' } }, { token: admin });
    const { setting, historyList, canChange } = await read();
    expect(canChange).toBe(true);
    expect(setting).toMatchObject({
      group: 'ability',
      groupNm: '역량·진단',
      version: 2,
      isRefused: false,
      range: null,
    });
    expect(setting.changedByNm).not.toBeNull();
    expect(historyList).toMatchObject([
      { before: 'https://erp.example/a', after: 'https://erp.example/b', reason: '시험' },
      { before: null, after: 'https://erp.example/a', reason: '시험' },
    ]);
    expect((await change('ability.graduationSchool', historyList[1]?.after as string, 2)).status).toBe(200);
    expect((await read()).setting.value).toBe('https://erp.example/a');
  });

  it('X7 need a reason', async () => {
    const body = { value: '02-1', version: 0, reason: '' };
    const { envelope } = await portal.ask(
      settings.changeSetting,
      { params: { key: 'help.deskEn' }, body },
      { token: admin },
    );
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'reason' }] } });
  });

  it('X7 that hold a value out of bounds count as unset, and say so', async () => {
    const { db } = portal.platform;
    const key = 'roster.mostMegabytes';
    await db
      .insertInto('setting')
      .values({ key, value: JSON.stringify(-5) })
      .execute();
    const { setting } = await portal.get(settings.readSetting, { params: { key } }, { token: admin });
    expect(setting).toMatchObject({ isRefused: true, value: setting.defaultValue });
    expect(setting.range).toMatchObject({ min: 1 });
    const values = await portal.platform.settings.read();
    expect(values.of(MOST_BUNDLE_MEGABYTES)).toBe(setting.defaultValue);
  });

  it('X7 are each about something that has a name', () => {
    const unnamed = BROUGHT.settings.filter(({ key }) => !SETTING_GROUPS[groupOf(key)]);
    expect(unnamed.map(({ key }) => key)).toEqual([]);
  });
});
