import type { CounsellorProfile } from '@naru/contract/areas/counselling/finding.ts';
import { request, type RequestDraft } from '@naru/contract/areas/counselling/request.ts';
import { COUNSELLING_MOST, type Slot } from '@naru/contract/areas/counselling/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';

import { mondayOf } from '../../../../blocks/calendar/week.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { AttachmentField } from '../../../../blocks/file/attachment-field.tsx';
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
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useMediaQuery } from '../../../../ui/use-media-query.ts';
import { ownMeetingOf } from '../addresses.ts';
import { ChosenSlot } from './chosen-slot.tsx';
import { CounsellorHead } from './counsellor-head.tsx';
import styles from './request-form.module.css';
import { blankOf, type Channel, type RequestValues, toWritten, withDraft } from './request-values.ts';
import { type ChosenHour, SlotChooser, useSlots } from './slot-chooser.tsx';
import { findTexts } from './texts.ts';

export interface RequestFormProps {
  readonly counsellor: CounsellorProfile;
  readonly draft: RequestDraft | null;
  readonly chosen: ChosenHour | null;
  readonly onChoose: (slot: Slot) => void;
}

/** The server's names of what it may refuse, in the order of the form. */
const FIELDS = ['slotId', 'channel', 'topicList', 'content', 'hope', 'fileId'] as const;
type FieldName = (typeof FIELDS)[number];

/** Where the hours stand beside the form. */
const WIDE = '(min-width: 1200px)';

