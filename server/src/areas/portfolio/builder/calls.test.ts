import { portfolioBuilder as calls } from '@naru/contract/areas/portfolio/builder.ts';
import { listBlocks, makeBlock, makeRow } from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { PortfolioBlock, PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import { portfolioStart as starts } from '@naru/contract/areas/portfolio/start.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, anAdvisor, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aPhoto, PDF, upload, type TestFile } from '../../../../test/upload.ts';
import { newId } from '../../../platform/db/id.ts';
import { sweepPortfolioFiles } from './jobs.ts';

type Signed = MadeMember & { readonly studentId: string; readonly token: string };

const NOW = new Date('2026-11-25T03:00:00Z');
const DAY = 86_400_000;

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = NOW;
});
const pass = (ms: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + ms);
};

async function signed(): Promise<Signed> {
  const student = await aStudent(portal.platform.db);
  return { ...student, token: await signIn(portal, student) };
}
async function create(one: Signed): Promise<string> {
  const body = { title: '나의 이야기', language: 'ko' as const, beginsWith: 'EMPTY' as const };
  const { envelope } = await portal.ask(starts.createPortfolio, { body }, { token: one.token });
  return (envelope.output as { portfolioId: string }).portfolioId;
}
const read = async (one: Signed, id: string) =>
  (await portal.get(calls.readDraft, { params: { id } }, { token: one.token })).draft;
interface Sent {
  readonly contentVersion: number;
  readonly content: PortfolioContent;
  readonly title?: string;
  readonly language?: 'ko' | 'en';
  readonly overrules?: boolean;
}
const save = (one: Signed, id: string, sent: Sent, language = 'ko') =>
  portal.ask(
    calls.saveDraft,
    { params: { id }, body: { title: '나의 이야기', language: 'ko', ...sent } },
    { token: one.token, language },
  );
const errorsOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as { errors?: { field: string; message: string }[] } | null)?.errors ?? [];
const codeOf = ({ envelope }: { envelope: { code: string } }) => envelope.code;

const withBlocks = (...blocks: readonly PortfolioBlock[]): PortfolioContent => ({
  background: { kind: 'THEME', theme: 'HARBOUR' },
  head: { name: '', headline: '', summary: '', picture: null, linkList: [] },
  rowList: [{ ...makeRow('1', newId()), cellList: [[...blocks]] }],
});
const heading = (text: string): PortfolioBlock => ({ blockId: newId(), kind: 'HEADING', text, level: 2 });
const picture = (fileId: string, fileSn = 1): PortfolioBlock => ({
  blockId: newId(),
  kind: 'IMAGE',
  picture: { fileId, fileSn, altText: '바다', isDecorative: false },
  caption: '',
  shape: 'NATURAL',
  url: '',
});
const field = (more: string): string => `content.rowList.0.cellList.0.0.${more}`;
const send = async (one: Signed, file: TestFile): Promise<string> =>
  (await upload(portal, [file], { token: one.token })).fileId;
const aPicture = async (one: Signed): Promise<string> => send(one, { name: 'sea.jpg', bytes: await aPhoto() });

