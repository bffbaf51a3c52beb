import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { TermLine, type TermLineItem } from '../../../../ui/term-line.tsx';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const TERM = { from: at('2026-08-24'), to: at('2026-12-18'), today: at('2026-11-20') };
const WEEK = 7 * 86_400_000;
const WEEKS = [1, 5, 9, 13];

const ITEMS: readonly (Pick<TermLineItem, 'kind' | 'at' | 'until' | 'soon'> & {
  readonly id: 'record' | 'meet' | 'diagnosis' | 'exam';
})[] = [
  { id: 'record', kind: 'deadline', at: at('2026-11-21'), soon: true },
  { id: 'meet', kind: 'appointment', at: at('2026-11-24') },
  { id: 'diagnosis', kind: 'deadline', at: at('2026-12-04') },
  { id: 'exam', kind: 'exam', at: at('2026-12-07'), until: at('2026-12-11') },
];

export function WaterPart() {
  const texts = useTexts(componentTexts).water;
  const format = useFormat();
  return (
    <Part title={texts.title} span="all">
      <TermLine
        label={texts.label}
        {...TERM}
        weeks={WEEKS.map((week) => {
          const begin = TERM.from + (week - 1) * WEEK;
          return {
            id: String(week),
            at: begin,
            label: texts.week(format.number(week)),
            detail: format.day(begin, { hasWeekday: false }),
            current: week === 13,
          };
        })}
        items={ITEMS.map((item) => ({ ...item, ...texts.items[item.id] }))}
        labels={{
          today: texts.today,
          todayRow: texts.todayRow,
          deadline: texts.deadline,
          appointment: texts.appointment,
          exam: texts.exam,
        }}
      />
    </Part>
  );
}

function at(day: string): number {
  return Date.parse(`${day}T00:00:00+09:00`);
}
