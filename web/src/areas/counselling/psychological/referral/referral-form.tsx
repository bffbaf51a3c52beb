import {
  REASONS_OF,
  type Referral,
  referral as calls,
  REFERRAL_DESTINATIONS,
  REFERRAL_MOST,
  REFERRAL_URGENCIES,
  type ReferralDestination,
  type ReferralReason,
} from '@naru/contract/areas/counselling/referral/referral.ts';
import type { StudentRef } from '@naru/contract/areas/counselling/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { Form } from '../../../../blocks/form/form.tsx';
import { FormDock } from '../../../../blocks/form/form-dock.tsx';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { type PageForm, usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { CallError } from '../../../../platform/http/call-error.ts';
import { CANCELLED } from '../../../../platform/http/client.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChipSet } from '../../../../ui/chip-set.tsx';
import type { ComboboxOption } from '../../../../ui/combobox.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { referredTexts } from '../../referral/texts.ts';
import { referralOf } from './addresses.ts';
import { EmergencyDialog } from './emergency-dialog.tsx';
import { ReferralStudentField } from './student-field.tsx';
import styles from './referral.module.css';
import { referralTexts } from './texts.ts';

export interface ReferralFormProps {
  readonly draft: Referral | null;
  /** The student from whom somebody came. */
  readonly student: StudentRef | null;
}

interface ReferralValues {
  readonly student: ComboboxOption | null;
  readonly destination: ReferralDestination | null;
  readonly reasonList: readonly ReferralReason[];
  readonly urgency: (typeof REFERRAL_URGENCIES)[number];
  readonly note: string;
}
type ReferralField = 'stdntId' | 'destination' | 'reasonList' | 'urgency' | 'note';
/** The fields that even a draft needs. */
const NEEDED = ['stdntId', 'destination'] as const;

interface Kept {
  readonly referralId: string;
  readonly version: number;
}

export const optionOf = (student: StudentRef): ComboboxOption => ({
  value: student.stdntId,
  label: student.name,
  note: joinFacts([student.deptNm, student.studentNo]),
});

/** Asks about whom it is, what was noticed, and how soon. A draft is kept before anybody is asked or told. */
export function ReferralForm({ draft, student: given }: ReferralFormProps) {
  const texts = useTexts(referralTexts).form;
  const navigate = useNavigate();
  const form = useReferralForm(draft, given);
  const { values } = form;
  const [isTelling, setTelling] = useState(false);
  const { kept, keep, isKeeping } = useKeptReferral(form, draft);
  const ask = useCallMutation(calls.stepReferral, { alertMessage: null });
  const isBusy = isKeeping || ask.isPending;
  const keepOnly = async (): Promise<void> => {
    if ((await form.check(NEEDED)) && (await keep(values))) showToast({ text: texts.kept, tone: 'done' });
  };
  const send = async (written: ReferralValues): Promise<void> => {
    const draftNow = await keep(written);
    if (!draftNow) return;
    const { referralId: id, version } = draftNow;
    ask.mutate(
      { params: { id }, body: { action: 'ASK', version } },
      {
        onSuccess: () => {
          showToast({ text: texts.asked, tone: 'done' });
          void navigate({ to: referralOf(id), ignoreBlocker: true });
        },
        onError: form.refuse,
      },
    );
  };
  const tell = async (): Promise<void> => {
    const part = towards('PSYCHOLOGICAL', values.reasonList);
    form.set(part);
    if ((await form.check(NEEDED)) && (await keep({ ...values, ...part }))) setTelling(true);
  };
  return (
    <>
      <Form
        className={styles.form}
        form={form}
        onSend={send}
        isShort
        guard={{ isOn: form.frame.isUnsaved && !isBusy, text: texts.unsaved }}
        words={{ failed: texts.failed }}
        actions={
          <FormDock>
            <Button disabled={isBusy} onClick={() => void keepOnly()}>
              {texts.keep}
            </Button>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.busy}>
              {texts.ask}
            </Button>
          </FormDock>
        }
      >
        <ReferralFields form={form} isKept={kept !== null} />
        {(values.destination === null || values.destination === 'PSYCHOLOGICAL') && (
          <DangerPart isBusy={isBusy} onTell={() => void tell()} />
        )}
      </Form>
      {isTelling && kept && values.student && (
        <EmergencyDialog kept={kept} name={values.student.label} onClose={() => setTelling(false)} />
      )}
    </>
  );
}

