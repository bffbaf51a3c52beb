import type { ReactNode } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './rule.module.css';
import { ruleDeskTexts } from './texts.ts';
import type { DryRun } from './rule-form.tsx';

interface DryRunPartProps {
  readonly run: DryRun | undefined;
  /** The form was changed since. */
  readonly isStale: boolean;
  /** The button that asks for it. */
  readonly children: ReactNode;
}

/** Shows what the new version would change, once it was asked for. */
export function DryRunPart({ run, isStale, children }: DryRunPartProps) {
  const texts = useTexts(ruleDeskTexts).dry;
  return (
    <Section title={texts.title} headingLevel={2}>
      <div className={styles.dry}>
        <p className={styles.meta}>{texts.wait}</p>
        <div>{children}</div>
        <div aria-live="polite" className={styles.dry}>
          {isStale && <Notice tone="amber">{texts.stale}</Notice>}
          {run && <Outcome run={run} />}
        </div>
      </div>
    </Section>
  );
}

function Outcome({ run }: { readonly run: DryRun }) {
  const texts = useTexts(ruleDeskTexts).dry;
  const format = useFormat();
  const { basis, deedCount, before, after } = run;
  if (deedCount === 0) return <p className={styles.meta}>{texts.none}</p>;
  const count = format.number(deedCount);
  const sums = { before: format.number(before), after: format.number(after) };
  return (
    <>
      <p className={styles.meta}>{basis === 'FROM' ? texts.from(count) : texts.term(count)}</p>
      <PeoplePicture run={run} />
      <p className={styles.total}>{before === after ? texts.totalSame(sums.before) : texts.total(sums)}</p>
      <Changes changeList={run.changeList} />
      <p className={styles.meta}>{texts.posted}</p>
    </>
  );
}

function PeoplePicture({ run: { more, same, less } }: { readonly run: DryRun }) {
  const texts = useTexts(ruleDeskTexts).dry;
  const format = useFormat();
  const categories = [texts.more, texts.same, texts.less];
  const values = [more, same, less];
  const figures = { more: format.number(more), less: format.number(less) };
  const finding =
    more + less === 0
      ? texts.unchanged
      : less === 0
        ? texts.onlyMore(figures.more)
        : more === 0
          ? texts.onlyLess(figures.less)
          : texts.finding(figures);
  return (
    <BarChart
      headingLevel={3}
      lying
      finding={finding}
      measure={texts.measure}
      categories={categories}
      series={[{ name: texts.people, values }]}
      formatValue={(value) => format.number(value)}
      table={{
        columns: [texts.group, texts.people],
        rows: categories.map((name, at) => [name, texts.peopleOf(format.number(values[at] ?? 0))]),
      }}
    />
  );
}

function Changes({ changeList }: Pick<DryRun, 'changeList'>) {
  const texts = useTexts(ruleDeskTexts).dry;
  const format = useFormat();
  if (changeList.length === 0) return null;
  return (
    <Section title={texts.largest} size="small" headingLevel={3}>
      <ul className={styles.list}>
        {changeList.map(({ student, before, after }) => (
          <li key={student.studentId} className={styles.change}>
            <span>
              {student.name} <span className={styles.number}>{student.number}</span>
            </span>
            <span className={styles.figures}>
              {texts.change({ before: format.number(before), after: format.number(after) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