describe('F2 saving a draft', () => {
  it('keeps it as it was sent, and counts its versions', async () => {
    const one = await signed();
    const id = await create(one);
    const content = withBlocks(heading('처음'));
    const saved = await save(one, id, { contentVersion: 1, content, title: '새 제목', language: 'en' });
    expect(saved.envelope.output).toMatchObject({ contentVersion: 2 });
    expect(await read(one, id)).toMatchObject({
      title: '새 제목',
      language: 'en',
      content,
      contentVersion: 2,
      status: 'DRAFT',
      isChangedSince: false,
    });
  });

  it('gives back what was sent key by key, so that a browser recognizes its own save', async () => {
    const one = await signed();
    const id = await create(one);
    const kinds = ['TEXT', 'IMAGE', 'VIDEO', 'PROJECT', 'TIMELINE', 'QUOTE', 'LINK'] as const;
    const content = withBlocks(...kinds.map((kind) => makeBlock(kind, newId())));
    await save(one, id, { contentVersion: 1, content });
    expect(JSON.stringify((await read(one, id)).content)).toBe(JSON.stringify(content));
  });

  it('keeps the words of a link that leads nowhere, and not the link', async () => {
    const one = await signed();
    const id = await create(one);
    const linked = (href: string) => ({
      type: 'text' as const,
      text: href,
      marks: [{ type: 'bold' as const }, { type: 'link' as const, attrs: { href } }],
    });
    const hrefs = ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'https://naver.com/'];
    const inside = { type: 'paragraph' as const, content: hrefs.map(linked) };
    const quote = { type: 'blockquote' as const, content: [inside] };
    const text: PortfolioBlock = { blockId: newId(), kind: 'TEXT', text: { type: 'doc', content: [quote] } };
    expect(codeOf(await save(one, id, { contentVersion: 1, content: withBlocks(text) }))).toBe('0000');
    const kept = JSON.stringify((await read(one, id)).content);
    expect(kept.match(/"href":"[^"]*"/g)).toEqual(['"href":"https://naver.com/"']);
    expect(kept.match(/"bold"/g)).toHaveLength(4);
    expect(kept).toContain('"text":"javascript:alert(1)"');
  });

  it('keeps as a version what somebody chose to save over, however lately one was kept', async () => {
    const one = await signed();
    const id = await create(one);
    const words = async (): Promise<unknown[]> => {
      const { versionList } = await portal.get(starts.listVersions, { params: { id } }, { token: one.token });
      const versions = versionList.map(({ number }) =>
        portal.get(starts.readVersion, { params: { id, number: String(number) } }, { token: one.token }),
      );
      const contents = (await Promise.all(versions)).map(({ version }) => version.content);
      return contents.flatMap((content) => listBlocks(content).map(({ block }) => 'text' in block && block.text));
    };
    await save(one, id, { contentVersion: 1, content: withBlocks(heading('다른 창')) });
    await save(one, id, { contentVersion: 2, content: withBlocks(heading('여기')), overrules: true });
    await save(one, id, { contentVersion: 3, content: withBlocks(heading('이어서')), overrules: false });
    expect(await words()).toEqual(['다른 창']);
  });

  it('is a conflict on an older version, and none where the same was sent again', async () => {
    const one = await signed();
    const id = await create(one);
    const content = withBlocks(heading('하나'));
    expect(codeOf(await save(one, id, { contentVersion: 1, content }))).toBe('0000');
    expect(codeOf(await save(one, id, { contentVersion: 1, content }))).toBe('0000');
    const other = await save(one, id, { contentVersion: 1, content: withBlocks(heading('둘')) });
    expect(codeOf(other)).toBe('9101');
    expect(other.envelope.output).toMatchObject({ current: { contentVersion: 2 } });
    expect((await read(one, id)).content).toEqual(content);
  });

  it('lets one of fifty at once through, and loses nothing of it', async () => {
    const one = await signed();
    const id = await create(one);
    const contents = Array.from({ length: 50 }, (_, at) => withBlocks(heading(`${at}`)));
    const answers = await Promise.all(contents.map((content) => save(one, id, { contentVersion: 1, content })));
    const won = answers.flatMap((answer, at) => (codeOf(answer) === '0000' ? [at] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === '9101')).toHaveLength(49);
    expect(await read(one, id)).toMatchObject({ contentVersion: 2, content: contents[won[0] ?? -1] });
  }, 60_000);

  it('keeps how it was before, once in ten minutes', async () => {
    const one = await signed();
    const id = await create(one);
    const versions = async () =>
      (await portal.get(starts.listVersions, { params: { id } }, { token: one.token })).versionList.length;
    const before = await versions();
    await save(one, id, { contentVersion: 1, content: withBlocks(heading('하나')) });
    expect(await versions()).toBe(before);
    pass(11 * 60_000);
    await save(one, id, { contentVersion: 2, content: withBlocks(heading('둘')) });
    await save(one, id, { contentVersion: 3, content: withBlocks(heading('셋')) });
    expect(await versions()).toBe(before + 1);
  });
});

