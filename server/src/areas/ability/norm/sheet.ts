/** Norms that a sheet of the caller's would bring. */
import { NORM_MOST } from '@naru/contract/areas/ability/norm.ts';
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import { planKeyOf, readOwnSheet } from '../../../blocks/file/own-sheet.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { boundsOf } from '../scoring/score.ts';
import { selectInstrument } from '../scoring/store.ts';
import {
  CUT_NUMBERS,
  groupKey,
  plain,
  readLines,
  type Known,
  type KnownScale,
  type LineProblem,
  type NormLine,
} from './sheet-rules.ts';
import { selectColleges, type CollegeRow, type VersionRow } from './store.ts';
import { COLUMN_NAMES, normWords, OPTIONAL_COLUMNS } from './words.ts';

export interface PlannedSheet {
  readonly lines: readonly NormLine[];
  readonly problems: readonly LineProblem[];
  readonly planKey: string;
}

/** Reads a sheet of the caller's. @throws Failure `invalid` at `fileId` where it is no such table */
export async function planSheet(
  ctx: CallContext,
  { version, fileId }: { readonly version: VersionRow; readonly fileId: string },
): Promise<PlannedSheet> {
  const { db, locale } = ctx;
  const say = normWords[locale];
  if (version.status === 'DRAFT') failField('fileId', say.draftVersion);
  const asked = {
    fileId,
    mostRows: NORM_MOST.rows,
    columns: COLUMN_NAMES,
    optional: OPTIONAL_COLUMNS,
    missing: say.columns,
  };
  const [lines, instrument, colleges] = await Promise.all([
    readOwnSheet(ctx, asked),
    selectInstrument(db, version.id),
    selectColleges(db),
  ]);
  const written = lines.map((line) => ({
    ...line,
    cuts: new Map(CUT_NUMBERS.map((number) => [number, line[`p${number}`] ?? ''])),
  }));
  const read = readLines(written, knownOf(instrument, colleges, locale));
  return {
    ...read,
    planKey: planKeyOf(read.lines.map(({ scale, college, ...line }) => [line, scale.code, college?.code])),
  };
}

function knownOf(instrument: Instrument, colleges: readonly CollegeRow[], locale: Locale): Known {
  const bounds = boundsOf(instrument);
  const scales = instrument.scaleList.flatMap(({ code, name }): (readonly [string, KnownScale])[] => {
    const known = { code, name: name[locale], least: 0, most: 0, ...bounds.get(code) };
    return [name.ko, name.en, code].map((written) => [plain(written), known]);
  });
  const named = colleges.flatMap(({ code, nameKo, nameEn }) =>
    [nameKo, nameEn ?? code, code].map(
      (written) => [plain(written), { code, name: locale === 'en' ? (nameEn ?? nameKo) : nameKo }] as const,
    ),
  );
  return { scales: new Map(scales), colleges: new Map(named) };
}

export interface SheetGroup {
  readonly collegeCode: string | null;
  readonly collegeName: string | null;
  readonly grade: number | null;
  readonly people: number;
  readonly hasPercentiles: boolean;
  readonly lines: readonly NormLine[];
}

/** Gathers the lines of a sheet by the groups that they are of. */
export function groupLines(lines: readonly NormLine[]): SheetGroup[] {
  return [...Map.groupBy(lines, groupKey).values()].flatMap((own): SheetGroup[] => {
    const [first] = own;
    if (!first) return [];
    return [
      {
        collegeCode: first.college?.code ?? null,
        collegeName: first.college?.name ?? null,
        grade: first.grade,
        people: Math.min(...own.map(({ people }) => people)),
        hasPercentiles: own.every(({ cuts }) => cuts.length > 0),
        lines: own,
      },
    ];
  });
}
