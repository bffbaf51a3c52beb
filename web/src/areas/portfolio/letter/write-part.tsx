import type { LetterToWrite } from '@naru/contract/areas/portfolio/letter.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';

import { ConflictNotice } from '../../../blocks/autosave/conflict-notice.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { PaperCorrections } from '../correction/paper-corrections.tsx';
import { PrintLetter } from '../paper/print-letter.tsx';
import { HeadSides } from './head-sides.tsx';
import styles from './letter.module.css';
import { QuestionNav } from './question-nav.tsx';
import { QuestionPart } from './question-part.tsx';
import { makeQuestion } from './question-values.ts';
import { letterTexts } from './texts.ts';
import { useAnswers } from './use-answers.ts';
import { useLetter } from './use-letter.ts';
import { useLetterWarnings } from './use-letter-warnings.ts';
import { useOpenComments } from './use-open-comments.ts';
import { WriteHead } from './write-head.tsx';

/** A letter while it is written: its questions beside, one of them in view. */
export function WritePart({ letter }: { readonly letter: LetterToWrite }) {
  const all = useTexts(letterTexts);
  const texts = all.question;
  const head = useLetter(letter);
  const { autosave, value: content } = head;
  const { questionList } = content;
  const [wanted, setWanted] = useState(questionList[0]?.questionId);
  const chosen = questionList.some(({ questionId }) => questionId === wanted) ? wanted : questionList[0]?.questionId;
  const { answers, keep, read, isStored } = useAnswers(letter);
  const warnings = useLetterWarnings(letter, content, answers);
  const commentsOn = useOpenComments(letter.letterId);
  const add = (): void => {
    const question = makeQuestion(questionList.at(-1));
    autosave.change({ ...content, questionList: [...questionList, question] });
    setWanted(question.questionId);
  };
  const printed = {
    ...content,
    questionList: questionList.map(({ questionId, question }) => ({
      questionId,
      question,
      answer: answers[questionId]?.value ?? '',
    })),
  };
  const addButton = (
    <Button icon={IconPlus} size="small" onClick={add}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <WriteHead letterId={letter.letterId} head={head} answers={answers} chosen={chosen} />
      <Stack gap={24}>
        <ConflictNotice
          saving={head}
          draw={(sides) => <HeadSides {...sides} />}
          onTaken={(mine) =>
            showToast({
              text: all.taken,
              tone: 'done',
              action: { label: all.undo, onPress: () => autosave.change(mine) },
            })
          }
        />
        {questionList.length === 0 ? (
          <EmptyState title={texts.none} actions={addButton}>
            {texts.noneText}
          </EmptyState>
        ) : (
          <div className={styles.write}>
            <QuestionNav
              questions={questionList}
              answers={answers}
              chosen={chosen}
              onChoose={setWanted}
              add={addButton}
            />
            <div className={styles.parts}>
              {questionList.map((question, at) => (
                <QuestionPart
                  letterId={letter.letterId}
                  key={question.questionId}
                  at={at}
                  question={question}
                  head={head}
                  saved={read(question.questionId)}
                  hasQuestion={async () => isStored(question.questionId) || autosave.flush()}
                  isShown={question.questionId === chosen}
                  warnings={warnings.get(question.questionId) ?? []}
                  comments={commentsOn(question.questionId)}
                  onState={keep}
                />
              ))}
            </div>
          </div>
        )}
        <PaperCorrections letterId={letter.letterId} />
        {questionList.length > 0 && <PrintLetter letter={printed} language={content.language} />}
      </Stack>
    </>
  );
}
