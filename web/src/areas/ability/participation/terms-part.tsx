import type { abilityParticipation } from '@naru/contract/areas/ability/participation.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LineChart } from '../../../ui/line-chart.tsx';
import { Section } from '../../../ui/section.tsx';
import { Select } from '../../../ui/select.tsx';
import { participationTexts } from './texts.ts';

type Figures = CallOutput<typeof abilityParticipation.readParticipation>;
type Term = Figures['termList'][number];

export interface TermsPartProps {
  readonly figures: Figures;
  readonly onTerm: (term: string) => void;
}

const keyOf = ({ year, semstrCode }: { readonly year: number; readonly semstrCode: string }): string =>
  `${String(year)}-${semstrCode}`;

/** Shows how many took part from term to term, and lets one be chosen for the parts below. */
export function TermsPart({ figures, onTerm }: TermsPartProps) {
  const all = useTexts(participationTexts);
  const texts = all.figures;
  const format = useFormat();
  const { termList } = figures;
  const nameOf = ({ year, semstrNm }: Term): string => texts.termOf({ year: String(year), semester: semstrNm });
  const chosen = termList.find((term) => keyOf(term) === keyOf(figures));
  const count = chosen?.doneCount ?? null;
  const title =
    chosen && count !== null
      ? texts.termsTitle({ term: nameOf(chosen), count: format.number(count) })
      : termList.length === 0
        ? all.noValues
        : texts.termsFew;
  const choice = (
    <Select
      label={texts.term}
      hideLabel
      compact
      options={termList.toReversed().map((term) => ({ value: keyOf(term), label: nameOf(term) }))}
      value={chosen ? keyOf(chosen) : null}
      onValueChange={onTerm}
      placeholder={texts.term}
      empty={all.noValues}
    />
  );
  return (
    <Section label={texts.terms} title={title} aside={termList.length > 1 && choice}>
      {termList.length > 1 && (
        <LineChart
          finding={title}
          hideFinding
          measure={texts.termsMeasure}
          categories={termList.map(nameOf)}
          series={[{ name: texts.column, values: termList.map(({ doneCount }) => doneCount) }]}
          formatValue={(value) => format.number(value)}
          table={{
            columns: [texts.term, texts.column],
            rows: termList.map((term) => [
              nameOf(term),
              term.doneCount === null ? all.withheld : format.number(term.doneCount),
            ]),
          }}
        />
      )}
    </Section>
  );
}
