import type { ObjectedLine } from '@naru/contract/areas/mileage/objections.ts';

import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList, type Definition } from '../../../ui/definition-list.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { ExplanationList } from '../shared/explanation-list.tsx';
import styles from './objection.module.css';
import { objectionTexts } from './texts.ts';
import { useSignedPoints } from './use-signed-points.ts';

interface LineFactsProps {
  readonly line: ObjectedLine;
  readonly more?: readonly Definition[];
}

/** The line of an objection, for its student and for the office alike. */
export function LineFacts({ line, more }: LineFactsProps) {
  const all = useTexts(objectionTexts);
  const texts = all.line;
  const format = useFormat();
  const signed = useSignedPoints();
  const { wordOf: kindOf } = useEnumeration('mileageKind');
  const { title, kind, amount, happenedOn, term, aboutTerm, memo, explanationList, reversedAt } = line;
  const { year, semstrNm } = aboutTerm ?? term;
  return (
    <Stack>
      <DefinitionList
        items={[
          { term: texts.what, value: title },
          { term: texts.points, value: <b className={styles.amount}>{signed(amount)}</b> },
          { term: texts.kind, value: kindOf(kind) },
          { term: texts.happenedOn, value: format.day(happenedOn) },
          { term: texts.term, value: all.term({ year: String(year), name: semstrNm }) },
          ...(memo === '' || memo === title
            ? []
            : [{ term: texts.memo, value: <span className={styles.written}>{memo}</span> }]),
          ...(explanationList.length === 0
            ? []
            : [{ term: texts.how, value: <ExplanationList explanationList={explanationList} /> }]),
          ...(more ?? []),
        ]}
      />
      {reversedAt !== null && <p className={styles.meta}>{texts.reversedOn(format.day(reversedAt))}</p>}
    </Stack>
  );
}
