import {
  availability,
  type AffectedMeeting,
  type Availability,
} from '@naru/contract/areas/counselling/availability.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useId, useState } from 'react';

import { FormDock } from '../../../../blocks/form/form-dock.tsx';
import { LeaveGuard } from '../../../../blocks/form/leave-guard.tsx';
import { sortServerErrors } from '../../../../blocks/form/server-errors.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { CallError } from '../../../../platform/http/call-error.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Section } from '../../../../ui/section.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useDesk } from '../use-desk.ts';
import { AffectedDialog } from './affected-dialog.tsx';
import { ExceptionPart } from './exception-part.tsx';
import styles from './hours.module.css';
import { hoursTexts } from './texts.ts';
import { WeekHoursPart } from './week-hours-part.tsx';

export interface HoursFormProps {
  readonly saved: Availability;
  /** What is saved now, after somebody else's change. */
  readonly onReload: () => Promise<Availability | undefined>;
}

const FIELDS = ['weekList', 'validFrom', 'validTo', 'exceptionList'] as const;

interface HoursValues {
  readonly weekList: Availability['weekList'];
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly exceptionList: Availability['exceptionList'];
}

function toValues({ weekList, validFrom, validTo, exceptionList }: Availability): HoursValues {
  return { weekList, validFrom, validTo, exceptionList };
}

/** The hours of a week, for how long, and the days that differ; what a change touches is shown before it is made. */
export function HoursForm({ saved, onReload }: HoursFormProps) {
  const all = useTexts(hoursTexts);
  const texts = all.hours;
  const format = useFormat();
  const locale = useLocale();
  const formId = useId();
  const { desk } = useDesk();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [values, setValues] = useState(() => toValues(saved));
  const [version, setVersion] = useState(saved.version);
  const [isUnsaved, setUnsaved] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [affected, setAffected] = useState<readonly AffectedMeeting[] | null>(null);
  const preview = useCallMutation(availability.previewAvailability, { alertMessage: null });
  const change = useCallMutation(availability.changeAvailability, { alertMessage: null });
  const set = (part: Partial<HoursValues>): void => {
    setValues((current) => ({ ...current, ...part }));
    setUnsaved(true);
    setFailure(null);
  };
  const { atFields, elsewhere } = sortServerErrors(failure, FIELDS);
  const errorOf = (name: (typeof FIELDS)[number]) => atFields.find(({ field }) => field === name)?.message;
  const isConflict = failure?.code === FAILURE.conflict.code;
  const body = {
    ...values,
    weekList: [...values.weekList],
    exceptionList: [...values.exceptionList],
    validFrom: values.validFrom ?? '',
    validTo: values.validTo ?? '',
    version,
  };
  const save = (): void =>
    change.mutate(
      { params: { desk }, body },
      {
        onSuccess: (output) => {
          setAffected(null);
          setVersion(output.availability.version);
          setValues(toValues(output.availability));
          setUnsaved(false);
          showToast({ text: values.weekList.length === 0 ? texts.savedNone : texts.saved, tone: 'done' });
        },
        onError: (error) => {
          setAffected(null);
          setFailure(error);
        },
      },
    );
  const check = (): void =>
    preview.mutate(
      { params: { desk }, body },
      {
        onSuccess: ({ affectedList }) => (affectedList.length > 0 ? setAffected(affectedList) : save()),
        onError: setFailure,
      },
    );
  const reload = async (): Promise<void> => {
    const now = await onReload();
    if (!now) return;
    setValues(toValues(now));
    setVersion(now.version);
    setUnsaved(false);
    setFailure(null);
  };
  const day = (name: 'validFrom' | 'validTo', label: string, min?: string) => (
    <DateField
      id={`${formId}-${name}`}
      label={label}
      error={errorOf(name)}
      value={values[name]}
      onValueChange={(iso, text) => set({ [name]: iso ?? (text === '' ? null : text) })}
      today={today}
      {...(min !== undefined && { min })}
      locale={locale}
      formatDate={format.day}
      labels={{ open: texts.openCalendar, calendar: texts.calendar, loading: all.loading }}
    />
  );
  const { term } = saved;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      {failure && (atFields.length === 0 || elsewhere.length > 0) && (
        <Notice
          tone="red"
          live="assertive"
          title={all.failed}
          action={
            isConflict && (
              <Button variant="text" size="small" onClick={() => void reload()}>
                {all.reload}
              </Button>
            )
          }
        >
          {isConflict ? all.conflict : elsewhere.join(' ') || failure.serverMessage || failure.message}
        </Notice>
      )}
      <WeekHoursPart
        value={values.weekList}
        onValueChange={(weekList) => set({ weekList })}
        error={errorOf('weekList')}
      />
      <Section title={texts.range} size="small">
        <div className={styles.row}>
          {day('validFrom', texts.from)}
          {day('validTo', texts.to, values.validFrom ?? undefined)}
          {term && (
            <Button variant="text" onClick={() => set({ validFrom: term.beginsOn, validTo: term.endsOn })}>
              {texts.term}
            </Button>
          )}
        </div>
      </Section>
      <ExceptionPart
        value={values.exceptionList}
        onValueChange={(exceptionList) => set({ exceptionList })}
        holidays={saved.holidayList}
        error={errorOf('exceptionList')}
      />
      <FormDock>
        <Button type="submit" variant="primary" busy={preview.isPending || change.isPending} busyLabel={all.saving}>
          {all.save}
        </Button>
      </FormDock>
      {affected && (
        <AffectedDialog meetings={affected} busy={change.isPending} onSave={save} onClose={() => setAffected(null)} />
      )}
      <LeaveGuard isUnsaved={isUnsaved && !change.isPending} text={all.unsaved} />
    </form>
  );
}
