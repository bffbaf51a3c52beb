import type { CounsellingStatistics } from '@naru/contract/areas/counselling/statistics/statistics.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Section } from '../../../ui/section.tsx';
import { statisticsTexts } from './texts.ts';

export interface CoveragePartProps {
  readonly figures: CounsellingStatistics;
}

/** Shows how many of the assigned students were met, before how often anybody met. */
export function CoveragePart({ figures }: CoveragePartProps) {
  const texts = useTexts(statisticsTexts).coverage;
  const format = useFormat();
  const { coverage } = figures;
  if (coverage === null) return null;
  const { assignedCount, metCount, caredCount } = coverage;
  if (assignedCount === 0) return figures.hasOthers ? null : <Section label={texts.label} title={texts.none} />;
  const all = format.number(assignedCount);
  const title = metCount === assignedCount ? texts.all(all) : texts.part(format.number(metCount), all);
  return (
    <Section
      label={texts.label}
      title={title}
      text={caredCount > 0 ? texts.cared(format.number(caredCount)) : undefined}
    >
      <ProgressBar
        label={texts.progress}
        value={metCount}
        max={assignedCount}
        valueText={texts.share(format.percent(metCount / assignedCount, 0))}
        size="large"
      />
    </Section>
  );
}
