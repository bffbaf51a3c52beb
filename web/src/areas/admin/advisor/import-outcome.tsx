import type { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './advisor.module.css';
import { ChangeRows } from './change-rows.tsx';
import { toBody } from './changes.ts';
import { saveCsv } from '../save-csv.ts';
import { advisorTexts } from './texts.ts';
import { useAssign } from './use-assign.ts';

export interface ImportOutcomeProps {
  readonly outcome: CallOutput<typeof advisorDesk.previewImport>;
  readonly onDone: () => void;
}

/** Shows the changes in a file and its errors; the valid lines can be applied. */
export function ImportOutcome({ outcome, onDone }: ImportOutcomeProps) {
  const all = useTexts(advisorTexts);
  const texts = all.import;
  const format = useFormat();
  const { apply, isPending, problem } = useAssign(onDone);
  const { changeList, unchangedCount, problemList, problemCount } = outcome;
  const count = format.number(changeList.length);
  const saveProblems = (): void =>
    saveCsv(
      [texts.problemHead, ...problemList.map((one) => [String(one.line), one.stdntNo, one.advisorNo, one.reason])],
      texts.downloadName,
    );
  return (
    <>
      {problemCount > 0 && (
        <Section
          title={texts.problems(format.number(problemCount))}
          text={texts.problemsText}
          size="small"
          headingLevel={3}
        >
          <div className={styles.stack}>
            <DefinitionList
              items={problemList.map((one) => ({
                id: String(one.line),
                term: joinFacts([texts.line(format.number(one.line)), one.stdntNo]),
                value: one.reason,
              }))}
            />
            <div>
              <Button size="small" onClick={saveProblems}>
                {texts.download}
              </Button>
            </div>
          </div>
        </Section>
      )}
      <Section
        title={changeList.length > 0 ? texts.changes(count) : texts.nothing}
        text={unchangedCount > 0 ? texts.unchanged(format.number(unchangedCount)) : undefined}
        size="small"
        headingLevel={3}
      >
        <div className={styles.stack}>
          <ChangeRows changes={changeList} />
          {problem !== undefined && (
            <Notice tone="red" live="assertive" title={all.failed}>
              {problem}
            </Notice>
          )}
          {changeList.length > 0 && (
            <div>
              <Button variant="primary" busy={isPending} onClick={() => apply({ body: toBody(changeList) })}>
                {texts.apply(count)}
              </Button>
            </div>
          )}
        </div>
      </Section>
    </>
  );
}
