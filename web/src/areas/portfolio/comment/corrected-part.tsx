import type { ChosenRound, CorrectedPaper } from '@naru/contract/areas/portfolio/comment.ts';
import { useState } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Select } from '../../../ui/select.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { PrintLetter } from '../paper/print-letter.tsx';
import { AnswersPart } from './answers-part.tsx';
import styles from './comment.module.css';
import { OverallPart, ProgressPart, TakeUpLine } from './round-part.tsx';
import { commentTexts } from './texts.ts';

const ComparePart = loadOnUse(async () => (await import('./compare-part.tsx')).ComparePart);

interface CorrectedPartProps {
  readonly paper: CorrectedPaper;
  readonly chosen: ChosenRound;
  readonly onRound: (correctionId: string) => void;
}

type View = 'comments' | 'compare';

/** Shows one round: the word on the whole, then the comments, or the letter then and now. */
export function CorrectedPart({ paper, chosen, onRound }: CorrectedPartProps) {
  const texts = useTexts(commentTexts);
  const format = useFormat();
  const [view, setView] = useState<View>('comments');
  const options = paper.roundList.map(({ correctionId, round, correctorNm, completedAt }) => ({
    value: correctionId,
    label: joinFacts([texts.round.one(String(round)), correctorNm, format.day(completedAt)]),
  }));
  const views = [
    { value: 'comments', label: texts.view.comments },
    { value: 'compare', label: texts.view.compare },
  ] as const;
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.controls}>
          {options.length > 1 ? (
            <Select
              label={texts.round.choose}
              hideLabel
              options={options}
              value={chosen.correctionId}
              onValueChange={onRound}
            />
          ) : (
            <span className={styles.quiet}>{options[0]?.label}</span>
          )}
          {chosen.questionList.length > 0 && (
            <SegmentedControl<View>
              label={texts.view.label}
              hideLabel
              options={views}
              value={view}
              onValueChange={setView}
            />
          )}
        </div>
        <ProgressPart takeUp={chosen.takeUp} />
        <TakeUpLine takeUp={chosen.takeUp} />
      </div>
      <OverallPart chosen={chosen} />
      {view === 'compare' && chosen.questionList.length > 0 ? (
        <ComparePart frozen={chosen.questionList} now={paper.questionList} />
      ) : (
        <AnswersPart paper={paper} chosen={chosen} />
      )}
      {chosen.questionList.length > 0 && <PrintRound paper={paper} chosen={chosen} />}
    </>
  );
}

/** Prints the letter as it was handed in, which is what the comments are about. */
function PrintRound({ paper, chosen }: Pick<CorrectedPartProps, 'paper' | 'chosen'>) {
  const { title, company, job, language } = paper;
  const { questionList, commentList, overall } = chosen;
  return (
    <div className={styles.foot}>
      <PrintLetter
        letter={{ title, company, job, questionList }}
        language={language}
        commentList={commentList.map((comment) => ({ ...comment, id: comment.commentId }))}
        overall={overall}
      />
    </div>
  );
}
