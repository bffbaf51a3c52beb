import { home } from '@naru/contract/areas/home.ts';
import { exhibits } from '@naru/contract/areas/portfolio/exhibit.ts';
import { nominationDesk as desk, nominations as own } from '@naru/contract/areas/portfolio/nomination.ts';
import { portfolioReports as reports } from '@naru/contract/areas/portfolio/report.ts';
import type { CallInput } from '@naru/contract/call.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn, type MadeMember, type MemberWish } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aContent, aPortfolio, aRow, type PortfolioWish } from '../../../../test/shown-pages.ts';
import { PDF, upload } from '../../../../test/upload.ts';
import { newId } from '../../../platform/db/id.ts';
import { PORTFOLIO_FILE } from '../core/portfolio-file.ts';
import { endExhibits } from './jobs.ts';

type Signed = MadeMember & { readonly token: string };
type DeskBody = CallInput<typeof desk.stepNomination>['body'];
type OwnBody = CallInput<typeof own.stepOwnNomination>['body'];
type Unversioned<T> = T extends unknown ? Omit<T, 'version'> : never;

const NOW = new Date('2026-11-26T10:00:00+09:00');
const SCORES = { CONTENT: 5, EVIDENCE: 4, STORY: 4, DESIGN: 3, ACCESS: 4 } as const;
const PERIOD = { exhibitFrom: '2026-11-26', exhibitTo: '2027-05-31' } as const;

let portal: TestPortal;
let office: Signed;
let reviewer: Signed;
let owner: Signed;

async function somebody(wish: MemberWish): Promise<Signed> {
  const member = await aMember(portal.platform.db, wish);
  return { ...member, token: await signIn(portal, member) };
}
async function aPupil(nameKo = '김하늘'): Promise<Signed> {
  const student = await aStudent(portal.platform.db, { nameKo });
  return { ...student, token: await signIn(portal, student) };
}
/** Signs somebody in at a later moment. */
const again = async (one: Signed): Promise<Signed> => ({ ...one, token: await signIn(portal, one) });
const as = ({ token }: Signed, language = 'ko') => ({ token, language });

beforeAll(async () => {
  portal = await openTestPortal();
  office = await somebody({ types: ['STAFF'], roles: ['CAREER_CENTRE'], nameKo: '배소윤' });
  reviewer = await somebody({ types: ['STAFF'], roles: ['CAREER_CENTRE'], nameKo: '박심사' });
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = NOW;
  owner = await aPupil();
});

const made = (wish: PortfolioWish = {}, of = owner) => aPortfolio(portal.platform.db, of.id, wish);
const nominate = (one: Signed, id: string, reason = '과정이 잘 보여요.') =>
  portal.ask(own.createNomination, { params: { id }, body: { reason } }, as(one));
async function nominated(by = owner, wish: PortfolioWish = {}) {
  const portfolio = await made(wish);
  const { envelope } = await nominate(by, portfolio.portfolioId);
  expect(envelope.code).toBe('0000');
  return { ...portfolio, id: (envelope.output as { nominationId: string }).nominationId };
}
const versionOf = async (id: string): Promise<number> =>
  (
    await portal.platform.db
      .selectFrom('portfolio_nomination')
      .select('portfolio_nomination.version')
      .where('portfolio_nomination.id', '=', id)
      .executeTakeFirstOrThrow()
  ).version;
const step = async (id: string, given: Unversioned<DeskBody>, by = office) => {
  const body = { ...given, version: await versionOf(id) } as DeskBody; // of the action that was given
  return portal.ask(desk.stepNomination, { params: { id }, body }, as(by));
};
const ownStep = async (id: string, given: Unversioned<OwnBody>, by = owner) => {
  const body = { ...given, version: await versionOf(id) } as OwnBody; // of the action that was given
  return portal.ask(own.stepOwnNomination, { params: { id }, body }, as(by));
};
const review = (id: string, by = reviewer, reviewVersion = 0) =>
  portal.ask(desk.saveReview, { params: { id }, body: { scores: SCORES, note: '', reviewVersion } }, as(by));
