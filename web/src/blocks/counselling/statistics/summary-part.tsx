import type { CounsellingStatistics } from '@naru/contract/areas/counselling/statistics/statistics.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './statistics.module.css';
import { statisticsTexts } from './texts.ts';

const STATES = [
  'completedCount',
  'unconfirmedCount',
  'approvedCount',
  'waitingCount',
  'absentCount',
  'rejectedCount',
  'cancelledCount',
] as const;
const DAY_HOURS = 48;

/** How much there was of it: a few figures, and what became of what was asked for. */
export function SummaryPart({ figures }: { readonly figures: CounsellingStatistics }) {
  const texts = useTexts(statisticsTexts);
  const format = useFormat();
  const { total, satisfaction } = figures;
  const wait = total.answerHours;
  const writeWait = (hours: number): string =>
    hours > DAY_HOURS ? texts.days(format.number(hours / 24, 1)) : texts.hours(format.number(hours, 1));
  const tiles = [
    { name: texts.completed, value: texts.times(format.number(total.completedCount)), note: undefined },
    { name: texts.students, value: texts.people(format.number(total.studentCount)), note: undefined },
    {
      name: texts.answered,
      value: wait === null ? '–' : writeWait(wait),
      note: wait === null ? undefined : texts.half,
    },
    {
      name: texts.satisfaction,
      value: satisfaction ? texts.points(format.number(satisfaction.mean, 1)) : '–',
      note: satisfaction ? texts.ofAnswers(format.number(satisfaction.answerCount)) : texts.tooFewAnswers,
    },
  ];
  const states = STATES.filter((state) => total[state] > 0);
  return (
    <Section
      label={texts.figures}
      title={texts.course(format.number(total.requestedCount), format.number(total.completedCount))}
    >
      <dl className={styles.tiles}>
        {tiles.map(({ name, value, note }) => (
          <div key={name} className={styles.tile}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
              {note !== undefined && <span>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {states.length > 0 && (
        <ul className={styles.states}>
          {states.map((state) => (
            <li key={state}>
              {texts.states[state]} <strong>{format.number(total[state])}</strong>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
