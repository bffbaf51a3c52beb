import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './advisor.module.css';
import type { ADVISOR_LIST } from './advisor-list.ts';
import { advisorTexts } from './texts.ts';

// A form comes with the sheet, never with the list behind it.
const ChangeForm = loadOnUse(async () => (await withTexts(import('./change-form.tsx'))).ChangeForm);

export interface AdvisedSheetProps {
  readonly list: ListOf<typeof ADVISOR_LIST>;
  readonly canAssign: boolean;
}

/** Shows one student with past, present and future advisors. */
export function AdvisedSheet({ list, canAssign }: AdvisedSheetProps) {
  const texts = useTexts(advisorTexts);
  const format = useFormat();
  const query = useCall(
    advisorDesk.readAdvised,
    { params: { id: list.open ?? '' } },
    { enabled: list.open !== null, keepsPrevious: list.open === null },
  );
  const { student, historyList = [] } = query.data ?? {};
  return (
    <RowSheet
      list={list}
      query={query}
      title={student?.name ?? texts.title}
      words={{ errorTitle: texts.errorTitle, goneTitle: texts.goneTitle, goneText: texts.goneText }}
      lines={6}
    >
      {student && (
        <div className={styles.stack}>
          <p className={styles.meta}>{joinFacts([student.deptNm, student.studentNo])}</p>
          {historyList.length > 0 && (
            <Section title={texts.change.history} size="small" headingLevel={3}>
              <DefinitionList
                items={historyList.map((one) => ({
                  id: one.assignmentId,
                  term: one.advisorNm,
                  value: joinFacts([
                    one.endsOn === null ? texts.from(format.day(one.beginsOn)) : format.range(one.beginsOn, one.endsOn),
                    texts.reasons[one.reason],
                    one.endReason === null ? '' : texts.end.because(texts.reasons[one.endReason]),
                  ]),
                }))}
              />
            </Section>
          )}
          {canAssign && (
            <ChangeForm
              key={`${student.stdntId} ${student.assignmentId} ${student.endsOn}`}
              student={student}
              onDone={list.closeRow}
            />
          )}
        </div>
      )}
    </RowSheet>
  );
}