const codeOf = ({ envelope }: { envelope: { code: string } }): string => envelope.code;
type Refused = { errors?: { field: string; message: string }[] } | null;
const refusalOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as Refused)?.errors?.map(({ field, message }) => `${field} ${message}`).join() ?? '';

async function selected(by = owner, wish: PortfolioWish = {}) {
  const nomination = await nominated(by, wish);
  await step(nomination.id, { action: 'BEGIN' });
  await review(nomination.id);
  expect(codeOf(await step(nomination.id, { action: 'SELECT', praise: '이야기가 이어져요.' }))).toBe('0000');
  return nomination;
}
async function exhibited(wish: PortfolioWish = {}, showsName = true) {
  const nomination = await selected(owner, wish);
  expect(codeOf(await ownStep(nomination.id, { action: 'CONSENT', ...PERIOD, showsName }))).toBe('0000');
  return nomination;
}
const gallery = async (by: Signed, query: object = {}) =>
  (await portal.get(exhibits.pageExhibits, { query: { size: 'all', ...query } }, as(by))).exhibitPage.content;
const isListed = async (id: string, by = reviewer) =>
  (await gallery(by)).some(({ nominationId }) => nominationId === id);
const mine = async (one = owner) => (await portal.get(own.listOwnNominations, {}, as(one))).nominationList;

