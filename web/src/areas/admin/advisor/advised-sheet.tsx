import { advisorDesk, type AdvisedStudent } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { ADVISOR_REASONS } from '@naru/contract/areas/counselling/advisor/words.ts';
import { useState } from 'react';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import type { ComboboxOption } from '../../../ui/combobox.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './advisor.module.css';
import { AdvisorField } from './advisor-field.tsx';
import type { AdvisorFilter } from './advisor-list.ts';
import { EndDialog } from './end-dialog.tsx';
import { FromFields, type FromValues } from './from-fields.tsx';
import { advisorTexts } from './texts.ts';
import { useAssign } from './use-assign.ts';

export interface AdvisedSheetProps {
  readonly list: UsedListState<AdvisorFilter>;
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

const DAY_MS = 86_400_000;

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

interface ChangeFormProps {
  readonly student: AdvisedStudent;
  readonly onDone: () => void;
}

function ChangeForm({ student, onDone }: ChangeFormProps) {
  const texts = useTexts(advisorTexts);
  const format = useFormat();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [next, setNext] = useState<ComboboxOption | null>(null);
  const { stdntId, assignmentId, advisorNm, endsOn } = student;
  const [from, setFrom] = useState<FromValues>({
    on: endsOn === null ? today : dayAfter(endsOn),
    reason: assignmentId === null ? 'INITIAL' : 'TRANSFER',
  });
  const [isEnding, setEnding] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { apply, isPending, problem } = useAssign(onDone);
  const submit = (): void => {
    const { on, reason } = from;
    setMissing(next === null || on === null);
    if (next === null || on === null) return;
    apply({ body: { changeList: [{ stdntId, assignmentId, nextId: next.value, nextOn: on, reason }] } });
  };
  return (
    <Section title={texts.change.title} size="small" headingLevel={3}>
      <div className={styles.stack}>
        <AdvisorField
          label={texts.change.next}
          error={isMissing && next === null ? texts.change.missing : undefined}
          value={next}
          onValueChange={setNext}
        />
        <FromFields
          label={texts.change.on}
          error={isMissing ? texts.missingDay : undefined}
          today={today}
          reasons={ADVISOR_REASONS}
          value={from}
          onValueChange={setFrom}
        />
        {problem !== undefined && (
          <Notice tone="red" live="assertive" title={texts.failed}>
            {problem}
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button variant="primary" busy={isPending} onClick={submit}>
            {texts.change.submit}
          </Button>
          {assignmentId !== null && endsOn === null && (
            <Button onClick={() => setEnding(true)}>{texts.end.open}</Button>
          )}
        </div>
        {assignmentId !== null && (
          <EndDialog
            today={today}
            name={student.name}
            advisorName={advisorNm ?? ''}
            studentId={stdntId}
            assignmentId={assignmentId}
            open={isEnding}
            onOpenChange={setEnding}
            onDone={onDone}
          />
        )}
      </div>
    </Section>
  );
}
