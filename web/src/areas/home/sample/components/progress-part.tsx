import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { StepMark } from '../../../../ui/step-mark.tsx';
import { Steps } from '../../../../ui/steps.tsx';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const QUESTIONS = 60;
const names = ['apply', 'answer', 'meet', 'record'] as const;
const marks = ['done', 'doing', 'next'] as const;

export function ProgressPart() {
  const texts = useTexts(componentTexts).progress;
  const format = useFormat();
  const [answered, setAnswered] = useState(42);
  const [step, setStep] = useState(1);
  const markWords = { done: texts.done, doing: texts.doing, next: texts.next };
  return (
    <Part title={texts.title}>
      <ProgressBar
        label={texts.answered}
        value={answered}
        max={QUESTIONS}
        valueText={texts.value(format.number(answered))}
      />
      <div className={styles.row}>
        <Button size="small" onClick={() => setAnswered(answered < QUESTIONS ? answered + 1 : 0)}>
          {texts.answer}
        </Button>
      </div>
      <ProgressBar
        label={texts.points}
        size="large"
        value={answered * 10}
        max={QUESTIONS * 10}
        valueText={texts.pointsText(format.number(answered * 10))}
        thresholds={[200, 400, 600].map((at) => ({ at, label: format.number(at) }))}
      />
      <Steps
        label={texts.steps}
        steps={names.map((id) => ({ id, label: texts.names[id], note: texts.notes[id] }))}
        current={step}
      />
      <div className={styles.row}>
        <Button size="small" onClick={() => setStep((step + 1) % (names.length + 1))}>
          {texts.forward}
        </Button>
      </div>
      <div className={styles.row}>
        {marks.map((state) => (
          <span key={state} className={styles.mark}>
            <StepMark state={state} /> {markWords[state]}
          </span>
        ))}
      </div>
    </Part>
  );
}
