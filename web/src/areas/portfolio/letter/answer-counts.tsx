import { countText } from '@naru/contract/areas/portfolio/count.ts';
import type { LetterQuestion } from '@naru/contract/areas/portfolio/letter.ts';
import { useDeferredValue, useMemo } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { TextSpot } from '../../../ui/anchored-text-marks.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/row.tsx';
import styles from './letter.module.css';
import { letterTexts } from './texts.ts';
import { useCountText } from './use-count-text.ts';

interface AnswerCountsProps {
  readonly question: LetterQuestion;
  readonly answer: string;
  readonly spots: readonly TextSpot[];
  readonly onShow: (begins: number, ends: number) => void;
}

/** Says how long an answer is, and where it is more than its form takes. */
export function AnswerCounts({ question, answer, spots, onShow }: AnswerCountsProps) {
  const texts = useTexts(letterTexts).count;
  const format = useFormat();
  const deferred = useDeferredValue(answer);
  const { long, isOver, over } = useCountText(question, deferred);
  const { unit, lineBreak } = question;
  const counts = useMemo(() => countText(deferred, { unit, lineBreak }), [deferred, unit, lineBreak]);
  const unknown = spots.filter(({ look }) => look === 'unknown');
  const [first] = unknown;
  const overSpot = spots.find(({ look }) => look === 'over');
  return (
    <div className={styles.counts}>
      <span className={styles.size} data-over={isOver || undefined}>
        {long}
      </span>
      <span>
        {texts.all({
          characters: format.number(counts.characters),
          noSpaces: format.number(counts.charactersWithoutSpaces),
          eucKr: format.number(counts.bytesEucKr),
          utf8: format.number(counts.bytesUtf8),
        })}
      </span>
      {isOver && overSpot && (
        <Row>
          <span role="status">{texts.over(over)}</span>
          <Button variant="text" size="small" onClick={() => onShow(overSpot.begins, overSpot.ends)}>
            {texts.show}
          </Button>
        </Row>
      )}
      {first && (
        <Row>
          <span role="status">{texts.unknown(format.number(unknown.length))}</span>
          <Button variant="text" size="small" onClick={() => onShow(first.begins, first.ends)}>
            {texts.show}
          </Button>
        </Row>
      )}
    </div>
  );
}
