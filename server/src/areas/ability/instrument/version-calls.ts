import {
  STATISTICS_LEAST,
  STATISTICS_STEP,
  type instrumentDesk as calls,
  instrumentDesk,
} from '@naru/contract/areas/ability/instrument-desk.ts';

import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { writeStep } from '../../../blocks/workflow/step-call.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import { nothing, type Reader, type Writer } from '../../../platform/http/serve.ts';
import { readScores } from '../scoring/reading.ts';
import { boundsOf, scoreAnswers } from '../scoring/score.ts';
import { withoutChanged } from './changes.ts';
import { checkInstrument } from './check.ts';
import { answerVersion, holdDraft, saveDraft } from './import-calls.ts';
import { keptOf } from './kept.ts';
import { selectKnown } from './known-store.ts';
import { standingOf, versionMachine } from './machine.ts';
import { describeProblems } from './place.ts';
import { changeDraft } from './rules.ts';
import { selectAnswers } from './statistics-store.ts';
import { workOutStatistics } from './statistics.ts';
import {
  deleteDraft,
  lockTest,
  selectOptionalTest,
  selectOptionalTestOf,
  selectOptionalVersion,
  selectVersions,
  VERSION,
} from './store.ts';
import { deskWords } from './words.ts';

export const changeVersion: Writer<typeof calls.changeVersion> = {
  apply: async (ctx, { params, body }) => {
    const { tx, locale } = ctx;
    const row = await holdDraft(ctx, params.id);
    const say = deskWords[locale];
    const changed = changeDraft(row.content, body);
    if ('field' in changed)
      return failField(changed.field, changed.field === 'scale.levelList' ? say.levels : say.gone);
    const content = withoutChanged(row.content, changed);
    const [test, versions, known] = await Promise.all([
      selectOptionalTest(tx, row.testId, locale),
      selectVersions(tx, row.testId, locale),
      selectKnown(tx),
    ]);
    const { problems } = checkInstrument(content, keptOf({ test, versions, known }, row.id));
    const [first] = describeProblems(content, problems, locale);
    if (first) failField(fieldOf(first.path, body), first.text);
    await saveDraft(ctx, row, { content, version: body.version, action: 'change' });
    return { id: row.id };
  },
  answer: answerVersion,
};

/** Names the field of the call that a place in the content comes from. */
function fieldOf(path: string, { item, scale }: { readonly item?: unknown; readonly scale?: unknown }): string {
  const language = /\.(ko|en)$/.exec(path)?.[0] ?? '';
  if (item !== undefined && path.startsWith('itemList')) return `item.text${language}`;
  if (scale !== undefined && path.startsWith('scaleList')) {
    const [, , part = '', ...rest] = path.split('.');
    return ['scale', part, ...rest].join('.');
  }
  return `basics.${path}`;
}

export const deleteVersion: Writer<typeof calls.deleteVersion> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdDraft(ctx, params.id);
    await saveChange(ctx, {
      current: standingOf(row),
      version: body.version,
      save: () => deleteDraft(ctx.tx, row),
      audit: {
        action: 'ability_instruments.delete',
        entity: VERSION,
        entityId: row.id,
        before: { code: row.content.code, number: row.number },
      },
    });
    return {};
  },
  answer: nothing,
};

export const stepVersion = writeStep(instrumentDesk.stepVersion, versionMachine, {
  hold: async (ctx, id) => {
    const testId = await selectOptionalTestOf(ctx.tx, id);
    if (testId === undefined) return [];
    await lockTest(ctx.tx, testId);
    const row = await selectOptionalVersion(ctx.tx, id, ctx.locale);
    return row ? [row] : [];
  },
  sides: () => ['CENTRE'] as const,
  read: async (ctx, id) => {
    const row = await selectOptionalVersion(ctx.db, id, ctx.locale);
    return row && standingOf(row);
  },
});

export const previewResult: Reader<typeof calls.previewResult> = async ({ db, locale }, { params, body }) => {
  const { content } = (await selectOptionalVersion(db, params.id, locale)) ?? fail('notFound');
  const answers = new Map(body.answerList.map(({ item, value }) => [item, value]));
  for (const [code, value] of answers) {
    const asked = content.itemList.find((item) => item.code === code);
    const offered = content.responseList.find((one) => one.code === asked?.responses)?.optionList ?? [];
    if (!offered.some((option) => option.value === value)) failField('answerList', deskWords[locale].notOffered(code));
  }
  const bounds = boundsOf(content);
  const raws = new Map(scoreAnswers(content, answers).map(({ scaleCode, raw }) => [scaleCode, raw]));
  const scores = readScores(content, raws, undefined);
  return {
    scoreList: content.scaleList.map(({ code }) => {
      const { raw = null, points = null, level = null } = scores[code] ?? {};
      return { scaleCode: code, raw, ...(bounds.get(code) ?? { least: 0, most: 0 }), points, level };
    }),
  };
};

export const readStatistics: Reader<typeof calls.readStatistics> = async ({ db, locale }, { params }) => {
  const { id, content } = (await selectOptionalVersion(db, params.id, locale)) ?? fail('notFound');
  const items = content.itemList.map(({ code }) => code);
  const rows = await selectAnswers(db, { versionId: id, items, least: STATISTICS_LEAST, step: STATISTICS_STEP });
  const least = STATISTICS_LEAST;
  if (rows.length === 0) return { counted: 0, least, scaleList: [], itemList: [] };
  const { scaleList, itemList } = workOutStatistics(content, rows);
  return {
    counted: rows.length,
    least,
    scaleList: [...scaleList],
    itemList: itemList.map(({ totalList, ...item }) => ({ ...item, totalList: [...totalList] })),
  };
};
