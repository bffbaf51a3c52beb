import type { abilityParticipation } from '@naru/contract/areas/ability/participation.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { HeatMap } from '../../../ui/heat-map.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import { participationTexts } from './texts.ts';

type Scale = CallOutput<typeof abilityParticipation.readDistribution>['scaleList'][number];

const STEPS = Array.from({ length: 10 }, (_, step) => step);
const LAST = STEPS.length - 1;

function useSteps() {
  const all = useTexts(participationTexts);
  const texts = all.spread;
  const format = useFormat();
  return {
    all,
    texts,
    // The last step has a hundred in it too.
    names: STEPS.map((step) =>
      texts.stepOf({ from: String(step * 10), to: String(step === LAST ? 100 : step * 10 + 9) }),
    ),
    say: (count: number | null): string =>
      count === null ? all.withheld : count === 0 ? '0' : texts.about(format.number(count)),
  };
}

/** Shows the points of one scale as bars. */
export function ScalePicture({ scale }: { readonly scale: Scale }) {
  const { texts, names, say } = useSteps();
  const title = texts.title({ scale: scale.name, mean: String(scale.mean) });
  return (
    <BarChart
      finding={title}
      hideFinding
      measure={texts.measure}
      categories={names}
      series={[{ name: scale.name, values: scale.stepList }]}
      formatValue={String}
      table={{
        columns: [texts.measure, scale.name],
        rows: names.map((name, at) => [name, say(scale.stepList[at] ?? null)]),
      }}
    />
  );
}

/** Shows all scales below each other, each as a strip of shades; a phone has no room for it. */
export function SpreadOverview({ scales }: { readonly scales: readonly Scale[] }) {
  const { texts, names, say } = useSteps();
  const isPhone = useMediaQuery(phone);
  if (isPhone) return null;
  return (
    <HeatMap
      finding={texts.overviewTitle}
      measure={texts.measure}
      columns={STEPS.map((step) => String(step * 10))}
      rows={scales.map(({ name }) => name)}
      values={scales.map(({ stepList }) => stepList)}
      formatValue={String}
      words={{ zero: '', unknown: '–' }}
      table={{
        columns: [texts.scaleColumn, texts.mean, texts.deviation, ...names],
        rows: scales.map(({ name, mean, deviation, stepList }) => [
          name,
          String(mean),
          String(deviation),
          ...stepList.map(say),
        ]),
      }}
    />
  );
}
