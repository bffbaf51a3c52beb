import type { OwnUse } from '@naru/contract/areas/mileage/uses.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList, type Definition } from '../../../ui/definition-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { mileageUseTexts } from './texts.ts';
import styles from './use.module.css';

/** Shows what was asked for and what became of it, for its student and for the office alike. */
export function UseFacts({ use, more }: { readonly use: OwnUse; readonly more?: readonly Definition[] }) {
  const all = useTexts(mileageUseTexts);
  const texts = all.detail;
  const format = useFormat();
  const { amount, won, term, bank, accountEnd, note, historyList } = use;
  return (
    <div className={styles.parts}>
      <DefinitionList
        items={[
          { term: texts.amount, value: all.points(format.number(amount)) },
          ...(won === null ? [] : [{ term: texts.won, value: all.won(format.number(won)) }]),
          { term: texts.term, value: all.term({ year: String(term.year), name: term.semstrNm }) },
          ...(accountEnd === null ? [] : [{ term: texts.account, value: texts.accountOf({ bank, end: accountEnd }) }]),
          ...(note === '' ? [] : [{ term: texts.note, value: <span className={styles.written}>{note}</span> }]),
          ...(more ?? []),
        ]}
      />
      <Section title={texts.history} size="small" headingLevel={3}>
        <DefinitionList
          items={historyList.filter(stood).map(({ status, at }) => ({
            id: `${status} ${at}`,
            term: all.states[status],
            value: format.moment(at),
          }))}
        />
      </Section>
    </div>
  );
}

/** Leaves the draft out of a use that was sent at once. */
const stood = ({ at }: OwnUse['historyList'][number], index: number, all: OwnUse['historyList']): boolean =>
  at !== all[index + 1]?.at;