describe('F7 a nomination', () => {
  it('goes from the owner to the gallery, and says at each place what comes next', async () => {
    const { id } = await nominated();
    expect(await mine()).toMatchObject([{ status: 'NOMINATED', isOwn: true, stepList: [{ action: 'WITHDRAW' }] }]);
    const read = async () => (await portal.get(desk.readNomination, { params: { id } }, as(office))).nomination;
    expect((await read()).stepList.map(({ action }) => action)).toEqual(['BEGIN', 'DECLINE']);
    await step(id, { action: 'BEGIN' });
    expect(refusalOf(await step(id, { action: 'SELECT', praise: '좋아요.' }))).toContain(
      'action 아직 심사한 사람이 없어요',
    );
    expect(codeOf(await review(id))).toBe('0000');
    expect(await read()).toMatchObject({ score: 4, reviewCount: 1, reviewBar: null, versionNumber: 1 });
    expect((await read()).page.html).toContain('안녕하세요.');
    await step(id, { action: 'SELECT', praise: '이야기가 이어져요.' });
    const [waiting] = await mine();
    expect(waiting).toMatchObject({ status: 'SELECTED', period: { from: '2026-11-26', to: '2027-11-25' } });
    expect(waiting?.stepList.map(({ action }) => action)).toEqual(['CONSENT', 'WITHDRAW']);
    expect(await isListed(id)).toBe(false);
    const { todoList } = await portal.get(home.listTodos, {}, as(owner));
    expect(todoList.some((todo) => todo.id === `portfolio-consent-${id}`)).toBe(true);
    await ownStep(id, { action: 'CONSENT', ...PERIOD, showsName: true });
    expect((await gallery(reviewer)).find(({ nominationId }) => nominationId === id)).toMatchObject({
      ownerNm: '김하늘',
      praise: '이야기가 이어져요.',
      strongPointList: ['CONTENT', 'EVIDENCE'],
      likeCount: 0,
    });
    expect((await read()).historyList.map(({ action }) => action)).toEqual([
      'NOMINATE',
      'BEGIN',
      'REVIEW',
      'SELECT',
      'CONSENT',
    ]);
  });

  it('is withdrawn by its owner at any time, and nobody sees it from then on', async () => {
    const { id } = await exhibited();
    expect(await isListed(id)).toBe(true);
    await ownStep(id, { action: 'WITHDRAW' });
    expect(await isListed(id)).toBe(false);
    const { envelope } = await portal.ask(exhibits.readExhibit, { params: { id } }, as(reviewer));
    expect(envelope.code).toBe('404');
    expect(await mine()).toMatchObject([{ status: 'ENDED', ending: null, stepList: [] }]);
  });

  it('is open once a portfolio, and a declined version is not nominated again', async () => {
    const { id, portfolioId } = await nominated();
    expect(refusalOf(await nominate(owner, portfolioId))).toContain('reason 이미 추천된');
    expect(codeOf(await step(id, { action: 'DECLINE', reason: '과정이 보이지 않아요.' }))).toBe('0000');
    expect(await mine()).toMatchObject([{ status: 'DECLINED', endReason: '과정이 보이지 않아요.' }]);
    expect(refusalOf(await nominate(owner, portfolioId))).toContain('이번에 뽑히지 않았어요');
  });

  it('takes a reason, a portfolio that others see, and nobody else’s private one', async () => {
    const hidden = await made({ visibility: 'PRIVATE' });
    expect(refusalOf(await nominate(owner, hidden.portfolioId))).toContain('다른 사람이 볼 수 없는');
    expect(codeOf(await nominate(office, hidden.portfolioId))).toBe('404');
    const shown = await made();
    expect(codeOf(await nominate(owner, shown.portfolioId, ' '))).toBe('9100');
    expect(codeOf(await nominate(await aPupil(), shown.portfolioId))).toBe('404');
    const linked = await made({ visibility: 'LINK' });
    expect(codeOf(await nominate(office, linked.portfolioId))).toBe('404');
    expect(codeOf(await nominate(owner, linked.portfolioId))).toBe('0000');
  });

  it('is made by staff for others: the owner is told, and the nominator neither reviews nor selects', async () => {
    const { id } = await nominated(office);
    expect(await mine()).toMatchObject([{ isOwn: true, nominatedByNm: '배소윤' }]);
    await step(id, { action: 'BEGIN' });
    expect(codeOf(await review(id, office))).toBe('S403');
    await review(id);
    expect(refusalOf(await step(id, { action: 'SELECT', praise: '좋아요.' }))).toContain('다른 사람이 선정해야');
    expect(codeOf(await step(id, { action: 'SELECT', praise: '좋아요.' }, reviewer))).toBe('0000');
    const told = await sql<{ type: string }>`
      select o.payload ->> 'type' as type from outbox o where o.aggregate_id = ${id}::uuid order by o.id`.execute(
      portal.platform.db,
    );
    expect(told.rows.map(({ type }) => type)).toEqual(['PORTFOLIO_NOMINATED', 'PORTFOLIO_SELECTED']);
  });

  it('is nobody else’s to consent to or to withdraw', async () => {
    const { id } = await nominated(office);
    await step(id, { action: 'BEGIN' });
    await review(id);
    // Staff who nominated do not select: another does.
    await step(id, { action: 'SELECT', praise: '좋아요.' }, reviewer);
    expect(codeOf(await ownStep(id, { action: 'CONSENT', ...PERIOD, showsName: true }, await aPupil()))).toBe('404');
    expect(codeOf(await ownStep(id, { action: 'CONSENT', ...PERIOD, showsName: true }, office))).toBe('9103');
    expect(codeOf(await ownStep(id, { action: 'WITHDRAW' }, office))).toBe('9103');
    expect(codeOf(await ownStep(id, { action: 'WITHDRAW' }))).toBe('0000');
  });

  it('says at its field which day of a consent cannot be', async () => {
    const { id } = await selected();
    const consent = (exhibitFrom: string, exhibitTo: string) =>
      ownStep(id, { action: 'CONSENT', exhibitFrom, exhibitTo, showsName: false });
    expect(refusalOf(await consent('2026-11-25', '2026-12-25'))).toContain('exhibitFrom 이미 지난 날');
    expect(refusalOf(await consent('2026-12-25', '2026-12-24'))).toContain('exhibitTo 끝나는 날이');
    expect(refusalOf(await consent('2026-11-26', '2027-11-26'))).toContain('exhibitTo 전시는 12개월까지');
    expect(await mine()).toMatchObject([{ status: 'SELECTED' }]);
  });

  it('of consent and decline at once takes one', async () => {
    const { id } = await selected();
    const version = await versionOf(id);
    const answers = await Promise.all([
      portal.ask(
        own.stepOwnNomination,
        { params: { id }, body: { action: 'CONSENT', ...PERIOD, showsName: false, version } },
        as(owner),
      ),
      portal.ask(
        desk.stepNomination,
        { params: { id }, body: { action: 'DECLINE', reason: '다시 봤어요.', version } },
        as(office),
      ),
    ]);
    expect(answers.map(codeOf).toSorted()).toEqual(['0000', '9101']);
  });

  it('50 at once: one stands', async () => {
    const { portfolioId } = await made();
    const answers = await Promise.all(Array.from({ length: 50 }, () => nominate(owner, portfolioId)));
    expect(answers.filter((answer) => codeOf(answer) === '0000')).toHaveLength(1);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from portfolio_nomination n where n.portfolio_id = ${portfolioId}::uuid`.execute(
      portal.platform.db,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('F7 reviews', () => {
  it('two reviewers at once both stand, and the mean is of both', async () => {
    const { id } = await nominated();
    await step(id, { action: 'BEGIN' });
    const third = await somebody({ types: ['STAFF'], roles: ['CAREER_CENTRE'] });
    const answers = await Promise.all([review(id, reviewer), review(id, third)]);
    expect(answers.map(codeOf)).toEqual(['0000', '0000']);
    const { nomination } = await portal.get(desk.readNomination, { params: { id } }, as(office));
    expect(nomination).toMatchObject({ reviewCount: 2, score: 4 });
  });

  it('need every point, and are changed from what was seen', async () => {
    const { id } = await nominated();
    expect(codeOf(await review(id))).toBe('9103');
    await step(id, { action: 'BEGIN' });
    const part = await portal.ask(
      desk.saveReview,
      { params: { id }, body: { scores: { CONTENT: 5 }, note: '', reviewVersion: 0 } },
      as(reviewer),
    );
    expect(refusalOf(part)).toContain('scores 모든 항목에');
    expect(codeOf(await review(id))).toBe('0000');
    expect(codeOf(await review(id))).toBe('9101');
    expect(codeOf(await review(id, reviewer, 1))).toBe('0000');
  });

  it('are no student’s to read', async () => {
    const { id } = await nominated();
    expect(codeOf(await portal.ask(desk.readNomination, { params: { id } }, as(owner)))).toBe('S403');
    expect(codeOf(await portal.ask(desk.pageNominations, { query: {} }, as(owner)))).toBe('S403');
  });
});

describe('F7 a member of the staff whose own portfolio it is', () => {
  let both: Signed;
  beforeEach(async () => {
    both = await somebody({ types: ['STAFF'], roles: ['CAREER_CENTRE'], nameKo: '하주인' });
  });

  it('learns what becomes of a nomination, not what colleagues say of it', async () => {
    const { portfolioId } = await made({}, both);
    const { envelope } = await nominate(office, portfolioId);
    const id = (envelope.output as { nominationId: string }).nominationId;
    await step(id, { action: 'BEGIN' });
    expect(codeOf(await review(id))).toBe('0000');
    const read = async (by: Signed) => (await portal.get(desk.readNomination, { params: { id } }, as(by))).nomination;
    expect((await read(reviewer)).reviewList).toHaveLength(1);
    const asOwner = await read(both);
    expect(asOwner).toMatchObject({ reviewList: [], score: null });
    expect(JSON.stringify(asOwner)).not.toContain('박심사');
    const { nominationPage } = await portal.get(desk.pageNominations, { query: { tab: 'REVIEW' } }, as(both));
    expect(nominationPage.content.find(({ nominationId }) => nominationId === id)).toMatchObject({ score: null });
  });

  it('does not learn who reported it, nor in which words', async () => {
    const { portfolioId, path } = await made({}, both);
    const body = { portfolioPath: path, reportReason: 'OTHER', text: '내가 봤어요.' } as const;
    await portal.ask(reports.reportPortfolio, { body }, as(reviewer));
    const read = (by: Signed) => portal.ask(reports.readReported, { params: { id: portfolioId } }, as(by));
    expect(JSON.stringify((await read(office)).envelope)).toContain('박심사');
    const told = JSON.stringify((await read(both)).envelope);
    expect(told).not.toMatch(/박심사|내가 봤어요/);
  });
});

describe('F7 an exhibition', () => {
  it('names nobody who did not want it: neither the list, nor the page, nor a search', async () => {
    const { id, portfolioId } = await exhibited({}, false);
    const shown = (await gallery(reviewer)).find(({ nominationId }) => nominationId === id);
    expect(shown?.ownerNm).toBeNull();
    const { exhibit } = await portal.get(exhibits.readExhibit, { params: { id } }, as(reviewer));
    expect(exhibit.page.html).not.toContain('김하늘');
    expect(JSON.stringify(exhibit)).not.toContain(portfolioId);
    expect((await gallery(reviewer, { searchText: '김하늘' })).map(({ nominationId }) => nominationId)).not.toContain(
      id,
    );
    await ownStep(id, { action: 'CHANGE', exhibitTo: '2027-01-31', showsName: true });
    expect((await gallery(reviewer, { searchText: '김하늘' })).map(({ nominationId }) => nominationId)).toContain(id);
  });

  it('closes its files in the moment in which it is withdrawn, and saves them under no name of their owner', async () => {
    const { fileId } = await upload(portal, [{ name: '김하늘 보고서.pdf', bytes: PDF }], { token: owner.token });
    const file = { blockId: newId(), kind: 'FILE', file: { fileId, fileSn: 1 }, title: '' } as const;
    const { id, portfolioId } = await exhibited({ content: aContent([aRow(file)]) }, false);
    await sql`update file_group set entity = ${PORTFOLIO_FILE}, entity_id = ${portfolioId} where id = ${fileId}::uuid`.execute(
      portal.platform.db,
    );
    await sql`update file_entry set attached_at = ${NOW} where group_id = ${fileId}::uuid`.execute(portal.platform.db);
    const pupil = await aPupil('이봄');
    const addressFor = async (one: Signed): Promise<string> => {
      const { exhibit } = await portal.get(exhibits.readExhibit, { params: { id } }, as(one));
      expect(exhibit.page.html).not.toContain('김하늘');
      return (/href="(\/view\/[^"]+)"/.exec(exhibit.page.html)?.[1] ?? '').replaceAll('&amp;', '&');
    };
    const [address, ownAddress] = [await addressFor(pupil), await addressFor(owner)];
    const sent = await portal.app.inject({ url: address });
    expect([sent.statusCode, sent.headers['content-disposition']]).toEqual([200, 'attachment']);
    await ownStep(id, { action: 'WITHDRAW' });
    expect((await portal.app.inject({ url: address })).statusCode).toBe(404);
    expect((await portal.app.inject({ url: ownAddress })).statusCode).toBe(200);
  });

  it('shows the version that was nominated, whatever is published since', async () => {
    const { id, portfolioId } = await exhibited();
    await sql`update portfolio set title = '다른 제목', published_number = 1, content_version = 9
      where id = ${portfolioId}::uuid`.execute(portal.platform.db);
    const { exhibit } = await portal.get(exhibits.readExhibit, { params: { id } }, as(reviewer));
    expect(exhibit).toMatchObject({ title: '하늘의 포트폴리오' });
  });

  it('is seen in its period only, and ends by itself after its last day', async () => {
    const { id } = await selected();
    await ownStep(id, { action: 'CONSENT', exhibitFrom: '2026-12-01', exhibitTo: '2026-12-31', showsName: true });
    expect(await isListed(id)).toBe(false);
    portal.clock.now = new Date('2026-12-31T23:00:00+09:00');
    const [late, lateOwner] = [await again(reviewer), await again(owner)];
    expect(await isListed(id, late)).toBe(true);
    await endExhibits(portal.platform);
    expect(await mine(lateOwner)).toMatchObject([{ status: 'EXHIBITED', isShown: true }]);
    portal.clock.now = new Date('2027-01-01T00:10:00+09:00');
    expect(await isListed(id, await again(reviewer))).toBe(false);
    await endExhibits(portal.platform);
    expect(await mine(await again(owner))).toMatchObject([{ status: 'ENDED', ending: 'OVER' }]);
  });

  it.each([
    ['taken down', sql`status = 'UNPUBLISHED', published_number = 1`, 'EXHIBITED'],
    ['private', sql`visibility = 'PRIVATE'`, 'EXHIBITED'],
    ['deleted', sql`deleted_at = now()`, 'ENDED'],
  ])('of a portfolio that is %s is seen by nobody at once', async (_what, change, status) => {
    const { id, portfolioId } = await exhibited();
    await sql`update portfolio set ${change} where id = ${portfolioId}::uuid`.execute(portal.platform.db);
    expect(await isListed(id)).toBe(false);
    expect(codeOf(await portal.ask(exhibits.readExhibit, { params: { id } }, as(reviewer)))).toBe('404');
    await endExhibits(portal.platform);
    expect(await mine()).toMatchObject([{ status, isShown: false }]);
  });

  it('is liked by 50 at once, counted once a person, and no longer liked by another press', async () => {
    const { id } = await exhibited();
    const fans = await Promise.all(Array.from({ length: 10 }, () => aPupil()));
    const like = (one: Signed, isLiked: boolean) =>
      portal.ask(exhibits.likeExhibit, { params: { id }, body: { isLiked } }, as(one));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => like(fans[at % fans.length] ?? owner, true)),
    );
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['0000']));
    const shown = async () =>
      (await portal.get(exhibits.readExhibit, { params: { id } }, as(fans[0] ?? owner))).exhibit;
    expect(await shown()).toMatchObject({ likeCount: 10, isLiked: true });
    await like(fans[0] ?? owner, false);
    await like(fans[0] ?? owner, false);
    expect(await shown()).toMatchObject({ likeCount: 9, isLiked: false });
  });

  it('is remarked on; a remark is changed and deleted by its author, and hidden by staff with a reason', async () => {
    const { id } = await exhibited();
    const fan = await aPupil('이도현');
    const { envelope } = await portal.ask(
      exhibits.createRemark,
      { params: { id }, body: { text: '멋져요.' } },
      as(fan),
    );
    const { remarkId } = envelope.output as { remarkId: string };
    const list = async (by: Signed) =>
      (await portal.get(exhibits.pageRemarks, { params: { id }, query: {} }, as(by))).remarkPage.content;
    const change = (by: Signed, version: number) =>
      portal.ask(exhibits.changeRemark, { params: { id: remarkId }, body: { text: '정말 멋져요.', version } }, as(by));
    expect(codeOf(await change(owner, 1))).toBe('404');
    expect(codeOf(await change(fan, 1))).toBe('0000');
    expect(codeOf(await change(fan, 1))).toBe('9101');
    const hide = { params: { id: remarkId }, body: { reason: '관계없는 글이에요.', version: 2 } };
    expect(codeOf(await portal.ask(exhibits.hideRemark, hide, as(owner)))).toBe('S403');
    expect(codeOf(await portal.ask(exhibits.hideRemark, hide, as(office)))).toBe('0000');
    expect(await list(owner)).toMatchObject([{ text: null, isHidden: true, hiddenReason: null }]);
    expect(await list(fan)).toMatchObject([{ text: '정말 멋져요.', hiddenReason: '관계없는 글이에요.' }]);
    expect(codeOf(await portal.ask(exhibits.deleteRemark, { params: { id: remarkId } }, as(owner)))).toBe('404');
    expect(codeOf(await portal.ask(exhibits.deleteRemark, { params: { id: remarkId } }, as(fan)))).toBe('0000');
    expect(await list(fan)).toEqual([]);
  });

  it('is liked and remarked on by nobody once it is over', async () => {
    const { id } = await exhibited();
    await ownStep(id, { action: 'WITHDRAW' });
    const fan = await aPupil();
    expect(codeOf(await portal.ask(exhibits.likeExhibit, { params: { id }, body: { isLiked: true } }, as(fan)))).toBe(
      '404',
    );
    expect(
      codeOf(await portal.ask(exhibits.createRemark, { params: { id }, body: { text: '어디 갔어요?' } }, as(fan))),
    ).toBe('404');
  });
});

describe('F7 reports', () => {
  const report = (portfolioPath: string, ip: string, text = '얼굴이 보여요.') =>
    portal.app.inject({
      method: 'POST',
      url: '/view/cdp/portfolio/report',
      remoteAddress: ip,
      payload: { portfolioPath, reportReason: 'PERSONAL_DATA', text },
    });
  const reported = async (id: string) => portal.ask(reports.readReported, { params: { id } }, as(office));
  const decide = async (id: string, decision: 'HIDE' | 'KEEP' | 'SHOW', reason = '', by = office) => {
    const { envelope } = await reported(id);
    const { version } = (envelope.output as { reported: { version: number } }).reported;
    return portal.ask(reports.decideReports, { params: { id }, body: { decision, reason, version } }, as(by));
  };

  it('answer alike whatever is at the address, and keep only what others could see', async () => {
    const shown = await made();
    const secret = await made({ visibility: 'PRIVATE' });
    const answers = [
      await report(shown.path, '198.51.100.1'),
      await report(secret.path, '198.51.100.1'),
      await report('nobody-is-here', '198.51.100.1'),
      await report('지금 여기', '198.51.100.1'),
    ];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(codeOf(await reported(shown.portfolioId))).toBe('0000');
    expect(codeOf(await reported(secret.portfolioId))).toBe('404');
  });

  it('are five from a network in ten minutes, and no more', async () => {
    const { path } = await made();
    const codes: number[] = [];
    for (let at = 0; at < 7; at += 1) codes.push((await report(path, '198.51.100.77')).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('of strangers are answered alike however many there were, and those of who is signed in are kept', async () => {
    const { portfolioId, path } = await made();
    const window = 10 * 60_000;
    const start = new Date(Math.floor(portal.clock.now.getTime() / window) * window);
    await sql`insert into rate_window (key, window_start, hits) values (${`portfolio report of ${path}`}, ${start}, 200)`.execute(
      portal.platform.db,
    );
    expect((await report(path, '203.0.113.1')).statusCode).toBe(200);
    expect((await reported(portfolioId)).envelope.code).toBe('404');
    const body = { portfolioPath: path, reportReason: 'HARMFUL', text: '꼭 봐 주세요.' } as const;
    expect(codeOf(await portal.ask(reports.reportPortfolio, { body }, as(reviewer)))).toBe('0000');
    // A crowd that comes later does not push it out of what the desk reads.
    await sql`insert into portfolio_report (id, portfolio_id, version_number, reason, text, reported_at, status)
      select gen_random_uuid(), r.portfolio_id, r.version_number, 'OTHER', '', r.reported_at + interval '1 minute', 'OPEN'
      from portfolio_report r, generate_series(1, 250) where r.portfolio_id = ${portfolioId}::uuid`.execute(
      portal.platform.db,
    );
    expect(JSON.stringify((await reported(portfolioId)).envelope)).toContain('꼭 봐 주세요.');
  });

  it('show the desk the title that others could read, not that of the draft', async () => {
    const { portfolioId, path } = await made();
    await sql`update portfolio set title = '아직 나만 아는 제목' where id = ${portfolioId}::uuid`.execute(
      portal.platform.db,
    );
    await report(path, '198.51.100.9');
    expect(JSON.stringify((await reported(portfolioId)).envelope)).not.toContain('아직 나만');
    const { reportedPage } = await portal.get(
      reports.pageReported,
      { query: { state: 'OPEN', size: 'all' } },
      as(office),
    );
    expect(reportedPage.content.find((one) => one.portfolioId === portfolioId)?.title).toBe('하늘의 포트폴리오');
  });

  it('hide a page at once with a reason, end its exhibition, and show it again', async () => {
    const { id, portfolioId, path } = await exhibited();
    await report(path, '198.51.100.3');
    await report(path, '198.51.100.4', '다른 이유도 있어요.');
    expect(refusalOf(await decide(portfolioId, 'HIDE'))).toContain('reason 주인이 읽을 이유');
    expect(codeOf(await decide(portfolioId, 'HIDE', '다른 사람의 얼굴을 가려 주세요.'))).toBe('0000');
    expect(await isListed(id)).toBe(false);
    expect(await mine()).toMatchObject([{ status: 'ENDED', ending: 'GONE' }]);
    const { envelope } = await reported(portfolioId);
    expect((envelope.output as { reported: object }).reported).toMatchObject({
      openCount: 0,
      reportCount: 2,
      hiddenReason: '다른 사람의 얼굴을 가려 주세요.',
      decisionList: ['SHOW'],
      isChanged: false,
    });
    expect(codeOf(await decide(portfolioId, 'KEEP'))).toBe('9103');
    await sql`update portfolio set published_at = ${new Date(NOW.getTime() + 60_000)} where id = ${portfolioId}::uuid`.execute(
      portal.platform.db,
    );
    const hidden = await portal.get(reports.pageReported, { query: { state: 'HIDDEN' } }, as(office));
    expect(hidden.reportedPage.content.find((one) => one.portfolioId === portfolioId)).toMatchObject({
      isChanged: true,
    });
    expect(codeOf(await decide(portfolioId, 'SHOW', '얼굴을 가렸어요.'))).toBe('0000');
    const { rows } = await sql<{ hiddenAt: Date | null }>`
      select p.hidden_at as "hiddenAt" from portfolio p where p.id = ${portfolioId}::uuid`.execute(portal.platform.db);
    expect(rows).toEqual([{ hiddenAt: null }]);
  });

  it('of one portfolio are decided together, once', async () => {
    const { portfolioId, path } = await made();
    await report(path, '198.51.100.5');
    await report(path, '198.51.100.6');
    const { envelope } = await reported(portfolioId);
    const { version } = (envelope.output as { reported: { version: number } }).reported;
    const body = { decision: 'HIDE', reason: '고쳐 주세요.', version } as const;
    const answers = await Promise.all(
      [office, reviewer].map((by) => portal.ask(reports.decideReports, { params: { id: portfolioId }, body }, as(by))),
    );
    expect(answers.map(codeOf).toSorted()).toEqual(['0000', '9101']);
  });

  it('are no student’s to read or to decide, and not found where nothing was reported', async () => {
    const { portfolioId } = await made();
    expect(codeOf(await reported(portfolioId))).toBe('404');
    expect(codeOf(await reported(newId()))).toBe('404');
    expect(codeOf(await portal.ask(reports.readReported, { params: { id: portfolioId } }, as(owner)))).toBe('S403');
  });
});