describe('F2 nobody else', () => {
  it('reads or saves a draft by its id: other students, an advisor, staff', async () => {
    const one = await signed();
    const id = await create(one);
    const { token: other } = await signed();
    const professor = await aMember(portal.platform.db, { types: ['PROFESSOR'] });
    await anAdvisor(portal.platform.db, { studentId: one.studentId, advisorId: professor.id, beginsOn: '2026-03-01' });
    const advisor = await signIn(portal, professor);
    const staff = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    const body = { title: '훔친', language: 'ko' as const, contentVersion: 1, content: withBlocks() };
    for (const token of [other, advisor, staff]) {
      const readAnswer = await portal.ask(calls.readDraft, { params: { id } }, { token });
      expect(['404', 'S403']).toContain(readAnswer.envelope.code);
      expect(JSON.stringify(readAnswer.envelope)).not.toContain('rowList');
      const saved = await portal.ask(calls.saveDraft, { params: { id }, body }, { token });
      expect(codeOf(saved)).not.toBe('0000');
    }
    expect(codeOf(await portal.ask(calls.readDraft, { params: { id } }, { token: other }))).toBe('404');
    expect(await read(one, id)).toMatchObject({ contentVersion: 1, title: '나의 이야기' });
  });
});

describe('F1 what is too much', () => {
  it('says so at its place, in the person’s language, and keeps the draft', async () => {
    const one = await signed();
    const id = await create(one);
    const long: PortfolioBlock = {
      blockId: newId(),
      kind: 'TEXT',
      text: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: '가'.repeat(SHOWN_MOST.text + 1) }] }],
      },
    };
    const refused = await save(one, id, { contentVersion: 1, content: withBlocks(long) });
    expect(errorsOf(refused)).toMatchObject([
      { field: field('text'), message: expect.stringContaining('5,000자') as string },
    ]);
    const english = await save(one, id, { contentVersion: 1, content: withBlocks(long) }, 'en');
    expect(errorsOf(english)[0]?.message).toContain('5,000 characters');
    const huge = withBlocks({ ...makeBlock('QUOTE', newId()), text: '가'.repeat(100_000) } as PortfolioBlock);
    expect(errorsOf(await save(one, id, { contentVersion: 1, content: huge }))).toMatchObject([
      { field: field('text') },
    ]);
    expect((await read(one, id)).contentVersion).toBe(1);
  });

  it('refuses 500 blocks, and 201 in several rows', async () => {
    const one = await signed();
    const id = await create(one);
    const many = (count: number) => Array.from({ length: count }, () => makeBlock('DIVIDER', newId()));
    const wide = await save(one, id, { contentVersion: 1, content: withBlocks(...many(500)) });
    expect(errorsOf(wide).length).toBeGreaterThan(0);
    const content = withBlocks(...many(101));
    const two = { ...content, rowList: [...content.rowList, ...withBlocks(...many(100)).rowList] };
    expect(errorsOf(await save(one, id, { contentVersion: 1, content: two }))).toMatchObject([
      { field: 'content.rowList', message: expect.stringContaining('200개') as string },
    ]);
    const fits = { ...content, rowList: [...content.rowList, ...withBlocks(...many(99)).rowList] };
    expect(codeOf(await save(one, id, { contentVersion: 1, content: fits }))).toBe('0000');
  });

  it('refuses cells that do not fit the layout, an order that is none, and a block that is there twice', async () => {
    const one = await signed();
    const id = await create(one);
    const block = heading('하나');
    const base = withBlocks(block);
    const [row] = base.rowList;
    if (!row) throw new Error('a row');
    const cells = { ...base, rowList: [{ ...row, layout: '2A' as const }] };
    expect(errorsOf(await save(one, id, { contentVersion: 1, content: cells }))).toMatchObject([
      { field: 'content.rowList.0.cellList' },
    ]);
    const order = { ...base, rowList: [{ ...row, phoneOrder: [0, 0] }] };
    expect(errorsOf(await save(one, id, { contentVersion: 1, content: order }))).toMatchObject([
      { field: 'content.rowList.0.phoneOrder' },
    ]);
    const twice = withBlocks(block, block);
    expect(errorsOf(await save(one, id, { contentVersion: 1, content: twice }))).toMatchObject([
      { field: 'content.rowList' },
    ]);
  });

  it('refuses a link that poses as another site, and a picture within a text', async () => {
    const one = await signed();
    const id = await create(one);
    const text = (...content: object[]): PortfolioBlock =>
      ({ blockId: newId(), kind: 'TEXT', text: { type: 'doc', content } }) as PortfolioBlock;
    const posing = text({
      type: 'paragraph',
      content: [{ type: 'text', text: '은행', marks: [{ type: 'link', attrs: { href: 'https://bank.kr@bad.kr' } }] }],
    });
    expect(errorsOf(await save(one, id, { contentVersion: 1, content: withBlocks(posing) }))).toMatchObject([
      { field: field('text') },
    ]);
    const pictured = text({ type: 'image', attrs: { fileId: newId(), fileSn: 1 } });
    expect(errorsOf(await save(one, id, { contentVersion: 1, content: withBlocks(pictured) }))).toMatchObject([
      { field: field('text') },
    ]);
  });
});

