import type { CounsellorProfile } from '@naru/contract/areas/counselling/finding.ts';
import type { PassedOn } from '@naru/contract/areas/counselling/referral.ts';
import { request, type RequestDraft } from '@naru/contract/areas/counselling/request.ts';
import { COUNSELLING_MOST, type Slot } from '@naru/contract/areas/counselling/words.ts';
import { useState } from 'react';

import { mondayOf } from '../../../../blocks/calendar/week.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { AttachmentField } from '../../../../blocks/file/attachment-field.tsx';
import { LongForm } from '../../../../blocks/form/long-form.tsx';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { useLongForm } from '../../../../blocks/form/use-long-form.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../../platform/session/runtime-context.ts';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useMediaQuery } from '../../../../ui/use-media-query.ts';
import { AgreedNotice } from '../../referral/agreed-notice.tsx';
import { referredTexts } from '../../referral/texts.ts';
import { ownMeetingOf } from '../addresses.ts';
import { PrepField } from '../prep/prep-field.tsx';
import { ChosenSlot } from './chosen-slot.tsx';
import { CounsellorHead } from './counsellor-head.tsx';
import styles from './request-form.module.css';
import { blankOf, type Channel, toWritten, withDraft } from './request-values.ts';
import { type ChosenHour, SlotChooser, useSlots } from './slot-chooser.tsx';
import { findTexts } from './texts.ts';

export interface RequestFormProps {
  readonly counsellor: CounsellorProfile;
  readonly draft: RequestDraft | null;
  /** What professors wrote, and the student has agreed to pass on with this. */
  readonly referralList: readonly PassedOn[];
  readonly chosen: ChosenHour | null;
  readonly onChoose: (slot: Slot) => void;
}

/** Where the hours stand beside the form. */
const WIDE = '(min-width: 1200px)';

/** What one wants to talk about, and when; what was written stays through every failure. */
export function RequestForm({ counsellor, draft, referralList, chosen, onChoose }: RequestFormProps) {
  const all = useTexts(findTexts);
  const texts = all.form;
  const countText = useCountText();
  const format = useFormat();
  const { client } = useRuntime();
  const { topics, channels } = useCounsellingWords();
  const isWide = useMediaQuery(WIDE);
  const { counsellorId, kind, obstacle, autoApprove } = counsellor;
  const { agreed } = useTexts(referredTexts);
  const [first] = referralList;
  const blank = blankOf(counsellor, {
    topicList: [...new Set(referralList.flatMap((one) => one.reasonList))],
    content: first ? agreed.content(first.referrerName) : '',
  });
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [prepVersion, setPrepVersion] = useState<number | null>(null);
  const [isChanging, setChanging] = useState(false);
  const slots = useSlots(counsellorId, mondayOf(chosen?.date ?? today), chosen !== null);
  const findChosen = (data: typeof slots.data): Slot | undefined =>
    data?.slotList.find((one) => one.date === chosen?.date && one.hour === chosen.hour);
  const slot = findChosen(slots.data);
  const isSlotGone = chosen !== null && slots.isSuccess && !slots.isPlaceholderData && slot === undefined;
  const create = useCallMutation(request.createRequest, { alertMessage: null });
  const form = useLongForm({
    // As the server calls them, in the order of the form.
    names: {
      slotId: texts.slotId,
      channel: texts.channel,
      topicList: texts.topicList,
      content: texts.content[kind],
      hope: texts.hope,
      fileId: texts.files,
      prepVersion: texts.prep,
    },
    blank,
    draft: draft && { values: withDraft(blank, draft), savedAt: draft.savedAt },
    contentOf: toWritten,
    save: (body) => client.call(request.saveDraft, { params: { id: counsellorId }, body }, { alertMessage: null }),
  });
  const { values, set, errors, idOf } = form;
  const channelList = slot?.channelList ?? counsellor.channelList;
  const channel = values.channel && channelList.includes(values.channel) ? values.channel : (channelList[0] ?? null);
  const topicList = counsellor.topicList.length > 0 ? counsellor.topicList : topics.options.map(({ value }) => value);
  const hasChooser = isWide || isChanging || !chosen || isSlotGone;

  const send = async (): Promise<void> => {
    // An hour is chosen by the address before the hours themselves have come.
    const asked = slot ?? (chosen ? findChosen((await slots.refetch({ cancelRefetch: false })).data) : undefined);
    const isReady = await form.begin({
      ...(!asked && { slotId: texts.noSlot }),
      ...(!channel && { channel: texts.missingChannel }),
    });
    if (!isReady || !asked || !channel) return;
    create.mutate(
      { body: { ...toWritten(values), channel, slotId: asked.slotId, prepVersion } },
      {
        onSuccess: ({ requestId, status }) => {
          showToast({ text: status === 'APPROVED' ? texts.doneAuto : texts.done, tone: 'done' });
          form.leave(ownMeetingOf(requestId));
        },
        onError: (failure) => {
          form.refuse(failure);
          // Somebody else may have been faster: the hours as they are now.
          void slots.refetch();
        },
      },
    );
  };
  const chooser = (
    <SlotChooser
      counsellorId={counsellorId}
      value={slot ? chosen : null}
      onValueChange={(next) => {
        setChanging(false);
        form.clear('slotId');
        onChoose(next);
      }}
    />
  );

  return (
    <div className={styles.page}>
      <LongForm
        className={styles.form}
        form={form}
        onSend={send}
        isSending={create.isPending}
        words={{
          submit: texts.submit,
          sending: texts.sending,
          failed: texts.failed,
          whoSees: texts.whoSees,
          after: autoApprove ? texts.afterAuto : texts.after[kind],
        }}
        obstacle={obstacle?.message}
        head={
          <>
            <CounsellorHead counsellor={counsellor} />
            {obstacle && <Notice tone="amber">{obstacle.message}</Notice>}
            <AgreedNotice referralList={referralList} />
          </>
        }
      >
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
          onRunningChange={form.countRunning}
          limits={{ fileCount: COUNSELLING_MOST.files }}
          isSealed
        />
        <PrepField
          id={idOf('prepVersion')}
          counsellorId={counsellorId}
          kind={kind}
          value={prepVersion}
          onValueChange={setPrepVersion}
          error={errors.prepVersion}
        />
      </LongForm>
      {isWide && <aside className={styles.aside}>{chooser}</aside>}
    </div>
  );
}
