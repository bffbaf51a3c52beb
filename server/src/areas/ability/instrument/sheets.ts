/** An instrument as sheets to be read: items, answers, scales and levels. Pure. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import type { CellValue, Sheet } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { deskWords } from './words.ts';

type Cells = readonly CellValue[];
type Heads = readonly (readonly [header: string, width: number])[];
type Columns = (typeof deskWords)[Locale]['columns'];

export function listSheets(instrument: Instrument, locale: Locale): [Sheet<Cells>, ...Sheet<Cells>[]] {
  const { sheets, columns } = deskWords[locale];
  return [
    sheet(sheets.items, ...itemRows(instrument, columns)),
    sheet(sheets.responses, ...responseRows(instrument, columns)),
    sheet(sheets.scales, ...scaleRows(instrument, columns)),
    sheet(sheets.levels, ...levelRows(instrument, columns)),
  ];
}

const sheet = (name: string, heads: Heads, rows: readonly Cells[]): Sheet<Cells> => ({
  name,
  columns: heads.map(([header, width], at) => ({ header, width, value: (cells) => cells[at] ?? null })),
  rows,
});

function itemRows({ itemList, scaleList }: Instrument, say: Columns): [Heads, Cells[]] {
  const scalesOf = (code: string): string =>
    scaleList
      .flatMap((scale) => {
        const part = scale.itemList.find(({ item }) => item === code);
        return part ? [part.isReversed ? `${scale.code} (${say.reversed})` : scale.code] : [];
      })
      .join(', ');
  return [
    [
      [say.number, 8],
      [say.code, 14],
      [say.ko, 60],
      [say.en, 60],
      [say.responses, 16],
      [say.isOptional, 14],
      [say.in, 30],
    ],
    itemList.map(({ code, text, responses, isOptional }, at) => [
      at + 1,
      code,
      text.ko,
      text.en,
      responses,
      isOptional ? say.yes : null,
      scalesOf(code),
    ]),
  ];
}

function responseRows({ responseList }: Instrument, say: Columns): [Heads, Cells[]] {
  return [
    [
      [say.code, 16],
      [say.value, 8],
      [say.ko, 30],
      [say.en, 30],
    ],
    responseList.flatMap(({ code, optionList }) =>
      optionList.map(({ value, label }) => [code, value, label.ko, label.en]),
    ),
  ];
}

function scaleRows({ scaleList }: Instrument, say: Columns): [Heads, Cells[]] {
  return [
    [
      [say.code, 16],
      [say.name, 20],
      [say.nameEn, 24],
      [say.definition, 50],
      [say.definitionEn, 50],
      [say.formula, 12],
      [say.parts, 60],
      [say.parent, 16],
      [say.competency, 14],
      [say.goodEnd, 12],
    ],
    scaleList.map((scale) => [
      scale.code,
      scale.name.ko,
      scale.name.en,
      scale.definition.ko,
      scale.definition.en,
      scale.formula,
      partsOf(scale, say),
      scale.parent ?? null,
      scale.coreCompetency ?? null,
      scale.goodEnd ?? null,
    ]),
  ];
}

/** `GOAL-1, GOAL-2 (reversed), 2 × SELF`. */
function partsOf({ formula, itemList, scaleList }: Instrument['scaleList'][number], say: Columns): string {
  const weighed = (code: string, weight: number): string =>
    formula === 'WEIGHTED' && weight !== 1 ? `${weight} × ${code}` : code;
  return [
    ...itemList.map(({ item, isReversed, weight }) => weighed(isReversed ? `${item} (${say.reversed})` : item, weight)),
    ...scaleList.map(({ scale, weight }) => weighed(scale, weight)),
  ].join(', ');
}

function levelRows({ scaleList }: Instrument, say: Columns): [Heads, Cells[]] {
  return [
    [
      [say.scale, 16],
      [say.level, 10],
      [say.ko, 70],
      [say.en, 70],
    ],
    scaleList.flatMap(({ code, levelList }) => levelList.map(({ level, text }) => [code, level, text.ko, text.en])),
  ];
}
