import {
  REASONS_OF,
  type Referral,
  referral as calls,
  REFERRAL_DESTINATIONS,
  REFERRAL_MOST,
  REFERRAL_URGENCIES,
  type ReferralDestination,
  type ReferralReason,
} from '@naru/contract/areas/counselling/referral.ts';
import type { StudentRef } from '@naru/contract/areas/counselling/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';

import { fieldIdOf } from '../../../../blocks/form/field-problems.ts';
import { FormDock } from '../../../../blocks/form/form-dock.tsx';
import { LeaveGuard } from '../../../../blocks/form/leave-guard.tsx';
import { sortServerErrors } from '../../../../blocks/form/server-errors.ts';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { CallError } from '../../../../platform/http/call-error.ts';
import { CANCELLED } from '../../../../platform/http/client.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import type { ComboboxOption } from '../../../../ui/combobox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
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
  /** Whom somebody came from. */
  readonly student: StudentRef | null;
}

type Urgency = (typeof REFERRAL_URGENCIES)[number];
interface Kept {
  readonly referralId: string;
  readonly version: number;
}

const FIELDS = ['stdntId', 'destination', 'reasonList', 'urgency', 'note'] as const;
type FieldName = (typeof FIELDS)[number];

export const optionOf = (student: StudentRef): ComboboxOption => ({
  value: student.stdntId,
  label: student.name,
  note: joinFacts([student.deptNm, student.studentNo]),
});

