import type {
  ChosenRound,
  CorrectedAnswer,
  CorrectedPaper,
  OwnComment,
} from '@naru/contract/areas/portfolio/comment.ts';
import { useMemo, type ReactNode } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AnchoredText } from '../../../ui/anchored-text.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { AnswerComments } from './answer-comments.tsx';
import { CommentSteps } from './comment-steps.tsx';
import styles from './comment.module.css';
import { NARROW } from './narrow.ts';
import { sortComments } from './order.ts';
import { marksOf } from './own-marks.ts';
import { commentTexts } from './texts.ts';
import { useChosen } from './use-chosen.ts';

interface AnswersPartProps {
  readonly paper: CorrectedPaper;
  readonly chosen: ChosenRound;
}

/** Shows the letter as it is now with the comments of a round beside it, one of them to decide on. */
export function AnswersPart({ paper, chosen }: AnswersPartProps) {
  const texts = useTexts(commentTexts).comment;
  const isNarrow = useMediaQuery(NARROW);
  const { questionList } = paper;
  const ordered = useMemo(
    () =>
      sortComments(
        chosen.commentList,
        questionList.map(({ questionId }) => questionId),
      ),
    [chosen.commentList, questionList],
  );
  const { chosen: chosenId, choose, step } = useChosen(ordered);
  const listOf = (
    comments: readonly OwnComment[],
    answer: CorrectedAnswer | null,
    opened: string | undefined,
  ): ReactNode => (
    <AnswerComments
      comments={comments}
      answer={answer}
      chosen={opened}
      onChoose={choose}
      mayDecide={paper.can.decide}
      mayAccept={answer?.isKept === true}
    />
  );
  const onResume = ordered.filter(({ questionId }) => questionId === null);
  const inSheet = isNarrow ? ordered.find(({ commentId }) => commentId === chosenId) : undefined;
  const sheetAnswer = questionList.find(({ questionId }) => questionId === inSheet?.questionId) ?? null;
  return (
    <>
      {ordered.length > 1 && <CommentSteps onStep={step} />}
      <div className={styles.answers}>
        {questionList.map((answer, place) => {
          const comments = ordered.filter(({ questionId }) => questionId === answer.questionId);
          return (
            <Answered
              key={answer.questionId}
              {...{ answer, comments, chosenId, choose }}
              number={String(place + 1)}
              list={listOf(comments, answer, isNarrow ? undefined : chosenId)}
            />
          );
        })}
        {onResume.length > 0 && (
          <section className={styles.answer} data-alone>
            <h2 className={styles.question}>{texts.resume}</h2>
            {listOf(onResume, null, isNarrow ? undefined : chosenId)}
          </section>
        )}
      </div>
      <Sheet open={inSheet !== undefined} onOpenChange={(open) => !open && choose(undefined)} title={texts.title}>
        {inSheet && listOf([inSheet], sheetAnswer, chosenId)}
        {inSheet && ordered.length > 1 && <CommentSteps onStep={step} />}
      </Sheet>
    </>
  );
}

interface AnsweredProps {
  readonly number: string;
  readonly answer: CorrectedAnswer;
  readonly comments: readonly OwnComment[];
  readonly chosenId: string | undefined;
  readonly choose: (commentId: string | undefined) => void;
  readonly list: ReactNode;
}

function Answered({ number, answer, comments, chosenId, choose, list }: AnsweredProps) {
  const texts = useTexts(commentTexts).answer;
  const marks = useMemo(() => marksOf(comments), [comments]);
  return (
    <section className={styles.answer} data-alone={comments.length === 0 || undefined}>
      <h2 className={styles.question}>{texts.question(number, answer.question)}</h2>
      {answer.answer === '' || !answer.isKept ? (
        <p className={styles.quiet}>{answer.isKept ? texts.empty : texts.removed}</p>
      ) : (
        <AnchoredText
          label={texts.label(number)}
          hideLabel
          value={answer.answer}
          marks={marks}
          chosen={comments.some(({ commentId }) => commentId === chosenId) ? chosenId : undefined}
          onChoose={choose}
        />
      )}
      {comments.length > 0 && <div className={styles.side}>{list}</div>}
    </section>
  );
}
