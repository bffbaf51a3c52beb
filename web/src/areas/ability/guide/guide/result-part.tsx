import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../../platform/route.ts';
import { RadarChart } from '../../../../ui/radar-chart.tsx';
import { Section } from '../../../../ui/section.tsx';
import { useMayOpen } from '../may-open.ts';
import { frameworkRoute } from '../routes.ts';
import styles from './guide.module.css';
import { guideTexts } from './texts.ts';

/** Scores of nobody. */
const SAMPLE = [
  { axis: 'communication', value: 71, before: 64 },
  { axis: 'creativity', value: 64, before: 63 },
  { axis: 'problem', value: 68, before: 66 },
  { axis: 'self', value: 58, before: 60 },
  { axis: 'community', value: 74, before: 70 },
] as const;

/** Says what stands on the page of a result, beside a picture of one. */
export function ResultPart() {
  const texts = useTexts(guideTexts).result;
  const canOpen = useMayOpen('ABL_SYSTM');
  const axes = SAMPLE.map(({ axis, ...values }) => ({ name: texts.axes[axis], ...values }));
  return (
    <Section
      title={texts.title}
      {...(canOpen && {
        link: (slot) => <AppLink to={addressOf(frameworkRoute)} {...slot} />,
        linkLabel: texts.framework,
      })}
    >
      <div className={styles.result}>
        <RadarChart
          finding={texts.sample}
          measure={texts.unit}
          axes={axes}
          table={{
            columns: ['', texts.now, texts.before],
            rows: axes.map(({ name, value, before }) => [name, String(value), String(before)]),
          }}
          labels={{ now: texts.now, before: texts.before }}
          empty={texts.chartEmpty}
        />
        <ul className={styles.facts}>
          {texts.list.map(({ id, name, text }) => (
            <li key={id}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