/** What one wants to talk about, and when; what was written stays through every failure. */
export function RequestForm({ counsellor, draft, chosen, onChoose }: RequestFormProps) {
  const all = useTexts(findTexts);
  const texts = all.form;
  const words = useTexts(formTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const formId = useId();
  const { client } = useRuntime();
  const { topics, channels } = useCounsellingWords();
  const isWide = useMediaQuery(WIDE);
  const { counsellorId, kind, obstacle, autoApprove } = counsellor;
  const blank = blankOf(counsellor);
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [values, setValues] = useState<RequestValues>(() => (draft ? withDraft(blank, draft) : blank));
  const [restored, setRestored] = useState(draft);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const running = useRef(0);
  const slots = useSlots(counsellorId, mondayOf(chosen?.date ?? today), chosen !== null);
  const slot = slots.data?.slotList.find((one) => one.date === chosen?.date && one.hour === chosen.hour);
  const isSlotGone = chosen !== null && slots.isSuccess && !slots.isPlaceholderData && slot === undefined;
  const create = useCallMutation(request.createRequest, { alertMessage: null });
  const autosave = useServerDraft({
    content: toWritten(values),
    isUnsaved,
    save: (body) => client.call(request.saveDraft, { params: { id: counsellorId }, body }, { alertMessage: null }),
  });
  const idOf = (name: string): string => fieldIdOf(formId, name);
  const set = (part: Partial<RequestValues>): void => {
    setValues((current) => ({ ...current, ...part }));
    setUnsaved(true);
  };
  const channelList = slot?.channelList ?? counsellor.channelList;
  const channel = values.channel && channelList.includes(values.channel) ? values.channel : (channelList[0] ?? null);
  const topicList = counsellor.topicList.length > 0 ? counsellor.topicList : topics.options.map(({ value }) => value);
  const hasChooser = isWide || isChanging || !chosen || isSlotGone;

  const refuse = (failure: CallError): void => {
    autosave.goOn();
    const sorted = sortServerErrors(failure, FIELDS);
    setErrors(Object.fromEntries(sorted.atFields.map(({ field, message }) => [field, message])));
    setElsewhere(sorted.atFields.length === 0 ? (failure.serverMessage ?? failure.message) : null);
    setAttempt((count) => count + 1);
    // Somebody else may have been faster: the hours as they are now.
    void slots.refetch();
  };
  const send = async (): Promise<void> => {
    setErrors(slot ? {} : { slotId: texts.noSlot });
    setElsewhere(running.current > 0 ? texts.filesRunning : null);
    if (!slot || !channel || running.current > 0) {
      setAttempt((count) => count + 1);
      return;
    }
    setWaiting(true);
    await autosave.rest();
    setWaiting(false);
    create.mutate(
      { body: { ...toWritten(values), channel, slotId: slot.slotId } },
      {
        onSuccess: ({ requestId, status }) => {
          setUnsaved(false);
          showToast({ text: status === 'APPROVED' ? texts.doneAuto : texts.done, tone: 'done' });
          // After the guard has heard that nothing is left to lose.
          setTimeout(() => void navigate({ to: ownMeetingOf(requestId), replace: true, ignoreBlocker: true }), 0);
        },
        onError: refuse,
      },
    );
  };
  const startOver = (): void => {
    setValues(blank);
    setRestored(null);
    setUnsaved(true);
  };
  const names: Readonly<Record<FieldName, string>> = { ...texts, content: texts.content[kind], fileId: texts.files };
  const problems = FIELDS.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: idOf(name), message: `${names[name]}: ${message}` }];
  });
  const isBusy = isWaiting || create.isPending;
  const chooser = (
    <SlotChooser
      counsellorId={counsellorId}
      value={slot ? chosen : null}
      onValueChange={(next) => {
        setChanging(false);
        setErrors(({ slotId: _gone, ...rest }) => rest);
        onChoose(next);
      }}
    />
  );
  const countText = (most: number) => (length: number) => texts.count(format.number(length), format.number(most));

  return (
    <div className={styles.page}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <CounsellorHead counsellor={counsellor} />
        {obstacle && <Notice tone="amber">{obstacle.message}</Notice>}
        {restored && (
          <Notice
            title={texts.restored}
            action={
              <Button variant="text" size="small" onClick={startOver}>
                {texts.startOver}
              </Button>
            }
          >
            {texts.restoredText(format.relativeTime(restored.savedAt, { time: 'always', inSentence: true }))}
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
        <ChosenSlot
          id={idOf('slotId')}
          slot={slot}
          isGone={isSlotGone}
          place={counsellor.place}
          error={errors.slotId}
          onChange={isWide || !slot ? undefined : () => setChanging((is) => !is)}
          isChanging={isChanging}
        />
        {!isWide && hasChooser && chooser}
        <Field as="legend" id={idOf('channel')} label={texts.channel} error={errors.channel}>
          {() => (
            <div className={styles.chips}>
              {channelList.map((value: Channel) => (
                <ChoiceChip
                  key={value}
                  kind="radio"
                  name={idOf('channel')}
                  value={value}
                  label={channels.labelOf(value)}
                  checked={channel === value}
                  onCheckedChange={() => set({ channel: value })}
                />
              ))}
            </div>
          )}
        </Field>
        <Field as="legend" id={idOf('topicList')} label={texts.topicList} mark={texts.several} error={errors.topicList}>
          {() => (
            <div className={styles.chips}>
              {topicList.map((value) => (
                <ChoiceChip
                  key={value}
                  label={topics.labelOf(value)}
                  checked={values.topicList.includes(value)}
                  onCheckedChange={(isOn) =>
                    set({
                      topicList: isOn ? [...values.topicList, value] : values.topicList.filter((one) => one !== value),
                    })
                  }
                />
              ))}
            </div>
          )}
        </Field>
        <TextArea
          id={idOf('content')}
          label={texts.content[kind]}
          help={texts.contentHelp}
          rows={5}
          maxLength={COUNSELLING_MOST.content}
          countText={countText(COUNSELLING_MOST.content)}
          error={errors.content}
          value={values.content}
          onChange={(event) => set({ content: event.target.value })}
        />
        <TextField
          id={idOf('hope')}
          label={texts.hope}
          mark={texts.optional}
          help={texts.hopeHelp}
          maxLength={COUNSELLING_MOST.hope}
          error={errors.hope}
          value={values.hope}
          onChange={(event) => set({ hope: event.target.value })}
        />
        <AttachmentField
          id={idOf('fileId')}
          label={texts.files}
          mark={texts.optional}
          error={errors.fileId}
          value={values.files}
          onValueChange={(files) => set({ files })}
          onRunningChange={(count) => (running.current = count)}
          limits={{ fileCount: COUNSELLING_MOST.files }}
        />
        <p className={styles.saved} role="status">
          {texts.whoSees} {describeDraft()}
        </p>
        <FormDock note={autoApprove ? texts.afterAuto : texts.after[kind]}>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={isBusy}
            busyLabel={texts.sending}
            disabledReason={obstacle?.message}
            disabled={obstacle !== null}
          >
            {texts.submit}
          </Button>
        </FormDock>
        <LeaveGuard isUnsaved={isUnsaved && !isBusy && autosave.hasFailed} />
      </form>
      {isWide && <aside className={styles.aside}>{chooser}</aside>}
    </div>
  );

  function describeDraft(): string {
    if (autosave.hasFailed) return texts.saveFailed;
    return autosave.savedAt === null
      ? ''
      : texts.saved(format.relativeTime(autosave.savedAt, { time: 'always', inSentence: true }));
  }
}
