import type { StudentRecord } from '@naru/contract/areas/understanding.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import styles from './standing-facts.module.css';
import { recordTexts } from './texts.ts';

/** Lists the facts of the student's standing at this university. */
export function StandingFacts({ standing }: { readonly standing: NonNullable<StudentRecord['standing']> }) {
  const texts = useTexts(recordTexts);
  const format = useFormat();
  const { wordOf } = useEnumeration('studentType');
  const { advisor } = standing;
  const average = standing.termList.findLast((term) => term.gradeAverageOverall !== null)?.gradeAverageOverall;
  const credits = standing.termList.reduce((sum, term) => sum + term.creditsEarned, 0);
  const expected = standing.graduationExpectedOn;
  return (
    <div className={styles.facts}>
      <DefinitionList
        items={[
          ...standing.majorList.map(({ kind, deptNm }) => ({ term: texts.majors[kind], value: deptNm })),
          {
            term: texts.advisor,
            value: advisor ? texts.advisorSince(advisor.advisorNm, format.date(advisor.beginsOn)) : texts.none,
          },
          ...(average === undefined || average === null
            ? []
            : [{ term: texts.average, value: texts.averageOf(format.gradeAverage(average)) }]),
          ...(standing.termList.length === 0
            ? []
            : [{ term: texts.credits, value: texts.creditsOf(format.number(credits)) }]),
          { term: texts.entrance, value: texts.termOf(String(standing.entranceYear), standing.entranceSemstrNm) },
          { term: texts.studentType, value: wordOf(standing.studentType) },
          ...(expected === null ? [] : [{ term: texts.graduation, value: format.date(expected) }]),
          { term: texts.email, value: standing.email ?? texts.none },
        ]}
      />
    </div>
  );
}