/** The reasons are those of the centre that is chosen. */
function towards(destination: ReferralDestination, reasonList: readonly ReferralReason[]) {
  return { destination, reasonList: reasonList.filter((one) => REASONS_OF[destination].includes(one)) };
}

type ReferralFormState = PageForm<ReferralValues, ReferralField>;

function useReferralForm(draft: Referral | null, given: StudentRef | null): ReferralFormState {
  const texts = useTexts(referralTexts).form;
  const named = draft?.student ?? given;
  return usePageForm<ReferralValues, ReferralField>({
    kept: 'PAGE',
    names: {
      stdntId: texts.student,
      destination: texts.destination,
      reasonList: texts.reasonList,
      urgency: texts.urgency,
      note: texts.note,
    },
    initial: {
      student: named && optionOf(named),
      destination: draft?.destination ?? null,
      reasonList: draft?.written?.reasonList ?? [],
      urgency: draft?.urgency ?? 'NORMAL',
      note: draft?.written?.note ?? '',
    },
    check: ({ student, destination, reasonList }) => ({
      ...(student === null && { stdntId: texts.studentMissing }),
      ...(destination === null && { destination: texts.destinationMissing }),
      ...(destination !== null && reasonList.length === 0 && { reasonList: texts.reasonMissing }),
    }),
  });
}

/** Keeps the draft on the server: `keep` gives nothing where that failed, and the form then says why. */
function useKeptReferral(form: ReferralFormState, draft: Referral | null) {
  const [kept, setKept] = useState<Kept | null>(
    draft && draft.version !== null ? { referralId: draft.referralId, version: draft.version } : null,
  );
  const create = useCallMutation(calls.createReferral, { alertMessage: null });
  const change = useCallMutation(calls.changeReferral, { alertMessage: null });
  const keep = async (values: ReferralValues): Promise<Kept | undefined> => {
    const { student, destination, reasonList, urgency, note } = values;
    if (student === null || destination === null) return undefined;
    const written = { reasonList: [...reasonList], urgency, note };
    try {
      const done =
        kept === null
          ? await create.mutateAsync({ body: { ...written, stdntId: student.value, destination } })
          : await change.mutateAsync({ params: { id: kept.referralId }, body: { ...written, version: kept.version } });
      if (done === CANCELLED) return undefined;
      setKept(done);
      form.settle(values);
      return done;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      form.refuse(error);
      return undefined;
    }
  };
  return { kept, keep, isKeeping: create.isPending || change.isPending };
}

interface ReferralFieldsProps {
  readonly form: ReferralFormState;
  /** The student and the centre stay as they were kept. */
  readonly isKept: boolean;
}

function ReferralFields({ form, isKept }: ReferralFieldsProps) {
  const texts = useTexts(referralTexts).form;
  const words = useTexts(referredTexts);
  const countText = useCountText();
  const { destination, reasonList } = form.values;
  return (
    <>
      <ReferralStudentField {...form.pick('student', 'stdntId')} disabled={isKept} />
      <RadioGroup<ReferralDestination>
        {...form.pick('destination')}
        label={texts.destination}
        disabled={isKept}
        options={REFERRAL_DESTINATIONS.map((value) => ({ value, label: words.destinations[value] }))}
        onValueChange={(next) => form.set(towards(next, reasonList))}
      />
      {destination !== null && (
        <ChipSet
          {...form.pick('reasonList')}
          label={texts.reasonList}
          help={texts.reasonHelp}
          options={REASONS_OF[destination].map((value) => ({ value, label: words.reasons[value] }))}
        />
      )}
      <RadioGroup
        {...form.pick('urgency')}
        label={texts.urgency}
        options={REFERRAL_URGENCIES.map((value) => ({ value, label: words.urgencies[value] }))}
      />
      <TextArea
        {...form.text('note')}
        label={texts.note}
        mark="optional"
        help={texts.noteHelp}
        rows={5}
        maxLength={REFERRAL_MOST.note}
        countText={countText(REFERRAL_MOST.note)}
      />
    </>
  );
}

interface DangerPartProps {
  readonly isBusy: boolean;
  readonly onTell: () => void;
}

function DangerPart({ isBusy, onTell }: DangerPartProps) {
  const texts = useTexts(referralTexts).danger;
  return (
    <div className={styles.danger}>
      <p className={styles.strong}>{texts.title}</p>
      <p className={styles.meta}>{texts.text}</p>
      <Button variant="danger-text" disabled={isBusy} onClick={onTell}>
        {texts.open}
      </Button>
    </div>
  );
}
