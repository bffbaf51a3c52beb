import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { BarChart } from '../../../../ui/bar-chart.tsx';
import { HeatMap } from '../../../../ui/heat-map.tsx';
import { LineChart } from '../../../../ui/line-chart.tsx';
import { RadarChart } from '../../../../ui/radar-chart.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const colours = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];
const thisYear = [5, 8, 10, 9, 13, 11, 14, 17, 16, 20, 27, 24];
const lastYear = [7, 7, 9, 11, 10, 12, 11, 13, 14, 16, 15, 14];
const topics = ['career', 'study', 'life', 'leave'] as const;
const abilities = ['talk', 'think', 'lead', 'make', 'world'] as const;
const scores = { talk: [78, 71], think: [72, 70], lead: [58, 61], make: [66, 66], world: [49, 44] };
const days = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const hours = [10, 11, 13, 14, 15, 16];
const visits = [
  [1, 2, 0, 3, 1],
  [2, 4, 1, 2, 2],
  [3, 6, 2, 4, 1],
  [2, 9, 4, 5, 3],
  [1, 7, 3, 4, 2],
  [0, 5, 2, 3, null],
];

export function ChartsPart() {
  const all = useTexts(componentTexts);
  const texts = all.charts;
  const format = useFormat();
  const [form, setForm] = useState<'standing' | 'lying' | 'stacked'>('standing');
  const cases = (value: number) => texts.cases(format.number(value));
  const write = (value: number) => format.number(value);
  const years = [
    { name: texts.thisYear, values: [46, 31, 18, 9] },
    { name: texts.lastYear, values: [35, 33, 15, 12] },
  ];

  return (
    <Part title={texts.title} span="all">
      <ul className={styles.colours} aria-label={texts.colours}>
        {colours.map((colour) => (
          <li key={colour}>
            <span className={styles.colour} style={{ '--face': `var(--${colour})` }} />
            {colour}
          </li>
        ))}
      </ul>
      <div className={styles.pair}>
        <LineChart
          finding={texts.line}
          measure={texts.lineMeasure}
          categories={thisYear.map((_, index) => texts.weekOf(write(index + 1)))}
          series={[
            { name: texts.thisYear, values: thisYear },
            { name: texts.lastYear, values: lastYear },
          ]}
          formatValue={write}
          table={{
            columns: [texts.week, texts.thisYear, texts.lastYear],
            rows: thisYear.map((value, index) => [
              texts.weekOf(write(index + 1)),
              write(value),
              write(lastYear[index] ?? 0),
            ]),
          }}
        />
        <div>
          <BarChart
            finding={texts.bar}
            measure={texts.barMeasure}
            categories={topics.map((id) => texts.topics[id])}
            series={years}
            formatValue={write}
            lying={form === 'lying'}
            stacked={form === 'stacked'}
            table={{
              columns: [texts.topic, texts.thisYear, texts.lastYear],
              rows: topics.map((id, index) => [
                texts.topics[id],
                ...years.map(({ values }) => cases(values[index] ?? 0)),
              ]),
            }}
          />
          <SegmentedControl
            label={texts.barForm}
            options={[
              { value: 'standing', label: texts.forms.standing },
              { value: 'lying', label: texts.forms.lying },
              { value: 'stacked', label: texts.forms.stacked },
            ]}
            value={form}
            onValueChange={setForm}
          />
        </div>
        <RadarChart
          finding={texts.radar}
          measure={texts.radarMeasure}
          labels={{ now: texts.now, before: texts.before }}
          axes={abilities.map((id) => ({
            name: texts.abilities[id],
            value: scores[id][0] ?? 0,
            before: scores[id][1],
          }))}
          table={{
            columns: [texts.ability, texts.now, texts.before],
            rows: abilities.map((id) => [
              texts.abilities[id],
              ...scores[id].map((value) => texts.score(format.number(value))),
            ]),
          }}
        />
        <HeatMap
          finding={texts.heat}
          measure={texts.heatMeasure}
          columns={days.map((id) => texts.days[id])}
          rows={hours.map((hour) => format.hour(hour))}
          values={visits}
          formatValue={write}
          table={{
            columns: [texts.hour, ...days.map((id) => texts.days[id])],
            rows: visits.map((row, index) => [
              format.hour(hours[index]),
              ...row.map((value) => (value === null ? '–' : write(value))),
            ]),
          }}
        />
      </div>
    </Part>
  );
}
