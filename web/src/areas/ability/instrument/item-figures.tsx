import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { TestLanguage } from '@naru/contract/areas/ability/words.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Statistics } from './statistics-part.tsx';
import { instrumentTexts } from './texts.ts';
import { useTableLabels } from './use-table-labels.ts';

interface ItemFiguresProps {
  readonly content: Instrument;
  readonly language: TestLanguage;
  readonly list: Statistics['itemList'];
}

/** Below this, an item has little in common with the others of its scale. */
const WEAK = 0.2;

const write = (value: number | null, none: string): string => value?.toFixed(2) ?? none;

/** The figures of each item; those that fit their scale badly are marked by a word. */
export function ItemFigures({ content, language, list }: ItemFiguresProps) {
  const texts = useTexts(instrumentTexts).statistics;
  const labels = useTableLabels();
  const textOf = (code: string): string => content.itemList.find((one) => one.code === code)?.text[language] ?? '';
  const sayTotal = (value: number | null): string => {
    const written = write(value, texts.none);
    // As it is written, so that 0.20 is never called low.
    return value !== null && Number(written) < WEAK ? `${written} ${texts.weak}` : written;
  };
  return (
    <Section title={texts.items} text={texts.itemsText} size="small">
      <DataTable
        caption={texts.items}
        density="compact"
        rows={list}
        rowId={({ itemCode }) => itemCode}
        empty={null}
        labels={labels}
        columns={[
          {
            id: 'item',
            header: texts.item,
            cell: ({ itemCode }) => `${itemCode} ${textOf(itemCode)}`,
            text: ({ itemCode }) => `${itemCode} ${textOf(itemCode)}`,
            rowHeader: true,
            grow: true,
            card: 'title',
          },
          {
            id: 'mean',
            header: texts.mean,
            cell: ({ mean }) => write(mean, texts.none),
            align: 'end',
            width: '6rem',
            card: 'fact',
          },
          {
            id: 'deviation',
            header: texts.deviation,
            cell: ({ deviation }) => write(deviation, texts.none),
            align: 'end',
            width: '7rem',
          },
          {
            id: 'total',
            header: texts.total,
            cell: ({ totalList }) => totalList.map(({ correlation }) => sayTotal(correlation)).join(', ') || texts.none,
            align: 'end',
            width: '11rem',
            card: 'fact',
          },
        ]}
      />
    </Section>
  );
}
