import type { DeskComment } from '@naru/contract/areas/portfolio/comment.ts';
import type { PaperSnapshot } from '@naru/contract/areas/portfolio/snapshot.ts';
import { useMemo } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { CommentSteps } from './comment-steps.tsx';
import styles from './comment.module.css';
import { DeskAnswer } from './desk-answer.tsx';
import { DeskList } from './desk-list.tsx';
import { newCommentId } from './drafts.ts';
import { listEntries } from './entries.ts';
import { NARROW } from './narrow.ts';
import { commentTexts } from './texts.ts';
import { useChosen } from './use-chosen.ts';
import type { Desk } from './use-desk.ts';
import type { Choice } from './word-choice.ts';

interface DeskLetterProps {
  readonly letter: NonNullable<PaperSnapshot['letter']>;
  readonly comments: readonly DeskComment[];
  readonly desk: Desk;
  readonly canWrite: boolean;
}

/** Shows the letter as it was handed in, with the comments on each answer beside it. */
export function DeskLetter({ letter, comments, desk, canWrite }: DeskLetterProps) {
  const texts = useTexts(commentTexts);
  const isNarrow = useMediaQuery(NARROW);
  const { questionList } = letter;
  const entries = useMemo(
    () =>
      listEntries(
        comments,
        desk.drafts,
        questionList.map(({ questionId }) => questionId),
      ).filter(({ questionId }) => questionId !== null),
    [comments, desk.drafts, questionList],
  );
  const { chosen, choose, step } = useChosen(entries);
  const begin = (questionId: string, answer: string, { begins, ends }: Choice): void => {
    const commentId = newCommentId();
    const place = { commentId, questionId, begins, ends, quote: answer.slice(begins, ends) };
    desk.write({ ...place, text: '', suggestion: null, version: null });
    choose(commentId);
  };
  const inSheet = isNarrow ? entries.find(({ commentId }) => commentId === chosen) : undefined;
  const shared = { desk, canWrite, chosen, onChoose: choose };
  return (
    <>
      {entries.length > 1 && <CommentSteps onStep={step} />}
      <div className={styles.answers}>
        {questionList.map((question, place) => {
          const { questionId, answer } = question;
          const own = entries.filter((entry) => entry.questionId === questionId);
          return (
            <DeskAnswer
              key={questionId}
              {...{ question, chosen }}
              number={String(place + 1)}
              entries={own}
              onChoose={choose}
              onBegin={canWrite ? (choice) => begin(questionId, answer, choice) : undefined}
              list={<DeskList entries={own.filter((entry) => entry !== inSheet)} {...shared} />}
            />
          );
        })}
      </div>
      <Sheet
        open={inSheet !== undefined}
        onOpenChange={(open) => !open && choose(undefined)}
        title={texts.comment.title}
      >
        {inSheet && <DeskList entries={[inSheet]} {...shared} />}
        {inSheet && entries.length > 1 && <CommentSteps onStep={step} />}
      </Sheet>
    </>
  );
}
