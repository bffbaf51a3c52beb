import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { Section } from '../../../../ui/section.tsx';
import { FiguresState } from './figures-state.tsx';
import { laterTexts } from './texts.ts';
import { useFigures } from './use-figures.ts';

/** How many of the students assigned to the person they have met in this term. */
export function AdviseesWidget() {
  const texts = useTexts(laterTexts).advisees;
  const format = useFormat();
  const query = useFigures();
  if (!query.data) return <FiguresState query={query} />;
  const { advisees } = query.data;
  if (!advisees) return null;
  const { metCount, allCount, path } = advisees;
  const left = allCount - metCount;
  return (
    <Section
      label={texts.label}
      title={left === 0 ? texts.allMet(format.number(allCount)) : texts.left(format.number(left))}
      linkLabel={texts.see}
      link={left === 0 ? undefined : (slot) => <AppLink to={path} {...slot} />}
    >
      <ProgressBar
        label={texts.bar}
        value={metCount}
        max={allCount}
        size="large"
        valueText={texts.met(format.number(metCount), format.number(allCount))}
      />
    </Section>
  );
}
