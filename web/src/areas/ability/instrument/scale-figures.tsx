import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { TestLanguage } from '@naru/contract/areas/ability/words.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Statistics } from './statistics-part.tsx';
import { instrumentTexts } from './texts.ts';
import { useTableLabels } from './use-table-labels.ts';

interface ScaleFiguresProps {
  readonly content: Instrument;
  readonly language: TestLanguage;
  readonly list: Statistics['scaleList'];
}

/** From these on an alpha is called good, or fair. */
const GOOD = 0.8;
const FAIR = 0.7;

/** The reliability of each scale, in a number and a word. */
export function ScaleFigures({ content, language, list }: ScaleFiguresProps) {
  const texts = useTexts(instrumentTexts).statistics;
  const format = useFormat();
  const labels = useTableLabels();
  const nameOf = (code: string): string => content.scaleList.find((one) => one.code === code)?.name[language] ?? code;
  const say = (alpha: number | null): string => {
    if (alpha === null) return texts.noAlpha;
    // As it is written, so that 0.70 is never called low.
    const written = alpha.toFixed(2);
    const word = Number(written) >= GOOD ? 'good' : Number(written) >= FAIR ? 'fair' : 'low';
    return `${written} ${texts.alphaWords[word]}`;
  };
  return (
    <Section title={texts.scales} text={texts.scalesText} size="small">
      <DataTable
        caption={texts.scales}
        density="compact"
        rows={list}
        rowId={({ scaleCode }) => scaleCode}
        empty={null}
        labels={labels}
        columns={[
          {
            id: 'scale',
            header: texts.scale,
            cell: ({ scaleCode }) => `${nameOf(scaleCode)} (${scaleCode})`,
            rowHeader: true,
            grow: true,
            card: 'title',
          },
          {
            id: 'items',
            header: texts.itemCount,
            cell: ({ itemCount }) => format.number(itemCount),
            align: 'end',
            width: '6rem',
          },
          {
            id: 'people',
            header: texts.people,
            cell: ({ counted }) => texts.peopleOf(format.number(counted)),
            align: 'end',
            width: '7rem',
            card: 'fact',
          },
          {
            id: 'alpha',
            header: texts.alpha,
            cell: ({ alpha }) => say(alpha),
            align: 'end',
            width: '10rem',
            card: 'fact',
          },
        ]}
      />
    </Section>
  );
}
