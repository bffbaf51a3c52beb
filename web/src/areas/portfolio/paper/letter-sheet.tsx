import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import { Fragment } from 'react';

import { AnswerLine } from './answer-line.tsx';
import { CommentNotes } from './comment-notes.tsx';
import styles from './letter.module.css';
import {
  divideAnswer,
  NO_COMMENTS,
  numberComments,
  type PrintedComment,
  type PrintedLetter,
} from './printed-letter.ts';
import { splitLines } from './split-lines.ts';
import { PAPER_WORDS } from './words.ts';

export interface LetterSheetProps {
  readonly letter: PrintedLetter;
  readonly language: PaperLanguage;
  /** Comments of a correction; none for the letter alone. */
  readonly commentList?: readonly PrintedComment[] | undefined;
  /** Words of the corrector on the whole. */
  readonly overall?: string | undefined;
}

/** Writes a letter as blocks one below the other: each question with its answer, and below it the comments by number. */
export function LetterSheet({ letter, language, commentList = NO_COMMENTS, overall = '' }: LetterSheetProps) {
  const words = PAPER_WORDS[language];
  const { questionList } = letter;
  const comments = numberComments(questionList, commentList);
  const others = comments.filter((comment) =>
    questionList.every(({ questionId }) => questionId !== comment.questionId),
  );
  const onWhole = splitLines(overall);
  return (
    <>
      <div className={styles.head} lang={language}>
        <p className={styles.title}>{letter.title || words.coverLetter}</p>
        <p className={styles.target}>{[letter.company, letter.job].filter((text) => text !== '').join('  ·  ')}</p>
      </div>
      {questionList.map(({ questionId, question, answer }, index) => {
        const own = comments.filter((comment) => comment.questionId === questionId);
        return (
          <Fragment key={questionId}>
            <h2 className={styles.question} lang={language}>
              <span className={styles.number}>{`${index + 1}.`}</span>
              <span>{question}</span>
            </h2>
            {divideAnswer(answer.trimEnd(), own).map((parts, line, all) => (
              // oxlint-disable-next-line react/no-array-index-key -- a line is its place and nothing else
              <AnswerLine key={line} parts={parts} isLast={line === all.length - 1} />
            ))}
            <CommentNotes commentList={own} heading={words.comments} language={language} />
          </Fragment>
        );
      })}
      <CommentNotes commentList={others} heading={words.onResume} language={language} />
      {onWhole.length > 0 && <h2 className={styles.whole}>{words.overall}</h2>}
      {onWhole.map((text, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is its place and nothing else
        <AnswerLine key={line} parts={[{ text, isMarked: false, endList: [] }]} isLast={line === onWhole.length - 1} />
      ))}
    </>
  );
}
