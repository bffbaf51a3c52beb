import type { ChosenRound, TakeUp } from '@naru/contract/areas/portfolio/comment.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Section } from '../../../ui/section.tsx';
import { RubricPicture } from '../correction/rubric-picture.tsx';
import styles from './comment.module.css';
import { commentTexts } from './texts.ts';

/** Shows the word on the whole and the points of the rubric. */
export function OverallPart({ chosen }: { readonly chosen: Pick<ChosenRound, 'overall' | 'rubric'> }) {
  const texts = useTexts(commentTexts);
  const { overall, rubric } = chosen;
  return (
    <div className={styles.top}>
      <Section title={texts.overall}>
        <p className={styles.overall}>{overall === '' ? texts.noOverall : overall}</p>
      </Section>
      {Object.keys(rubric).length > 0 && (
        <Section size="small" title={texts.rubric}>
          <RubricPicture rubric={rubric} />
        </Section>
      )}
    </div>
  );
}

/** Counts what became of the comments of a round. */
export function TakeUpLine({ takeUp }: { readonly takeUp: TakeUp }) {
  const texts = useTexts(commentTexts).takeUp;
  const format = useFormat();
  const kinds = (['accepted', 'refused', 'done', 'changed', 'untouched'] as const).filter((kind) => takeUp[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label={texts.title}>
      {kinds.map((kind) => (
        <li key={kind}>
          {texts[kind]} <b>{texts.count(format.number(takeUp[kind]))}</b>
        </li>
      ))}
    </ul>
  );
}

/** Shows how many comments are settled, of all. */
export function ProgressPart({ takeUp }: { readonly takeUp: TakeUp }) {
  const texts = useTexts(commentTexts).progress;
  const format = useFormat();
  const settled = takeUp.accepted + takeUp.refused + takeUp.done;
  const all = settled + takeUp.changed + takeUp.untouched;
  if (all === 0) return <p className={styles.quiet}>{texts.none}</p>;
  const [done, most] = [format.number(settled), format.number(all)];
  const text = settled === all ? texts.finished(most) : texts.count(done, most);
  return <ProgressBar label={texts.label} value={settled} max={all} valueText={text} />;
}
