import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { TestLanguage } from '@naru/contract/areas/ability/words.ts';

import { MOST_POINTS } from '../../../blocks/ability/findings.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { RadarChart } from '../../../ui/radar-chart.tsx';
import type { PreviewScore } from './preview-result.tsx';
import { instrumentTexts } from './texts.ts';

interface PreviewPictureProps {
  readonly picture: Instrument['pictureList'][number];
  readonly content: Instrument;
  readonly language: TestLanguage;
  readonly scores: readonly PreviewScore[];
}

/** A picture of the result, as the instrument asks for it. */
export function PreviewPicture({ picture, content, language, scores }: PreviewPictureProps) {
  const texts = useTexts(instrumentTexts).preview;
  const format = useFormat();
  const drawn = picture.scaleList.flatMap((code) => {
    const points = scores.find(({ scaleCode }) => scaleCode === code)?.points ?? null;
    const name = content.scaleList.find((scale) => scale.code === code)?.name[language] ?? code;
    return points === null ? [] : [{ name, points }];
  });
  const bars = picture.kind === 'RANK' ? drawn.toSorted((a, b) => b.points - a.points) : drawn;
  const highest = drawn.reduce<(typeof drawn)[number] | undefined>(
    (best, one) => (best && best.points >= one.points ? best : one),
    undefined,
  );
  const frame = {
    finding: highest ? texts.highest({ name: highest.name, points: format.number(highest.points) }) : texts.noneScored,
    measure: `${picture.title[language]} · ${texts.measure}`,
    table: {
      columns: [texts.scale, texts.now],
      rows: bars.map(({ name, points }) => [name, texts.points(format.number(points))]),
    },
    headingLevel: 3,
  } as const;
  if (picture.kind === 'RADAR')
    return (
      <RadarChart
        {...frame}
        axes={drawn.map(({ name, points }) => ({ name, value: points }))}
        labels={{ now: texts.now, before: texts.before }}
      />
    );
  return (
    <BarChart
      {...frame}
      lying
      to={MOST_POINTS}
      categories={bars.map(({ name }) => name)}
      series={[{ name: texts.now, values: bars.map(({ points }) => points) }]}
      formatValue={(value) => format.number(value)}
    />
  );
}
