import { psychAsking, type PsychDraft } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { GAD_ITEMS, type Help, PHQ_ITEMS, PSYCH_MOST } from '@naru/contract/areas/counselling/psychological/words.ts';
import { FAILURE } from '@naru/contract/envelope.ts';

import { LongForm } from '../../../../blocks/form/long-form.tsx';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { useFormSections } from '../../../../blocks/form/use-form-sections.ts';
import { useLongForm } from '../../../../blocks/form/use-long-form.ts';
import type { CallError } from '../../../../platform/http/call-error.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../../platform/session/runtime-context.ts';
import { Section } from '../../../../ui/section.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { applicationOf } from './addresses.ts';
import { AreaField } from './area-field.tsx';
import { DangerSection } from './danger-section.tsx';
import { HelpCard } from './help-card.tsx';
import { HelpLine } from './help-line.tsx';
import { PreferenceFields } from './preference-fields.tsx';
import { ScoreSection } from './score-section.tsx';
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
  /** Called as soon as there is an application, before the form leaves for it. */
  readonly onSent: () => void;
}

/** Asks what troubles somebody, how often, and when they can come. The server alone keeps it while it is written. */
export function ApplyForm({ draft, help, onSent }: ApplyFormProps) {
  const texts = useTexts(psychStudentTexts).form;
  const countText = useCountText();
  const { client } = useRuntime();
  const apply = useCallMutation(psychAsking.apply, { alertMessage: null });
  const form = useLongForm({
    kept: 'PAGE',
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
    check: ({ areaList, phqList, gadList }) => ({
      ...(areaList.length === 0 && { areaList: texts.noArea }),
      ...(phqList.includes(null) && { phqList: texts.missing }),
      ...(gadList.includes(null) && { gadList: texts.missing }),
    }),
    save: (body) => client.call(psychAsking.saveDraft, { body }, { alertMessage: null }),
  });
  const sections = useFormSections(form, [
    {
      id: 'areas',
      title: texts.areaTitle,
      fields: ['areaList'],
      content: (
        <Section title={texts.areaTitle}>
          <AreaField {...form.pick('areaList')} />
        </Section>
      ),
    },
    {
      id: 'mood',
      title: texts.phqTitle,
      fields: ['phqList'],
      content: (
        <ScoreSection title={texts.phqTitle} text={texts.phqText} items={texts.phq} {...form.pick('phqList')}>
          {(form.values.phqList[DANGER_ITEM] ?? 0) > 0 && <HelpCard help={help} />}
        </ScoreSection>
      ),
    },
    {
      id: 'anxiety',
      title: texts.gadTitle,
      fields: ['gadList'],
      content: <ScoreSection title={texts.gadTitle} text={texts.gadText} items={texts.gad} {...form.pick('gadList')} />,
    },
    {
      id: 'safety',
      title: texts.dangerTitle,
      fields: [],
      content: <DangerSection help={help} {...form.tick('isInDanger')} />,
    },
    {
      id: 'meeting',
      title: texts.preferTitle,
      fields: ['content'],
      content: (
        <>
          <Section title={texts.preferTitle} text={texts.preferText}>
            <PreferenceFields {...form.pick('preferences')} />
          </Section>
          <TextArea
            {...form.text('content')}
            label={texts.content}
            mark="optional"
            help={texts.contentHelp}
            rows={6}
            maxLength={PSYCH_MOST.content}
            countText={countText(PSYCH_MOST.content)}
          />
        </>
      ),
    },
  ]);
  const leave = async (applicationId: string): Promise<void> => {
    onSent();
    await sections.rewind();
    form.leave(applicationOf(applicationId));
  };
  const refuse = (failure: CallError): void => {
    const { current } = (failure.output ?? {}) as { current?: { applicationId?: string } }; // what a conflict holds
    if (failure.code === FAILURE.conflict.code && current?.applicationId !== undefined)
      void leave(current.applicationId);
    else form.refuse(failure);
  };
  const send = (body: PsychDraft): void =>
    apply.mutate(
      { body },
      {
        onSuccess: ({ applicationId }) => {
          showToast({ text: texts.done, tone: 'done' });
          void leave(applicationId);
        },
        onError: refuse,
      },
    );
  return (
    <LongForm
      className={styles.form}
      form={form}
      sections={sections}
      head={<HelpLine help={help} />}
      onSend={send}
      isSending={apply.isPending}
      words={{ submit: texts.submit, sending: texts.sending, failed: texts.failed, after: texts.after }}
    />
  );
}

function splitDraft({ savedAt, ...values }: PsychDraft & { readonly savedAt: string }) {
  return { values, savedAt };
}
