import { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import styles from './instrument.module.css';
import { answerAll, type MadeUpAnswers } from './made-up-answers.ts';
import { PreviewForm } from './preview-form.tsx';
import { PreviewResult } from './preview-result.tsx';
import { instrumentTexts } from './texts.ts';
import type { VersionPartProps } from './version-screen.tsx';

const NONE: MadeUpAnswers = new Map();

/** The form as students see it, and the result of the answers that were made up in it; nothing is kept. */
export function PreviewPart({ instrument, language }: VersionPartProps) {
  const texts = useTexts(instrumentTexts).preview;
  const [answers, setAnswers] = useState(NONE);
  const { content, versionId: id } = instrument;
  const result = useCallMutation(instrumentDesk.previewResult, { alertMessage: texts.failed });
  const finish = (given: MadeUpAnswers): void =>
    result.mutate({
      params: { id },
      body: { answerList: [...given].map(([item, value]) => ({ item, value })) },
    });
  const fill = (how: 'RANDOM' | 'MIDDLE'): void => {
    const filled = answerAll(content, how);
    setAnswers(filled);
    finish(filled);
  };
  if (result.data)
    return (
      <Stack gap={24}>
        <div>
          <Button size="small" onClick={() => result.reset()}>
            {texts.toForm}
          </Button>
        </div>
        <PreviewResult content={content} language={language} scores={result.data.scoreList} />
      </Stack>
    );
  return (
    <Stack>
      <p className={styles.meta}>{texts.text}</p>
      <Row>
        <span className={styles.meta}>{texts.fill}</span>
        <Button size="small" onClick={() => fill('RANDOM')}>
          {texts.fillRandom}
        </Button>
        <Button size="small" onClick={() => fill('MIDDLE')}>
          {texts.fillMiddle}
        </Button>
        {answers.size > 0 && (
          <Button size="small" variant="text" onClick={() => setAnswers(NONE)}>
            {texts.clear}
          </Button>
        )}
      </Row>
      <PreviewForm
        content={content}
        language={language}
        answers={answers}
        onAnswer={(item, value) => setAnswers(new Map(answers).set(item, value))}
        onFinish={() => finish(answers)}
        isScoring={result.isPending}
      />
    </Stack>
  );
}
