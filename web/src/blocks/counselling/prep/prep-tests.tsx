import type { PrepSheet } from '@naru/contract/areas/counselling/counsellor/prep.ts';
import { SCORE_LEVELS } from '@naru/contract/areas/ability/words.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import styles from './prep-sheet.module.css';
import { prepTexts } from './texts.ts';

type PrepTest = PrepSheet['testList'][number];

/** Shared results in a line a level, the highest first; each leads to the whole result. */
export function PrepTests({ tests }: { readonly tests: readonly PrepTest[] }) {
  const format = useFormat();
  return (
    <ul className={styles.list}>
      {tests.map((test) => (
        <li key={test.resultId}>
          <AppLink to={`/ability/my/popup/${test.resultId}`}>{test.testNm}</AppLink>{' '}
          <span className={styles.note}>{format.day(test.scoredAt)}</span>
          <Levels test={test} />
        </li>
      ))}
    </ul>
  );
}

function Levels({ test }: { readonly test: PrepTest }) {
  const texts = useTexts(prepTexts);
  const format = useFormat();
  const lines = SCORE_LEVELS.toReversed().flatMap((level) => {
    const names = test.scaleList.filter((scale) => scale.level === level).map(({ name }) => name);
    return names.length === 0 ? [] : [texts.scalesAt(texts.levels[level], format.list(names))];
  });
  const unknown = test.scaleList.filter(({ level }) => level === null).map(({ name }) => name);
  if (unknown.length > 0) lines.push(texts.scalesAt(texts.noLevel, format.list(unknown)));
  return <span className={styles.text}>{joinFacts(lines)}</span>;
}
