import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { ADVISOR_REASONS } from '@naru/contract/areas/counselling/advisor/words.ts';
import { reference } from '@naru/contract/areas/reference.ts';
import type { CallInput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { KeptSheet } from '../../../blocks/form/kept-sheet.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import { MultiCombobox } from '../../../ui/multi-combobox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './advisor.module.css';
import { AdvisorField, useAdvisorOptions } from './advisor-field.tsx';
import { FromFields, type FromValues } from './from-fields.tsx';
import { SpreadOutcome } from './spread-outcome.tsx';
import { advisorTexts } from './texts.ts';

type Asked = NonNullable<CallInput<typeof advisorDesk.previewDistribution>['query']>;

const GRADES = ['1', '2', '3', '4', '5', '6'];
const ANY = 'any';
const SHORTEST_SEARCH = 2;

/** A sheet that distributes students among advisors, with a preview first. */
export function SpreadSheet({ onClose }: { readonly onClose: () => void }) {
  const all = useTexts(advisorTexts);
  const texts = all.spread;
  const format = useFormat();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const advisors = useAdvisorOptions();
  const [whose, setWhose] = useState<'NONE' | 'LEAVING'>('NONE');
  const [leaving, setLeaving] = useState<ComboboxOption | null>(null);
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([]);
  const [grade, setGrade] = useState(ANY);
  const [word, setWord] = useState('');
  const [department, setDepartment] = useState<ComboboxOption | null>(null);
  const [from, setFrom] = useState<FromValues>({ on: today, reason: 'INITIAL' });
  const [isMissing, setMissing] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const departments = useCall(
    reference.listDepartments,
    { query: { searchText: word } },
    { enabled: word.length >= SHORTEST_SEARCH, alertMessage: null },
  );
  const preview = useCall(
    advisorDesk.previewDistribution,
    { query: asked ?? { advisorId: [], beginsOn: today, reason: 'INITIAL' } },
    { enabled: asked !== undefined, alertMessage: null },
  );
  const show = (): void => {
    const isWhole = chosen.length > 0 && from.on !== null && (whose === 'NONE' || leaving !== null);
    setMissing(!isWhole);
    if (!isWhole || from.on === null) return;
    setAsked({
      advisorId: chosen.map(({ value }) => value),
      beginsOn: from.on,
      reason: from.reason,
      fromId: whose === 'LEAVING' ? leaving?.value : undefined,
      grade: grade === ANY ? undefined : Number(grade),
      deptCode: department?.value,
    });
  };
  const [refusal] = fieldErrorsOf(preview.error);
  return (
    <KeptSheet
      isWritten={chosen.length > 0 || leaving !== null || department !== null}
      onClose={onClose}
      title={texts.title}
      height="full"
    >
      <div className={styles.stack}>
        <p>{texts.text}</p>
        <RadioGroup
          label={texts.whose}
          column
          options={[
            { value: 'NONE', label: texts.unadvised },
            { value: 'LEAVING', label: texts.leaving },
          ]}
          value={whose}
          onValueChange={(next) => {
            setWhose(next);
            setFrom({ ...from, reason: next === 'NONE' ? 'INITIAL' : 'RETIREMENT' });
          }}
        />
        {whose === 'LEAVING' && <AdvisorField label={texts.leavingWho} value={leaving} onValueChange={setLeaving} />}
        <Combobox
          label={texts.department}
          help={texts.departmentHelp}
          options={(departments.data?.deptList ?? []).map((one) => ({ value: one.deptCode, label: one.deptNm }))}
          value={department}
          onValueChange={setDepartment}
          onQueryChange={(query) => setWord(query.trim())}
          loading={departments.isFetching}
          labels={{ open: all.open, clear: all.clear, loading: all.loading, empty: texts.departmentEmpty }}
        />
        <Select
          label={all.grade}
          labels={{ placeholder: all.gradeAny, empty: all.none }}
          options={[
            { value: ANY, label: all.gradeAny },
            ...GRADES.map((one) => ({ value: one, label: all.gradeOf(one) })),
          ]}
          value={grade}
          onValueChange={setGrade}
        />
        <MultiCombobox
          label={texts.advisors}
          error={isMissing ? texts.missing : undefined}
          {...advisors}
          value={chosen}
          onValueChange={setChosen}
          labels={{
            open: all.open,
            loading: all.loading,
            empty: all.emptyAdvisor,
            remove: texts.remove,
            chosen: texts.chosen,
          }}
        />
        <FromFields
          label={all.change.on}
          today={today}
          reasons={ADVISOR_REASONS}
          value={from}
          onValueChange={setFrom}
        />
        <div>
          <Button busy={preview.isFetching} onClick={show}>
            {texts.preview}
          </Button>
        </div>
        {preview.error && (
          <Notice tone="red" live="assertive" title={all.failed}>
            {refusal?.message ?? preview.error.serverMessage ?? preview.error.message}
          </Notice>
        )}
        {asked && preview.data && <SpreadOutcome key={JSON.stringify(asked)} outcome={preview.data} onDone={onClose} />}
      </div>
    </KeptSheet>
  );
}
