import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import type { WeekEntry } from '../../../../ui/week-cell.tsx';
import { WeekGrid } from '../../../../ui/week-grid.tsx';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const HOURS = [10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];

interface Planned {
  readonly day: number;
  readonly hour: number;
  readonly kind: WeekEntry['kind'];
  readonly who?: 'kim' | 'park' | 'lee';
  readonly way?: 'meet' | 'online';
}

const START: readonly Planned[] = [
  { day: 0, hour: 10, kind: 'done', who: 'kim', way: 'meet' },
  { day: 0, hour: 11, kind: 'absent', who: 'park', way: 'online' },
  { day: 0, hour: 14, kind: 'approved', who: 'lee', way: 'online' },
  { day: 1, hour: 14, kind: 'waiting', who: 'kim', way: 'meet' },
  { day: 1, hour: 15, kind: 'open' },
  { day: 2, hour: 13, kind: 'closed' },
  { day: 2, hour: 14, kind: 'closed' },
  { day: 3, hour: 11, kind: 'approved', who: 'park', way: 'meet' },
  { day: 4, hour: 16, kind: 'open' },
];

const isoOf = (day: number): string => `2026-11-${23 + day}`;
const idOf = (day: number, hour: number): string => `${day} ${hour}`;

export function WeekPart() {
  const all = useTexts(componentTexts);
  const texts = all.week;
  const format = useFormat();
  const [form, setForm] = useState<'grid' | 'list'>('grid');
  const [planned, setPlanned] = useState(START);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const entries = planned.map(({ day, hour, kind, who, way }): WeekEntry => {
    const state = kind === 'closed' ? texts.closed : all.states[kind];
    const title = who ? texts.names[who] : state;
    const detail = way && texts[way];
    return {
      id: idOf(day, hour),
      dayId: String(day),
      hour,
      kind,
      title,
      detail,
      name: texts.entry(title, who ? state : '', detail ?? ''),
    };
  });

  return (
    <Part title={texts.title} span="all">
      <SegmentedControl
        label={texts.form}
        options={[
          { value: 'grid', label: texts.grid },
          { value: 'list', label: texts.list },
        ]}
        value={form}
        onValueChange={setForm}
      />
      <WeekGrid
        label={texts.label}
        form={form}
        days={WEEKDAYS.map((weekday, day) => ({
          id: String(day),
          weekday: all.slots.days[weekday],
          date: format.dateTime(isoOf(day), 'D'),
          name: format.day(isoOf(day)),
          isToday: day === 1,
          countText: format.number(planned.filter((one) => one.day === day).length),
          isFull: planned.some((one) => one.day === day),
        }))}
        hours={HOURS.map((hour) => ({ hour, label: format.hour(hour) }))}
        entries={entries}
        selectedId={selectedId}
        onSelect={(entry) => {
          setSelectedId(entry.id);
          setSaid(texts.chosen(entry.name));
        }}
        onSelectEmpty={(dayId, hour) => {
          setPlanned([...planned, { day: Number(dayId), hour, kind: 'open' }]);
          setSaid(texts.opened(`${format.day(isoOf(Number(dayId)))} ${format.hour(hour)}`));
        }}
        labels={{ lunch: texts.lunch, empty: texts.empty, noEntries: texts.noEntries }}
      />
      <output className={styles.quiet}>{said || texts.none}</output>
    </Part>
  );
}
