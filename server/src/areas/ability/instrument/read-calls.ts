import type { instrumentDesk as calls } from '@naru/contract/areas/ability/instrument-desk.ts';
import { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import { VERSION_STEPS } from '@naru/contract/areas/ability/words.ts';

import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps } from '../../../blocks/workflow/step-call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { countResults, selectInstruments } from './list-store.ts';
import { versionMachine } from './machine.ts';
import { ownInstruments } from './own.ts';
import { changesOf, presentTest, presentVersion } from './present.ts';
import { selectKnownCodes, selectOptionalTest, selectOptionalVersion, selectVersions } from './store.ts';

const MENU = 'ABL_ADM';

export const pageInstruments: Reader<typeof calls.pageInstruments> = async (
  { db, actor, locale, platform },
  { query },
) => {
  const window = windowOf(query);
  const narrowed = { family: query.family, search: readSearch(query.searchText) };
  const { rows, counted } = await selectInstruments(db, { narrowed, locale, window });
  const ids = rows.map(({ testId }) => testId);
  const results = await platform.keptAnswers.read(['results of tests', ids], {
    make: () => countResults(db, ids),
    sizeOf: (counts) => [...counts.values()].reduce((sum, each) => sum + each, 0),
  });
  const content = rows.map((row) => ({
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    sessionCount: results.get(row.testId) ?? 0,
  }));
  return { instrumentPage: toPage(content, counted, window), canCreate: actor.rights.may(MENU, 'C') };
};

export const listOwnInstruments: Reader<typeof calls.listOwnInstruments> = async ({ db, locale }) => {
  const all = await ownInstruments();
  const codes = all.map(({ code }) => code);
  const known = new Set(await selectKnownCodes(db, codes));
  const ownList = all
    .filter(({ code }) => !known.has(code))
    .toSorted((a, b) => (`${a.family} ${a.code}` < `${b.family} ${b.code}` ? -1 : 1))
    .map(({ code, family, name, summary, itemList, minutes }) => ({
      code,
      family,
      name: name[locale],
      summary: summary[locale],
      itemCount: itemList.length,
      minutes,
    }));
  return { ownList };
};

export const readInstrument: Reader<typeof calls.readInstrument> = async ({ db, actor, locale }, { params }) => {
  const [test, versions] = await Promise.all([
    selectOptionalTest(db, params.id, locale),
    selectVersions(db, params.id, locale),
  ]);
  if (!test) return fail('notFound');
  const copied = versions.some(({ status }) => status === 'DRAFT') ? undefined : versionToCopy(versions);
  const { rights } = actor;
  return {
    test: {
      ...presentTest(test),
      versionList: versions.map((row) => ({ ...presentVersion(row), changes: changesOf(row, versions) })),
      copyNumber: copied?.number ?? null,
      can: { copy: copied !== undefined && rights.may(MENU, 'C'), export: rights.may(MENU, 'E') },
    },
  };
};

/** Finds the version that the next one begins with: the one in force, or the last one. */
export function versionToCopy<T extends { readonly status: string }>(versions: readonly T[]): T | undefined {
  return versions.find(({ status }) => status === 'PUBLISHED') ?? versions[0];
}

export const readVersion: Reader<typeof calls.readVersion> = async (ctx, { params }) => {
  const { db, actor, locale } = ctx;
  const row = (await selectOptionalVersion(db, params.id, locale)) ?? fail('notFound');
  const [test, versions, circumstances] = await Promise.all([
    selectOptionalTest(db, row.testId, locale),
    selectVersions(db, row.testId, locale),
    readCircumstances(ctx),
  ]);
  if (!test) return fail('notFound');
  const may = actor.rights.may(MENU, 'U');
  const isDraft = row.status === 'DRAFT';
  return {
    instrument: {
      ...presentVersion(row),
      test: presentTest(test),
      // In the order of the contract, which a column of JSON does not keep.
      content: Instrument.parse(row.content),
      changes: changesOf(row, versions),
      can: {
        change: isDraft && may,
        copy: !versions.some(({ status }) => status === 'DRAFT') && actor.rights.may(MENU, 'C'),
        delete: isDraft && actor.rights.may(MENU, 'D'),
        export: actor.rights.may(MENU, 'E'),
      },
      stepList: listSteps(versionMachine, VERSION_STEPS, { row, sides: may ? ['CENTRE'] : [], circumstances }),
    },
  };
};
