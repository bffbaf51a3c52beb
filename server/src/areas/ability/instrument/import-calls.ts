/** Instruments that come by a file: checked as a whole, and kept as a draft or not at all. */
import { INSTRUMENT_MOST, type instrumentDesk as calls } from '@naru/contract/areas/ability/instrument-desk.ts';
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Failure, fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { beginNext, compareVersions } from './changes.ts';
import { checkInstrument, readFile, type Checked } from './check.ts';
import { withKnownDuties } from './check-known.ts';
import { keptOf } from './kept.ts';
import { selectKnown } from './known-store.ts';
import { standingOf } from './machine.ts';
import { ownInstruments } from './own.ts';
import { describeProblems } from './place.ts';
import { versionToCopy } from './read-calls.ts';
import {
  insertOptionalDraft,
  insertTest,
  lockTest,
  selectOptionalTest,
  selectOptionalTestByCode,
  selectOptionalTestOf,
  selectOptionalVersion,
  selectVersions,
  updateDraft,
  updateTest,
  VERSION,
  type TestRow,
  type VersionRow,
} from './store.ts';
import { textAt } from './view.ts';
import { deskWords } from './words.ts';

interface Read {
  /** The file as JSON has it; undefined where it is none. */
  readonly given: unknown;
  readonly checked: Checked;
  readonly test: TestRow | undefined;
  readonly versions: readonly VersionRow[];
}

/** Reads a file against what is kept: of the draft that it would replace, or of the test that has its code. */
async function readAgainst(
  db: Db,
  text: string,
  { locale, draft }: { locale: Locale; draft?: VersionRow | undefined },
): Promise<Read> {
  const read = readFile(text);
  if ('broken' in read)
    return {
      given: undefined,
      checked: { instrument: undefined, problems: [read.broken] },
      test: undefined,
      versions: [],
    };
  const { given } = read;
  const test = draft
    ? await selectOptionalTest(db, draft.testId, locale)
    : await selectOptionalTestByCode(db, (textAt(given, 'code') ?? '').slice(0, 40), locale);
  const versions = test ? await selectVersions(db, test.id, locale) : [];
  const kept = keptOf({ test, versions, known: await selectKnown(db) }, draft?.id);
  return { given, checked: checkInstrument(given, kept), test, versions };
}

async function findDraft(db: Db, id: string | undefined, locale: Locale): Promise<VersionRow | undefined> {
  if (id === undefined) return undefined;
  const row = await selectOptionalVersion(db, id, locale);
  return row?.status === 'DRAFT' ? row : fail('notFound');
}

export const checkInstrumentFile: Reader<typeof calls.checkInstrument> = async ({ db, locale }, { body }) => {
  const draft = await findDraft(db, body.versionId, locale);
  const { given, checked, test, versions } = await readAgainst(db, body.fileText, { locale, draft });
  const { instrument, problems } = checked;
  const problemList = describeProblems(given, problems.slice(0, INSTRUMENT_MOST.problems), locale);
  if (!instrument) return { problemList, problemCount: problems.length, found: null };
  const inForce = versions.find(({ status }) => status === 'PUBLISHED');
  const { code, family, name, itemList, scaleList, minutes, evidence } = instrument;
  return {
    problemList,
    problemCount: 0,
    found: {
      code,
      family,
      name: name[locale],
      itemCount: itemList.length,
      scaleCount: scaleList.length,
      endList: scaleList.map((scale) => ({ name: scale.name[locale], goodEnd: scale.goodEnd ?? 'NONE' })),
      minutes,
      isValidated: evidence !== undefined,
      number: draft?.number ?? (versions[0]?.number ?? 0) + 1,
      testNm: test?.name ?? null,
      changes: inForce ? compareVersions(inForce, instrument) : null,
    },
  };
};

/** @throws Failure `invalid` with every problem at the file */
function refuseProblems({ given, checked: { problems } }: Read, locale: Locale): void {
  if (problems.length === 0) return;
  const named = describeProblems(given, problems.slice(0, INSTRUMENT_MOST.problems), locale);
  throw new Failure('invalid', {
    fields: named.map(({ place, text }) => ({ field: 'fileText', message: place === '' ? text : `${place}: ${text}` })),
  });
}