describe('F1 facts', () => {
  const entry = (one: Signed, title: string): PortfolioBlock => ({
    blockId: newId(),
    kind: 'TIMELINE',
    itemList: [
      {
        title,
        place: '다른 학교',
        begins: '1999',
        ends: '',
        isOngoing: false,
        text: '내가 쓴 말',
        source: { kind: 'studies', id: one.studentId },
      },
    ],
  });

  it('have the university’s words, whatever was sent, in the language of the page; the rest is the student’s', async () => {
    const one = await signed();
    const id = await create(one);
    await save(one, id, { contentVersion: 1, content: withBlocks(entry(one, '의학')) });
    const [placed] = listBlocks((await read(one, id)).content);
    expect(placed?.block).toMatchObject({
      itemList: [{ title: expect.stringContaining('학과') as string, begins: '2025', text: '내가 쓴 말' }],
    });
    await save(one, id, { contentVersion: 2, content: withBlocks(entry(one, '법학')) });
    expect(listBlocks((await read(one, id)).content)[0]?.block).toMatchObject({
      itemList: [{ title: expect.stringContaining('학과') as string }],
    });
  });

  it('of somebody else are refused at the entry: a record, a badge, a résumé', async () => {
    const [one, other] = [await signed(), await signed()];
    const id = await create(one);
    const record: PortfolioBlock = {
      blockId: newId(),
      kind: 'RECORD',
      sourceList: [{ kind: 'studies', id: other.studentId }],
    };
    const cases = [
      [entry(other, '의학'), 'itemList.0.source'],
      [record, 'sourceList.0'],
      [{ blockId: newId(), kind: 'BADGE', assertionIdList: [newId()] }, 'assertionIdList.0'],
      [{ blockId: newId(), kind: 'RESUME', resumeId: newId(), sectionList: [] }, 'resumeId'],
    ] as const satisfies readonly (readonly [PortfolioBlock, string])[];
    for (const [block, place] of cases)
      expect(errorsOf(await save(one, id, { contentVersion: 1, content: withBlocks(block) }))).toMatchObject([
        { field: field(place) },
      ]);
    expect((await read(one, id)).contentVersion).toBe(1);
  });
});

