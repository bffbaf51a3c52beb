import type { OwnComment } from '@naru/contract/areas/portfolio/comment.ts';
import type { LetterContent, LetterQuestion } from '@naru/contract/areas/portfolio/letter.ts';
import type { Warning } from '@naru/contract/areas/portfolio/warnings.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

import { ConflictNotice } from '../../../blocks/autosave/conflict-notice.tsx';
import type { AutosaveState, Saved } from '../../../blocks/autosave/types.ts';
import type { Autosaving } from '../../../blocks/autosave/use-autosave.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AnchoredText } from '../../../ui/anchored-text.tsx';
import type { AnchoredHandle } from '../../../ui/anchored-text-view.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { AnswerComments } from '../comment/answer-comments.tsx';
import { AnswerCounts } from './answer-counts.tsx';
import { listSpots } from './list-spots.ts';
import styles from './letter.module.css';
import { QuestionTools } from './question-tools.tsx';
import { letterTexts } from './texts.ts';
import { useAnswer } from './use-answer.ts';
import { useAnswerMarks } from './use-answer-marks.ts';
import { useRested } from './use-rested.ts';
import { WarningList } from './warning-list.tsx';

const AnswerSides = loadOnUse(async () => (await import('./answer-sides.tsx')).AnswerSides);

interface QuestionPartProps {
  readonly letterId: string;
  readonly at: number;
  readonly question: LetterQuestion;
  readonly head: Autosaving<LetterContent>;
  readonly saved: Saved<string>;
  readonly hasQuestion: () => Promise<boolean>;
  /** The others stay in the page: what is typed there goes on saving, and can be undone. */
  readonly isShown: boolean;
  readonly warnings: readonly Warning[];
  /** Remarks of the latest round that are not settled. */
  readonly comments: readonly OwnComment[];
  readonly onState: (questionId: string, state: AutosaveState<string>) => void;
}

const SPOTS_MS = 200;

/**
 * One question with its answer, how long it is, and what is worth a look in it. The editor holds the text itself, so
 * everything around it follows once there is time: a key is drawn first.
 */
export function QuestionPart(props: QuestionPartProps) {
  const { question, saved, hasQuestion } = props;
  const answer = useDeferredValue(useAnswer({ questionId: question.questionId, saved, hasQuestion }));
  return <Question {...props} answer={answer} />;
}

const Question = memo(function Question(props: QuestionPartProps & { readonly answer: Autosaving<string> }) {
  const { letterId, at, question, head, answer, isShown, warnings, comments, onState } = props;
  const all = useTexts(letterTexts);
  const texts = all.question;
  const format = useFormat();
  const editor = useRef<AnchoredHandle>(null);
  const number = format.number(at + 1);
  const { questionId } = question;
  const { autosave, value, version, status, savedAt, revision, theirs, problem } = answer;
  useEffect(() => {
    onState(questionId, { value, version, status, savedAt, revision, theirs, problem });
  }, [onState, questionId, value, version, status, savedAt, revision, theirs, problem]);
  const { marks, keepPlaces } = useAnswerMarks(comments);
  const commented = useMemo(() => ({ version, isKept: true }), [version]);
  const [remark, setRemark] = useState<string>();
  const rested = useRested(value, SPOTS_MS);
  const spots = useMemo(() => listSpots(rested, question), [rested, question]);
  const change = (more: Partial<LetterQuestion>): void =>
    head.autosave.change({
      ...head.value,
      questionList: head.value.questionList.map((one) => (one.questionId === questionId ? { ...one, ...more } : one)),
    });
  const show = (begins: number, ends: number): void => editor.current?.select(begins, ends);
  return (
    <section className={styles.part} hidden={!isShown} aria-label={texts.label(number)}>
      <TextArea
        label={texts.label(number)}
        placeholder={texts.hint}
        rows={1}
        value={question.question}
        maxLength={PAPER_MOST.question}
        onChange={({ currentTarget }) => change({ question: currentTarget.value })}
      />
      <QuestionTools
        letterId={letterId}
        at={at}
        question={question}
        head={head}
        answer={answer}
        onChange={change}
        onPut={(text) => editor.current?.insert(text)}
      />
      <ConflictNotice
        saving={answer}
        draw={({ mine, theirs: other }) => <AnswerSides before={other.value} after={mine} isConflict />}
        onTaken={(mine) =>
          showToast({
            text: all.taken,
            tone: 'done',
            action: { label: all.undo, onPress: () => autosave.change(mine) },
          })
        }
      />
      <AnchoredText
        label={texts.answerOf(number)}
        hideLabel
        handle={editor}
        rows={10}
        value={value}
        revision={revision}
        marks={marks}
        chosen={remark}
        spots={spots}
        onChoose={setRemark}
        onMarksMoved={keepPlaces}
        onChange={autosave.change}
        error={value.length > PAPER_MOST.answer ? all.count.tooLong(format.number(PAPER_MOST.answer)) : undefined}
        help={<AnswerCounts question={question} answer={value} spots={spots} onShow={show} />}
      />
      {comments.length > 0 && (
        <div className={styles.comments}>
          <AnswerComments
            comments={comments}
            answer={commented}
            chosen={remark}
            onChoose={setRemark}
            mayDecide
            mayAccept={false}
          />
        </div>
      )}
      <WarningList warnings={warnings} onShow={show} />
    </section>
  );
});
