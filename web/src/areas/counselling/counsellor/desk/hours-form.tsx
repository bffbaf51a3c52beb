import {
  availability,
  type AffectedMeeting,
  type Availability,
} from '@naru/contract/areas/counselling/counsellor/availability.ts';
import { useState } from 'react';

import { DayField } from '../../../../blocks/form/day-field.tsx';
import { SavedForm } from '../../../../blocks/form/saved-form.tsx';
import { type PageForm, usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/section.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useDesk } from '../../shared/use-desk.ts';
import { AffectedDialog } from './affected-dialog.tsx';
import { ExceptionPart } from './exception-part.tsx';
import styles from './hours.module.css';
import { hoursTexts } from './texts.ts';
import { WeekHoursPart } from './week-hours-part.tsx';

export interface HoursFormProps {
  readonly saved: Availability;
  /** Reads the saved hours again after somebody else changed them. */
  readonly onReload: () => Promise<Availability | undefined>;
}

type HoursValues = Pick<Availability, 'weekList' | 'exceptionList' | 'version'> & {
  readonly validFrom: string | null;
  readonly validTo: string | null;
};
type HoursField = 'weekList' | 'validFrom' | 'validTo' | 'exceptionList';

function toValues({ weekList, validFrom, validTo, exceptionList, version }: Availability): HoursValues {
  return { weekList, validFrom, validTo, exceptionList, version };
}

/** The weekly hours, their period and exceptions; the form shows affected meetings before it saves a change. */
export function HoursForm({ saved, onReload }: HoursFormProps) {
  const all = useTexts(hoursTexts);
  const texts = all.hours;
  const { desk } = useDesk();
  const [affected, setAffected] = useState<readonly AffectedMeeting[] | null>(null);
  const preview = useCallMutation(availability.previewAvailability, { alertMessage: null });
  const change = useCallMutation(availability.changeAvailability, { alertMessage: null });
  const form = usePageForm<HoursValues, HoursField>({
    kept: 'PAGE',
    names: { weekList: texts.week, validFrom: texts.from, validTo: texts.to, exceptionList: texts.exceptions },
    initial: toValues(saved),
  });
  const { weekList, exceptionList, validFrom, validTo, version } = form.values;
  const body = {
    weekList: [...weekList],
    exceptionList: [...exceptionList],
    validFrom: validFrom ?? '',
    validTo: validTo ?? '',
    version,
  };
  const save = (): void =>
    change.mutate(
      { params: { desk }, body },
      {
        onSuccess: (output) => {
          setAffected(null);
          form.settle(toValues(output.availability));
          showToast({ text: weekList.length === 0 ? texts.savedNone : texts.saved, tone: 'done' });
        },
        onError: (failure) => {
          setAffected(null);
          form.refuse(failure);
        },
      },
    );
  const check = (): void =>
    preview.mutate(
      { params: { desk }, body },
      {
        onSuccess: ({ affectedList }) => (affectedList.length > 0 ? setAffected(affectedList) : save()),
        onError: form.refuse,
      },
    );
  const read = async (): Promise<HoursValues | undefined> => {
    const now = await onReload();
    return now && toValues(now);
  };
  return (
    <>
      <SavedForm
        className={styles.form}
        form={form}
        onSend={check}
        onReload={read}
        isChecking={preview.isPending}
        isSaving={change.isPending}
        words={all}
      >
        <WeekHoursPart {...form.pick('weekList')} />
        <RangeSection form={form} term={saved.term} />
        <ExceptionPart {...form.pick('exceptionList')} holidays={saved.holidayList} />
      </SavedForm>
      {affected && (
        <AffectedDialog meetings={affected} busy={change.isPending} onSave={save} onClose={() => setAffected(null)} />
      )}
    </>
  );
}

interface RangeSectionProps {
  readonly form: PageForm<HoursValues, HoursField>;
  readonly term: Availability['term'];
}

/** The days within which the hours are open. */
function RangeSection({ form, term }: RangeSectionProps) {
  const texts = useTexts(hoursTexts).hours;
  const { validFrom } = form.values;
  return (
    <Section title={texts.range} size="small">
      <div className={styles.row}>
        <DayField {...form.day('validFrom')} label={texts.from} />
        <DayField {...form.day('validTo')} label={texts.to} from={validFrom ?? undefined} />
        {term && (
          <Button variant="text" onClick={() => form.set({ validFrom: term.beginsOn, validTo: term.endsOn })}>
            {texts.term}
          </Button>
        )}
      </div>
    </Section>
  );
}