/** Begins a draft of a test that is held. @throws Failure `invalid` where it has one */
async function beginDraft(ctx: WriteContext, testId: string, content: Instrument) {
  const by = ctx.actor.memberId;
  const versionId = await insertOptionalDraft(ctx.tx, { testId, content, at: ctx.now, by });
  if (versionId === undefined) return failField('fileText', deskWords[ctx.locale].hasDraft(content.name[ctx.locale]));
  const after = { code: content.code, items: content.itemList.length, scales: content.scaleList.length };
  const audit = { action: 'ability_instruments.begin', entity: VERSION, entityId: versionId, after };
  await beginRecord(ctx, { to: 'DRAFT', by: 'CENTRE', audit });
  return { testId, versionId };
}

const answerKept = async (_ctx: CallContext, { testId = '', versionId = '' }: Readonly<Record<string, string>>) => ({
  testId,
  versionId,
});

/** Keeps a whole instrument as a draft of the test with its code, which is made where there is none. */
async function keepDraft(ctx: WriteContext, fileText: string) {
  const { tx, locale } = ctx;
  const first = await readAgainst(tx, fileText, { locale });
  refuseProblems(first, locale);
  const { instrument } = first.checked;
  if (!instrument) return fail('unexpected');
  const testId = await insertTest(tx, instrument);
  // Held now: versions that came meanwhile count.
  const { checked, ...rest } = await readAgainst(tx, fileText, { locale });
  refuseProblems({ ...rest, checked }, locale);
  return beginDraft(ctx, testId, checked.instrument ?? instrument);
}

export const importInstrument: Writer<typeof calls.importInstrument> = {
  apply: (ctx, { body }) => keepDraft(ctx, body.fileText),
  answer: answerKept,
};

export const adoptInstrument: Writer<typeof calls.adoptInstrument> = {
  apply: async (ctx, { params }) => {
    const own = (await ownInstruments()).find(({ code }) => code === params.code) ?? fail('notFound');
    return keepDraft(ctx, JSON.stringify(withKnownDuties(own, await selectKnown(ctx.tx))));
  },
  answer: answerKept,
};

export const copyInstrument: Writer<typeof calls.copyInstrument> = {
  apply: async (ctx, { params }) => {
    await lockTest(ctx.tx, params.id);
    const source = versionToCopy(await selectVersions(ctx.tx, params.id, ctx.locale)) ?? fail('notFound');
    return beginDraft(ctx, params.id, beginNext(source));
  },
  answer: answerKept,
};

const NO_DRAFT = {
  ko: '배포한 버전은 바꾸거나 지울 수 없어요. 복사해서 새 버전을 만들어 주세요.',
  en: 'A published version can’t be changed or deleted. Copy it to begin a new one.',
};

/** Holds a draft and its test, in this order always. */
export async function holdDraft(ctx: WriteContext, id: string): Promise<VersionRow> {
  const testId = (await selectOptionalTestOf(ctx.tx, id)) ?? fail('notFound');
  await lockTest(ctx.tx, testId);
  const row = (await selectOptionalVersion(ctx.tx, id, ctx.locale)) ?? fail('notFound');
  return row.status === 'DRAFT' ? row : failNow(NO_DRAFT, standingOf(row));
}

/** Saves the content of a draft that is held, and names its test after it while nothing was ever published. */
export async function saveDraft(
  ctx: WriteContext,
  row: VersionRow,
  { content, version, action }: { readonly content: Instrument; readonly version: number; readonly action: string },
): Promise<void> {
  await saveChange(ctx, {
    current: standingOf(row),
    version,
    save: () => updateDraft(ctx.tx, row, { content, at: ctx.now }),
    audit: {
      action: `ability_instruments.${action}`,
      entity: VERSION,
      entityId: row.id,
      after: { items: content.itemList.length, scales: content.scaleList.length },
    },
  });
  const others = await selectVersions(ctx.tx, row.testId, ctx.locale);
  if (others.every(({ status }) => status === 'DRAFT')) await updateTest(ctx.tx, row.testId, content);
}

export const replaceVersion: Writer<typeof calls.replaceVersion> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdDraft(ctx, params.id);
    const read = await readAgainst(ctx.tx, body.fileText, { locale: ctx.locale, draft: row });
    refuseProblems(read, ctx.locale);
    const { instrument } = read.checked;
    if (!instrument) return fail('unexpected');
    await saveDraft(ctx, row, { content: instrument, version: body.version, action: 'replace' });
    return { id: row.id };
  },
  answer: answerVersion,
};

export async function answerVersion({ db, locale }: CallContext, { id = '' }: Readonly<Record<string, string>>) {
  const row = (await selectOptionalVersion(db, id, locale)) ?? fail('notFound');
  return { versionId: row.id, version: row.version };
}