/** Who, what was noticed, and how soon. Kept as a draft before anybody is asked or told. */
export function ReferralForm({ draft, student: given }: ReferralFormProps) {
  const all = useTexts(referralTexts);
  const texts = all.form;
  const words = useTexts(referredTexts);
  const countText = useCountText();
  const navigate = useNavigate();
  const formId = useId();
  const named = draft?.student ?? given;
  const [kept, setKept] = useState<Kept | null>(
    draft && draft.version !== null ? { referralId: draft.referralId, version: draft.version } : null,
  );
  const [student, setStudent] = useState<ComboboxOption | null>(named && optionOf(named));
  const [destination, setDestination] = useState<ReferralDestination | null>(draft?.destination ?? null);
  const [reasonList, setReasons] = useState<readonly ReferralReason[]>(draft?.written?.reasonList ?? []);
  const [urgency, setUrgency] = useState<Urgency>(draft?.urgency ?? 'NORMAL');
  const [note, setNote] = useState(draft?.written?.note ?? '');
  const [isUnsaved, setUnsaved] = useState(false);
  const [missing, setMissing] = useState<Partial<Record<FieldName, string>>>({});
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isTelling, setTelling] = useState(false);
  const create = useCallMutation(calls.createReferral, { alertMessage: null });
  const change = useCallMutation(calls.changeReferral, { alertMessage: null });
  const ask = useCallMutation(calls.askStudent, { alertMessage: null });
  const isBusy = create.isPending || change.isPending || ask.isPending;
  const { atFields, elsewhere } = sortServerErrors(failure, FIELDS);
  const errorOf = (name: FieldName): string | undefined =>
    missing[name] ?? atFields.find(({ field }) => field === name)?.message;
  const idOf = (name: FieldName): string => fieldIdOf(formId, name);
  const touch = (): void => {
    setUnsaved(true);
    setMissing({});
    setFailure(null);
  };

  /** The reasons are those of the centre that is chosen. */
  const choose = (next: ReferralDestination): void => {
    setDestination(next);
    setReasons(reasonList.filter((one) => REASONS_OF[next].includes(one)));
    touch();
  };
  const lacks = (to: ReferralDestination | null) => ({
    ...(student === null && { stdntId: texts.studentMissing }),
    ...(to === null && { destination: texts.destinationMissing }),
  });

  /** Undefined where it could not be kept; what is wrong then stands in the form. */
  async function keep(to = destination): Promise<Kept | undefined> {
    setFailure(null);
    if (student === null || to === null) {
      setMissing(lacks(to));
      return undefined;
    }
    const written = { reasonList: [...reasonList], urgency, note };
    try {
      const done =
        kept === null
          ? await create.mutateAsync({ body: { ...written, stdntId: student.value, destination: to } })
          : await change.mutateAsync({ params: { id: kept.referralId }, body: { ...written, version: kept.version } });
      if (done === CANCELLED) return undefined;
      setKept(done);
      setUnsaved(false);
      return done;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error);
      return undefined;
    }
  }
  const keepOnly = async (): Promise<void> => {
    if (await keep()) showToast({ text: texts.kept, tone: 'done' });
  };
  const submit = async (): Promise<void> => {
    const without = {
      ...lacks(destination),
      ...(destination !== null && reasonList.length === 0 && { reasonList: texts.reasonMissing }),
    };
    setMissing(without);
    if (Object.keys(without).length > 0) return;
    const draftNow = await keep();
    if (!draftNow) return;
    const { referralId: id, version } = draftNow;
    ask.mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: () => {
          showToast({ text: texts.asked, tone: 'done' });
          void navigate({ to: referralOf(id), ignoreBlocker: true });
        },
        onError: setFailure,
      },
    );
  };
  const tell = async (): Promise<void> => {
    choose('PSYCHOLOGICAL');
    if (await keep('PSYCHOLOGICAL')) setTelling(true);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure && (atFields.length === 0 || elsewhere.length > 0) && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {elsewhere.join(' ') || failure.serverMessage || failure.message}
        </Notice>
      )}
      <ReferralStudentField
        id={idOf('stdntId')}
        error={errorOf('stdntId')}
        disabled={kept !== null}
        value={student}
        onValueChange={(next) => {
          setStudent(next);
          touch();
        }}
      />
      <RadioGroup<ReferralDestination>
        id={idOf('destination')}
        label={texts.destination}
        error={errorOf('destination')}
        disabled={kept !== null}
        options={REFERRAL_DESTINATIONS.map((value) => ({ value, label: words.destinations[value] }))}
        value={destination}
        onValueChange={choose}
      />
      {destination !== null && (
        <Field
          as="legend"
          id={idOf('reasonList')}
          label={texts.reasonList}
          help={texts.reasonHelp}
          error={errorOf('reasonList')}
        >
          {() => (
            <div className={styles.chips}>
              {REASONS_OF[destination].map((value) => (
                <ChoiceChip
                  key={value}
                  label={words.reasons[value]}
                  checked={reasonList.includes(value)}
                  onCheckedChange={(isOn) => {
                    setReasons(isOn ? [...reasonList, value] : reasonList.filter((one) => one !== value));
                    touch();
                  }}
                />
              ))}
            </div>
          )}
        </Field>
      )}
      <RadioGroup<Urgency>
        id={idOf('urgency')}
        label={texts.urgency}
        options={REFERRAL_URGENCIES.map((value) => ({ value, label: words.urgencies[value] }))}
        value={urgency}
        onValueChange={(next) => {
          setUrgency(next);
          touch();
        }}
      />
      <TextArea
        id={idOf('note')}
        label={texts.note}
        mark={texts.optional}
        help={texts.noteHelp}
        rows={5}
        maxLength={REFERRAL_MOST.note}
        countText={countText(REFERRAL_MOST.note)}
        error={errorOf('note')}
        value={note}
        onChange={(event) => {
          setNote(event.target.value);
          touch();
        }}
      />
      {(destination === null || destination === 'PSYCHOLOGICAL') && (
        <div className={styles.danger}>
          <p className={styles.strong}>{all.danger.title}</p>
          <p className={styles.meta}>{all.danger.text}</p>
          <Button variant="danger-text" disabled={isBusy} onClick={() => void tell()}>
            {all.danger.open}
          </Button>
        </div>
      )}
      <FormDock>
        <Button disabled={isBusy} onClick={() => void keepOnly()}>
          {texts.keep}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.busy}>
          {texts.ask}
        </Button>
      </FormDock>
      {isTelling && kept && student && (
        <EmergencyDialog kept={kept} name={student.label} onClose={() => setTelling(false)} />
      )}
      <LeaveGuard isUnsaved={isUnsaved && !isBusy} text={texts.unsaved} />
    </form>
  );
}
