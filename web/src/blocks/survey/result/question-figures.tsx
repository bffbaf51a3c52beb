import type { QuestionResult } from '@naru/contract/areas/survey.ts';
import { useState } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './survey-figures.module.css';
import { surveyResultTexts } from './texts.ts';

export interface QuestionFiguresProps {
  readonly question: QuestionResult;
  readonly no: number;
}

/** Shows the answers to one question: a chart of choices, or the written ones. */
export function QuestionFigures({ question, no }: QuestionFiguresProps) {
  const texts = useTexts(surveyResultTexts);
  const format = useFormat();
  const { type, text, answered, countList, mean, textList } = question;
  const title = `${texts.ordinal(no)} ${text}`;
  if (type === 'LONG' || type === 'SHORT') return <Quotes title={title} texts={textList} />;
  const finding = describe();
  return (
    <Section title={title} text={finding}>
      <BarChart
        finding={finding}
        hideFinding
        measure={texts.measure}
        categories={countList.map((one) => one.text)}
        series={[{ name: texts.countColumn, values: countList.map(({ count }) => count) }]}
        lying
        formatValue={(value) => texts.people(format.number(value))}
        table={{
          columns: [texts.answerColumn, texts.countColumn],
          rows: countList.map((one) => [one.text, texts.people(format.number(one.count))]),
        }}
        empty={texts.nobody}
      />
    </Section>
  );

  function describe(): string {
    if (answered === 0) return texts.nobody;
    if (mean !== null) return texts.meanOf(format.number(mean), format.number(answered));
    const first = countList.reduce((most, one) => (one.count > most.count ? one : most));
    const isAlone = countList.filter(({ count }) => count === first.count).length === 1;
    if (!isAlone) return texts.answered(format.number(answered));
    return texts.mostly(first.text, `${format.number(Math.round((first.count / answered) * 100))}%`);
  }
}

const SHOWN_AT_FIRST = 10;

function Quotes({ title, texts: quotes }: { readonly title: string; readonly texts: readonly string[] }) {
  const texts = useTexts(surveyResultTexts);
  const format = useFormat();
  const [most, setMost] = useState(SHOWN_AT_FIRST);
  const rest = quotes.length - most;
  if (quotes.length === 0) return <Section title={title} text={texts.nobody} />;
  return (
    <Section title={title} text={joinFacts([texts.texts(format.number(quotes.length)), texts.textsNote])}>
      <ul className={styles.quotes}>
        {quotes.slice(0, most).map((quote, at) => (
          // In no order, and the same words may come twice.
          // oxlint-disable-next-line react/no-array-index-key -- as the line above says
          <li key={at}>{quote}</li>
        ))}
      </ul>
      {rest > 0 && (
        <Button size="small" onClick={() => setMost(quotes.length)}>
          {texts.moreTexts(format.number(rest))}
        </Button>
      )}
    </Section>
  );
}
