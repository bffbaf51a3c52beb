import { ChoiceFilters } from '../../../blocks/list/choice-filters.tsx';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ChoiceChip } from '../../../ui/choice-chip.tsx';
import { Row } from '../../../ui/row.tsx';
import styles from './hist.module.css';
import type { LINE_LIST } from './line-list.ts';
import { mileageHistTexts } from './texts.ts';

export interface TermOfLines {
  readonly year: number;
  readonly semstrCode: string;
  readonly semstrNm: string;
}

export interface LineFiltersProps {
  readonly list: ListOf<typeof LINE_LIST>;
  /** Terms with lines, the earliest first. */
  readonly terms: readonly TermOfLines[];
  /** The number of lines; undefined until it is known, and on a phone. */
  readonly summary: string | undefined;
}

/** Narrows the ledger by type, kind and term, to what brought no points, and to what was objected to. */
export function LineFilters({ list, terms, summary }: LineFiltersProps) {
  const all = useTexts(mileageHistTexts);
  const texts = all.lines;
  const { options: types } = useEnumeration('mileageType');
  const { options: kinds } = useEnumeration('mileageKind');
  const termOptions = terms.toReversed().map(({ year, semstrCode, semstrNm }) => ({
    value: `${year}${semstrCode}`,
    label: all.term({ year: String(year), semester: semstrNm }),
  }));
  return (
    <>
      <ChoiceFilters
        list={list}
        choices={[
          { filter: 'type', label: texts.type, any: texts.typeAny, options: types },
          { filter: 'kind', label: texts.kind, any: texts.kindAny, options: kinds },
          { filter: 'term', label: texts.term, any: texts.termAny, options: termOptions },
        ]}
        words={texts}
        summary={summary}
      />
      <div className={styles.choices}>
        <Row>
          <ChoiceChip
            label={texts.zero}
            checked={list.filters.zero !== ''}
            onCheckedChange={(isOn) => list.setFilter('zero', isOn ? 'on' : '')}
          />
          <ChoiceChip
            label={texts.objectedOnly}
            checked={list.filters.objected !== ''}
            onCheckedChange={(isOn) => list.setFilter('objected', isOn ? 'on' : '')}
          />
        </Row>
      </div>
    </>
  );
}
