import type { PsychCheckIn } from '@naru/contract/areas/counselling/psychological/desk-words.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { LineChart } from '../../../../ui/line-chart.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Section } from '../../../../ui/section.tsx';
import styles from './desk.module.css';
import { psychDeskTexts } from './texts.ts';

const HEIGHT = 160;
/** The answer "nearly every day" to a question of the week. */
const MOST_OFTEN = 3;
const sumOf = ({ phqList }: PsychCheckIn): number => phqList.reduce((total, one) => total + one, 0);

/** How the weeks of waiting were, and what they changed: two questions a week. */
export function CheckInPart({ checkInList }: { readonly checkInList: readonly PsychCheckIn[] }) {
  const all = useTexts(psychDeskTexts);
  const texts = all.detail.checkIn;
  const format = useFormat();
  const weekOf = ({ weekOn }: PsychCheckIn): string => {
    const [, month, day] = weekOn.split('-').map(Number);
    return texts.weekOf(month ?? 0, day ?? 0);
  };
  const finding = (): string => {
    const [last, before] = [checkInList.at(-1), checkInList.at(-2)];
    const sum = last ? sumOf(last) : 0;
    if (!before) return texts.first(format.number(sum));
    const by = sum - sumOf(before);
    if (by === 0) return texts.same(format.number(sum));
    return texts[by > 0 ? 'up' : 'down'](format.number(sum), format.number(Math.abs(by)));
  };
  const series = texts.items.map((name, at) => ({
    name,
    values: checkInList.map(({ phqList }) => phqList[at] ?? null),
  }));
  return (
    <Section title={texts.title}>
      <div className={styles.stack}>
        {checkInList.map((week) => (
          <Said key={week.weekOn} week={week} when={weekOf(week)} />
        ))}
        <LineChart
          empty={texts.empty}
          finding={finding()}
          measure={texts.measure}
          height={HEIGHT}
          to={MOST_OFTEN}
          categories={checkInList.map(weekOf)}
          series={series}
          formatValue={(value) => format.number(value)}
          table={{
            columns: [texts.week, ...texts.items],
            rows: checkInList.map((week) => [weekOf(week), ...week.phqList.map((one) => format.number(one))]),
          }}
        />
      </div>
    </Section>
  );
}

/** Shows what the centre must not overlook: danger, and that the answers brought the student forward. */
function Said({ week, when }: { readonly week: PsychCheckIn; readonly when: string }) {
  const all = useTexts(psychDeskTexts);
  const texts = all.detail.checkIn;
  if (week.isInDanger) return <Notice tone="red">{texts.danger(when)}</Notice>;
  if (week.raisedTo === null) return null;
  return <Notice tone="amber">{texts.raised(when, all.levels[week.raisedTo])}</Notice>;
}