describe('F10 files', () => {
  it('hang on the portfolio once it is saved, and nobody else opens them', async () => {
    const [one, other] = [await signed(), await signed()];
    const id = await create(one);
    const fileId = await aPicture(one);
    expect(codeOf(await save(one, id, { contentVersion: 1, content: withBlocks(picture(fileId)) }))).toBe('0000');
    expect((await read(one, id)).fileList).toMatchObject([{ fileId, fileNm: 'sea.jpg' }]);
    const open = (token: string) =>
      portal.app.inject({ method: 'GET', url: `/api/file/${fileId}/1`, headers: { authorization: `Bearer ${token}` } });
    expect((await open(one.token)).statusCode).toBe(200);
    expect((await open(other.token)).json<{ code: string }>().code).toBe('404');
  });

  it('of somebody else, of another portfolio, of the wrong kind and of no number are refused at their place', async () => {
    const [one, other] = [await signed(), await signed()];
    const [id, second] = [await create(one), await create(one)];
    const theirs = await aPicture(other);
    const mine = await aPicture(one);
    await save(one, second, { contentVersion: 1, content: withBlocks(picture(mine)) });
    const paper = await send(one, { name: 'paper.pdf', bytes: PDF });
    const fresh = await aPicture(one);
    const refused = [picture(theirs), picture(mine), picture(paper), picture(fresh, 7)];
    for (const block of refused)
      expect(errorsOf(await save(one, id, { contentVersion: 1, content: withBlocks(block) }))).toMatchObject([
        { field: field('picture') },
      ]);
    const asFile: PortfolioBlock = { blockId: newId(), kind: 'FILE', file: { fileId: fresh, fileSn: 1 }, title: '' };
    expect(errorsOf(await save(one, id, { contentVersion: 1, content: withBlocks(asFile) }))).toMatchObject([
      { field: field('file') },
    ]);
  });

  const sweep = () => sweepPortfolioFiles({ db: portal.platform.db, now: () => portal.clock.now });
  const isThere = async (fileId: string): Promise<boolean> =>
    (await portal.platform.db.selectFrom('file_group').select('id').where('id', '=', fileId).execute()).length > 0;

  it('stay when a draft leaves them out, and cannot be taken away one by one', async () => {
    const one = await signed();
    const id = await create(one);
    const [kept, left] = [await aPicture(one), await aPicture(one)];
    await save(one, id, { contentVersion: 1, content: withBlocks(picture(kept), picture(left)) });
    const taken = await portal.app.inject({
      method: 'DELETE',
      url: `/api/file/${left}/1`,
      headers: { authorization: `Bearer ${one.token}` },
    });
    expect(taken.json<{ code: string }>().code).not.toBe('0000');
    await save(one, id, { contentVersion: 2, content: withBlocks(picture(kept)) });
    expect(await isThere(left)).toBe(true);
    const back = await save(one, id, { contentVersion: 3, content: withBlocks(picture(left)) });
    expect(codeOf(back)).toBe('0000');
  });

  it('go thirty days after nothing names them: neither the draft nor a version', async () => {
    const one = await signed();
    const id = await create(one);
    const [named, kept, left] = [await aPicture(one), await aPicture(one), await aPicture(one)];
    await save(one, id, { contentVersion: 1, content: withBlocks(picture(named), picture(left)) });
    await save(one, id, { contentVersion: 2, content: withBlocks(picture(named), picture(kept)) });
    pass(11 * 60_000);
    // The version that is kept along the way names the second one.
    await save(one, id, { contentVersion: 3, content: withBlocks(picture(named)) });
    const all = () => Promise.all([named, kept, left].map(isThere));
    await sweep();
    pass(29 * DAY);
    await sweep();
    expect(await all()).toEqual([true, true, true]);
    pass(2 * DAY);
    await sweep();
    expect(await all()).toEqual([true, true, false]);
  });

  it('leave the list of those that nothing names as soon as one is named again', async () => {
    const one = await signed();
    const id = await create(one);
    const left = await aPicture(one);
    await save(one, id, { contentVersion: 1, content: withBlocks(picture(left)) });
    await save(one, id, { contentVersion: 2, content: withBlocks(heading('없이')) });
    await sweep();
    await save(one, id, { contentVersion: 3, content: withBlocks(picture(left)) });
    await sweep();
    await save(one, id, { contentVersion: 4, content: withBlocks(heading('없이')) });
    pass(31 * DAY);
    await sweep();
    expect(await isThere(left)).toBe(true);
  });

  it('takes a video of one’s own, and refuses one that lies', async () => {
    const one = await signed();
    const id = await create(one);
    const mp4 = Buffer.concat([
      Buffer.from([0, 0, 0, 0x18]),
      Buffer.from('ftypisom'),
      Buffer.from([0, 0, 2, 0]),
      Buffer.from('isomiso2'),
      Buffer.alloc(512),
    ]);
    const fileId = await send(one, { name: 'me.mp4', bytes: mp4 });
    const video: PortfolioBlock = { ...makeBlock('VIDEO', newId()), file: { fileId, fileSn: 1 } } as PortfolioBlock;
    expect(codeOf(await save(one, id, { contentVersion: 1, content: withBlocks(video) }))).toBe('0000');
    await expect(send(one, { name: 'lie.mp4', bytes: PDF })).rejects.toThrow('refused');
    await expect(send(one, { name: 'lie.jpg', bytes: mp4 })).rejects.toThrow('refused');
  });
});
