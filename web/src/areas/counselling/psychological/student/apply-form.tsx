import { psychAsking, type PsychDraft } from '@naru/contract/areas/counselling/psychological/asking.ts';
import {
  GAD_ITEMS,
  type Help,
  PHQ_ITEMS,
  PROBLEM_AREAS,
  PSYCH_MOST,
} from '@naru/contract/areas/counselling/psychological/words.ts';
import { FAILURE } from '@naru/contract/envelope.ts';

import { LongForm } from '../../../../blocks/form/long-form.tsx';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { useLongForm } from '../../../../blocks/form/use-long-form.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { CallError } from '../../../../platform/http/call-error.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../../platform/session/runtime-context.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Section } from '../../../../ui/section.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { applicationOf } from './addresses.ts';
import { HelpCard } from './help-card.tsx';
import { HelpLine } from './help-line.tsx';
import { ItemList } from './item-list.tsx';
import { PreferenceFields } from './preference-fields.tsx';
import styles from './student.module.css';
import { psychStudentTexts } from './texts.ts';

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
  const countText = useCountText();
  const format = useFormat();
  const { client } = useRuntime();
  const apply = useCallMutation(psychAsking.apply, { alertMessage: null });
  const form = useLongForm({
    // As the server calls them, in the order of the form.
    names: {
      consent: texts.consent,
      areaList: texts.areaList,
      phqList: texts.phqList,
      gadList: texts.gadList,
      content: texts.content,
    },
    blank: BLANK,
    draft: draft && splitDraft(draft),
    contentOf: (written) => written,
    save: (body) => client.call(psychAsking.saveDraft, { body }, { alertMessage: null }),
  });
  const { values, set, errors, idOf } = form;
  const refuse = (failure: CallError): void => {
    const { current } = (failure.output ?? {}) as { current?: { applicationId?: string } }; // what a conflict holds
    if (failure.code === FAILURE.conflict.code && current?.applicationId !== undefined)
      form.leave(applicationOf(current.applicationId));
    else form.refuse(failure);
  };
  const send = async (): Promise<void> => {
    const isReady = await form.begin({
      ...(values.areaList.length === 0 && { areaList: texts.noArea }),
      ...(values.phqList.includes(null) && { phqList: texts.missing }),
      ...(values.gadList.includes(null) && { gadList: texts.missing }),
    });
    if (!isReady) return;
    apply.mutate(
      { body: values },
      {
        onSuccess: ({ applicationId }) => {
          showToast({ text: texts.done, tone: 'done' });
          form.leave(applicationOf(applicationId));
        },
        onError: refuse,
      },
    );
  };
  const needsHelp = values.isInDanger || (values.phqList[DANGER_ITEM] ?? 0) > 0;
  const answered = (list: readonly (number | null)[]): string =>
    texts.answered(format.number(list.filter((one) => one !== null).length), format.number(list.length));
  return (
    <LongForm
      className={styles.form}
      form={form}
      onSend={send}
      isSending={apply.isPending}
      words={{ submit: texts.submit, sending: texts.sending, failed: texts.failed, after: texts.after }}
    >
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
        countText={countText(PSYCH_MOST.content)}
        error={errors.content}
        value={values.content}
        onChange={(event) => set({ content: event.target.value })}
      />
    </LongForm>
  );
}

function splitDraft({ savedAt, ...values }: PsychDraft & { readonly savedAt: string }) {
  return { values, savedAt };
}
