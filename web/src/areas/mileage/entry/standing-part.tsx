import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './entry.module.css';
import { signedPoints, type EntryValues } from './entry-values.ts';
import type { StandingQuery } from './use-entry-form.ts';
import { useEntryWords } from './use-entry-words.ts';

interface StandingPartProps {
  readonly values: EntryValues;
  readonly standing: StandingQuery;
  readonly debt: number;
}

/** Shows what the student has now and after it; a debt is said plainly. */
export function StandingPart({ values, standing, debt }: StandingPartProps) {
  const { texts: all, format } = useEntryWords();
  const texts = all.standing;
  const points = (value: number): string =>
    value < 0 ? all.minus(format.number(-value)) : all.points(format.number(value));
  const { data } = standing;
  const change = signedPoints(values);
  const write = (before: number): string =>
    change === 0 ? points(before) : texts.change({ before: points(before), after: points(before + change) });
  if (values.student === null)
    return (
      <Section title={texts.title} size="small">
        <p className={styles.meta}>{texts.wait}</p>
      </Section>
    );
  if (standing.isError && !data) return <QueryError title={texts.errorTitle} query={standing} headingLevel={2} />;
  if (!data) return <Skeleton count={3} />;
  const { student, balance, available } = data;
  return (
    <Section title={texts.title} size="small" text={joinFacts([student.name, student.number, student.deptNm])}>
      <DefinitionList
        items={[
          {
            term: texts.available,
            value: (
              <span className={styles.figure} data-debt={debt > 0 || undefined}>
                {write(available)}
              </span>
            ),
          },
          { term: texts.balance, value: <span className={styles.figure}>{write(balance)}</span> },
        ]}
      />
      {debt > 0 && (
        <div className={styles.notice}>
          <Notice tone="red" live="polite" title={texts.debt}>
            {texts.debtText(format.number(debt))}
          </Notice>
        </div>
      )}
    </Section>
  );
}
