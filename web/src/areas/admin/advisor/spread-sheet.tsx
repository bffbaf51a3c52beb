import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { ADVISOR_REASONS, type AdvisorReason } from '@naru/contract/areas/counselling/advisor/words.ts';
import { reference } from '@naru/contract/areas/reference.ts';
import type { CallInput } from '@naru/contract/call.ts';
import { useEffect, useState } from 'react';

import { Form } from '../../../blocks/form/form.tsx';
import { KeptSheet } from '../../../blocks/form/kept-sheet.tsx';
import { type PageForm, usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import { MultiCombobox } from '../../../ui/multi-combobox.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './advisor.module.css';
import { AdvisorField, useAdvisorOptions } from './advisor-field.tsx';
import { FromFields } from './from-fields.tsx';
import { SpreadOutcome } from './spread-outcome.tsx';
import { advisorTexts } from './texts.ts';

type Asked = NonNullable<CallInput<typeof advisorDesk.previewDistribution>['query']>;

const GRADES = ['1', '2', '3', '4', '5', '6'];
const ANY = 'any';
const SHORTEST_SEARCH = 2;

interface SpreadValues {
  readonly whose: 'NONE' | 'LEAVING';
  readonly leaving: ComboboxOption | null;
  readonly department: ComboboxOption | null;
  readonly grade: string;
  readonly chosen: readonly ComboboxOption[];
  readonly beginsOn: string | null;
  readonly reason: AdvisorReason;
}
type SpreadField = 'fromId' | 'deptCode' | 'grade' | 'advisorId' | 'beginsOn' | 'reason';
type SpreadFormState = PageForm<SpreadValues, SpreadField>;

function toAsked({ whose, leaving, department, grade, chosen, beginsOn, reason }: SpreadValues): Asked {
  return {
    advisorId: chosen.map(({ value }) => value),
    beginsOn: beginsOn ?? '',
    reason,
    fromId: whose === 'LEAVING' ? leaving?.value : undefined,
    grade: grade === ANY ? undefined : Number(grade),
    deptCode: department?.value,
  };
}

/** A sheet that distributes students among advisors, with a preview first. */
export function SpreadSheet({ onClose }: { readonly onClose: () => void }) {
  const all = useTexts(advisorTexts);
  const texts = all.spread;
  const format = useFormat();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [asked, setAsked] = useState<Asked>();
  const form: SpreadFormState = usePageForm<SpreadValues, SpreadField>({
    // In the order of the form.
    names: {
      fromId: texts.leavingWho,
      deptCode: texts.department,
      grade: all.grade,
      advisorId: texts.advisors,
      beginsOn: all.change.on,
      reason: all.change.reason,
    },
    initial: {
      whose: 'NONE',
      leaving: null,
      department: null,
      grade: ANY,
      chosen: [],
      beginsOn: today,
      reason: 'INITIAL',
    },
    check: ({ whose, leaving, chosen, beginsOn }) => ({
      ...(whose === 'LEAVING' && leaving === null && { fromId: texts.missingLeaving }),
      ...(chosen.length === 0 && { advisorId: texts.missing }),
      ...(beginsOn === null && { beginsOn: all.missingDay }),
    }),
  });
  const preview = useCall(
    advisorDesk.previewDistribution,
    { query: asked ?? { advisorId: [], beginsOn: today, reason: 'INITIAL' } },
    { enabled: asked !== undefined, alertMessage: null },
  );
  const { error } = preview;
  useEffect(() => {
    if (error) form.refuse(error);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [error]);
  const send = (values: SpreadValues): void => {
    const next = toAsked(values);
    if (JSON.stringify(next) === JSON.stringify(asked)) void preview.refetch();
    else setAsked(next);
  };
  return (
    <KeptSheet isWritten={form.frame.isUnsaved} onClose={onClose} title={texts.title} height="full">
      <div className={styles.stack}>
        <p>{texts.text}</p>
        <Form
          className={styles.stack}
          form={form}
          onSend={send}
          isShort
          words={{ failed: all.failed, conflict: { text: all.conflict } }}
          actions={
            <div>
              <Button type="submit" busy={preview.isFetching}>
                {texts.preview}
              </Button>
            </div>
          }
        >
          <WhoseFields form={form} />
          <AmongFields form={form} />
        </Form>
        {asked && preview.data && <SpreadOutcome key={JSON.stringify(asked)} outcome={preview.data} onDone={onClose} />}
      </div>
    </KeptSheet>
  );
}

/** The fields for the students that are distributed. */
function WhoseFields({ form }: { readonly form: SpreadFormState }) {
  const all = useTexts(advisorTexts);
  const texts = all.spread;
  const [word, setWord] = useState('');
  const departments = useCall(
    reference.listDepartments,
    { query: { searchText: word } },
    { enabled: word.length >= SHORTEST_SEARCH, alertMessage: null },
  );
  const { whose } = form.values;
  return (
    <>
      <RadioGroup
        label={texts.whose}
        column
        options={[
          { value: 'NONE', label: texts.unadvised },
          { value: 'LEAVING', label: texts.leaving },
        ]}
        value={whose}
        onValueChange={(next) => form.set({ whose: next, reason: next === 'NONE' ? 'INITIAL' : 'RETIREMENT' })}
      />
      {whose === 'LEAVING' && <AdvisorField {...form.pick('leaving', 'fromId')} label={texts.leavingWho} />}
      <Combobox
        {...form.pick('department', 'deptCode')}
        label={texts.department}
        help={texts.departmentHelp}
        options={(departments.data?.deptList ?? []).map((one) => ({ value: one.deptCode, label: one.deptNm }))}
        onQueryChange={(query) => setWord(query.trim())}
        loading={departments.isFetching}
        empty={texts.departmentEmpty}
      />
      <Select
        {...form.pick('grade')}
        label={all.grade}
        placeholder={all.gradeAny}
        options={[
          { value: ANY, label: all.gradeAny },
          ...GRADES.map((one) => ({ value: one, label: all.gradeOf(one) })),
        ]}
      />
    </>
  );
}

/** The fields for the advisors who get them, and from when. */
function AmongFields({ form }: { readonly form: SpreadFormState }) {
  const all = useTexts(advisorTexts);
  const texts = all.spread;
  const advisors = useAdvisorOptions();
  return (
    <>
      <MultiCombobox
        {...form.pick('chosen', 'advisorId')}
        label={texts.advisors}
        {...advisors}
        writeChosen={texts.chosen}
        empty={all.emptyAdvisor}
      />
      <FromFields
        label={all.change.on}
        day={form.day('beginsOn')}
        reason={form.pick('reason')}
        reasons={ADVISOR_REASONS}
      />
    </>
  );
}
