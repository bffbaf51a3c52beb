import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { TestLanguage } from '@naru/contract/areas/ability/words.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { ItemPage } from '../items/item-page.tsx';
import { numberItems } from '../items/test-item.ts';
import styles from './instrument.module.css';
import type { MadeUpAnswers } from './made-up-answers.ts';
import { instrumentTexts } from './texts.ts';

interface PreviewFormProps {
  readonly content: Instrument;
  readonly language: TestLanguage;
  readonly answers: MadeUpAnswers;
  readonly onAnswer: (item: string, value: number) => void;
  readonly onFinish: () => void;
  readonly isScoring: boolean;
}

/** The student's own form, in the width of a phone; its last page leads to the result. */
export function PreviewForm({ content, language, answers, onAnswer, onFinish, isScoring }: PreviewFormProps) {
  const texts = useTexts(instrumentTexts).preview;
  const format = useFormat();
  const [page, setPage] = useState(0);
  const { itemList, itemsPerPage, instructions, responseList } = content;
  const isLast = page === Math.ceil(itemList.length / itemsPerPage) - 1;
  const of = { answered: format.number(answers.size), all: format.number(itemList.length) };
  return (
    <div className={styles.phone}>
      <ProgressBar label={texts.progress} value={answers.size} max={itemList.length} valueText={texts.answered(of)} />
      {page === 0 && (
        <p className={styles.written} lang={language}>
          {instructions[language]}
        </p>
      )}
      <ItemPage
        key={page}
        items={numberItems(itemList).slice(page * itemsPerPage, (page + 1) * itemsPerPage)}
        responseList={responseList}
        language={language}
        valueOf={(item) => answers.get(item)}
        onChoose={onAnswer}
        onBack={page > 0 ? () => setPage(page - 1) : undefined}
        onNext={() => (isLast ? onFinish() : setPage(page + 1))}
        isLast={isLast}
        target={null}
        lastButton={
          <Button type="submit" size="large" variant="primary" busy={isScoring} busyLabel={texts.scoring}>
            {texts.finish}
          </Button>
        }
      />
    </div>
  );
}
