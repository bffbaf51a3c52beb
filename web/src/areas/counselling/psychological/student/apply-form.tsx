import { psychAsking, type PsychDraft } from '@naru/contract/areas/counselling/psychological/asking.ts';
import {
  GAD_ITEMS,
  type Help,
  PHQ_ITEMS,
  PROBLEM_AREAS,
  PSYCH_MOST,
} from '@naru/contract/areas/counselling/psychological/words.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';

import { fieldIdOf } from '../../../../blocks/form/field-problems.ts';
import { FormDock } from '../../../../blocks/form/form-dock.tsx';
import { LeaveGuard } from '../../../../blocks/form/leave-guard.tsx';
import { sortServerErrors } from '../../../../blocks/form/server-errors.ts';
import { formTexts } from '../../../../blocks/form/texts.ts';
import { useServerDraft } from '../../../../blocks/form/use-server-draft.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { CallError } from '../../../../platform/http/call-error.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../../platform/session/runtime-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Section } from '../../../../ui/section.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { applicationOf } from './addresses.ts';
import { HelpCard, HelpLine } from './help-card.tsx';
import { ItemList } from './item-list.tsx';
import { PreferenceFields } from './preference-fields.tsx';
import styles from './student.module.css';
import { psychStudentTexts } from './texts.ts';

const FIELDS = ['consent', 'areaList', 'phqList', 'gadList', 'content'] as const;
type FieldName = (typeof FIELDS)[number];

/** The ninth item: thoughts of being better off dead. */
const DANGER_ITEM = 8;

const BLANK: PsychDraft = {
  areaList: [],
  phqList: Array.from({ length: PHQ_ITEMS }, () => null),
  gadList: Array.from({ length: GAD_ITEMS }, () => null),
  isInDanger: false,
  preferences: { timeList: [], channelList: [], gender: 'ANY' },
  content: '',
};

export interface ApplyFormProps {
  readonly draft: (PsychDraft & { readonly savedAt: string }) | null;
  readonly help: Help;
}

/** What troubles somebody, how often, and when they can come. Kept on the server alone while it is written. */
export function ApplyForm({ draft, help }: ApplyFormProps) {
  const all = useTexts(psychStudentTexts);
  const texts = all.form;
  const words = useTexts(formTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const formId = useId();
  const { client } = useRuntime();
  const [values, setValues] = useState<PsychDraft>(() => {
    if (draft === null) return BLANK;
    const { savedAt: _savedAt, ...kept } = draft;
    return kept;
  });
  const [isUnsaved, setUnsaved] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const apply = useCallMutation(psychAsking.apply, { alertMessage: null });
  const autosave = useServerDraft({
    content: values,
    isUnsaved,
    save: (body) => client.call(psychAsking.saveDraft, { body }, { alertMessage: null }),
  });
  const idOf = (name: string): string => fieldIdOf(formId, name);
  const set = (part: Partial<PsychDraft>): void => {
    setValues((current) => ({ ...current, ...part }));
    setUnsaved(true);
  };
  const leave = (to: string): void => {
    setUnsaved(false);
    // After the guard has heard that nothing is left to lose.
    setTimeout(() => void navigate({ to, replace: true, ignoreBlocker: true }), 0);
  };
  const refuse = (failure: CallError): void => {
    autosave.goOn();
    const { current } = (failure.output ?? {}) as { current?: { applicationId?: string } }; // what a conflict holds
    if (failure.code === FAILURE.conflict.code && current?.applicationId !== undefined) {
      leave(applicationOf(current.applicationId));
      return;
    }
    const sorted = sortServerErrors(failure, FIELDS);
    setErrors(Object.fromEntries(sorted.atFields.map(({ field, message }) => [field, message])));
    setElsewhere(sorted.atFields.length === 0 ? (failure.serverMessage ?? failure.message) : null);
    setAttempt((count) => count + 1);
  };
  const check = (): Partial<Record<FieldName, string>> => ({
    ...(values.areaList.length === 0 && { areaList: texts.noArea }),
    ...(values.phqList.includes(null) && { phqList: texts.missing }),
    ...(values.gadList.includes(null) && { gadList: texts.missing }),
  });
  const send = async (): Promise<void> => {
    const found = check();
    setErrors(found);
    setElsewhere(null);
    if (Object.keys(found).length > 0) {
      setAttempt((count) => count + 1);
      return;
    }
    setWaiting(true);
    await autosave.rest();
    setWaiting(false);
    apply.mutate(
      { body: values },
      {
        onSuccess: ({ applicationId }) => {
          showToast({ text: texts.done, tone: 'done' });
          leave(applicationOf(applicationId));
        },
        onError: refuse,
      },
    );
  };
  const needsHelp = values.isInDanger || (values.phqList[DANGER_ITEM] ?? 0) > 0;
  const problems = FIELDS.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: idOf(name), message: `${texts[name]}: ${message}` }];
  });
  const answered = (list: readonly (number | null)[]): string =>
    texts.answered(format.number(list.filter((one) => one !== null).length), format.number(list.length));
  const isBusy = isWaiting || apply.isPending;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {draft !== null && (
        <Notice title={texts.restored}>
          {texts.restoredText(format.relativeTime(draft.savedAt, { time: 'always', inSentence: true }))}
        </Notice>
      )}
      {attempt > 0 && problems.length > 0 && (
        <ErrorSummary title={words.summary(problems.length)} problems={problems} attempt={attempt} />
      )}
      {elsewhere !== null && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {elsewhere}
        </Notice>
      )}
      <HelpLine help={help} />
      <Section title={texts.areaTitle}>
        <Field
          as="legend"
          id={idOf('areaList')}
          label={texts.areaList}
          hideLabel
          mark={texts.several}
          error={errors.areaList}
        >
          {() => (
            <div className={styles.chips}>
              {PROBLEM_AREAS.map((area) => (
                <ChoiceChip
                  key={area}
                  label={texts.areas[area]}
                  checked={values.areaList.includes(area)}
                  onCheckedChange={() =>
                    set({
                      areaList: PROBLEM_AREAS.filter((one) =>
                        one === area ? !values.areaList.includes(area) : values.areaList.includes(one),
                      ),
                    })
                  }
                />
              ))}
            </div>
          )}
        </Field>
      </Section>
      <Section title={texts.phqTitle} text={texts.phqText} aside={answered(values.phqList)}>
        <ItemList
          id={idOf('phqList')}
          items={texts.phq}
          value={values.phqList}
          onValueChange={(phqList) => set({ phqList })}
          missing={errors.phqList}
        />
      </Section>
      <Section title={texts.gadTitle} text={texts.gadText} aside={answered(values.gadList)}>
        <ItemList
          id={idOf('gadList')}
          items={texts.gad}
          value={values.gadList}
          onValueChange={(gadList) => set({ gadList })}
          missing={errors.gadList}
        />
      </Section>
      <Section title={texts.dangerTitle}>
        <div className={styles.stack}>
          <Checkbox
            label={texts.isInDanger}
            note={texts.dangerNote}
            checked={values.isInDanger}
            onChange={(event) => set({ isInDanger: event.target.checked })}
          />
          {needsHelp && <HelpCard help={help} />}
        </div>
      </Section>
      <Section title={texts.preferTitle} text={texts.preferText}>
        <PreferenceFields value={values.preferences} onValueChange={(preferences) => set({ preferences })} />
      </Section>
      <TextArea
        id={idOf('content')}
        label={texts.content}
        mark={texts.optional}
        help={texts.contentHelp}
        rows={6}
        maxLength={PSYCH_MOST.content}
        countText={(length) => texts.count(format.number(length), format.number(PSYCH_MOST.content))}
        error={errors.content}
        value={values.content}
        onChange={(event) => set({ content: event.target.value })}
      />
      <p className={styles.meta} role="status">
        {describeDraft()}
      </p>
      <FormDock note={texts.after}>
        <Button type="submit" variant="primary" size="large" busy={isBusy} busyLabel={texts.sending}>
          {texts.submit}
        </Button>
      </FormDock>
      <LeaveGuard isUnsaved={isUnsaved && !isBusy && autosave.hasFailed} />
    </form>
  );

  function describeDraft(): string {
    if (autosave.hasFailed) return texts.saveFailed;
    return autosave.savedAt === null
      ? ''
      : texts.saved(format.relativeTime(autosave.savedAt, { time: 'always', inSentence: true }));
  }
}
