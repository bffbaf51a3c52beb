import type { CounsellorProfile } from '@naru/contract/areas/counselling/counsellor/search.ts';
import type { PassedOn } from '@naru/contract/areas/counselling/referral/referral.ts';
import { request, type RequestDraft } from '@naru/contract/areas/counselling/meeting/request.ts';
import type { Slot } from '@naru/contract/areas/counselling/words.ts';
import { useState } from 'react';

import { LongForm } from '../../../../blocks/form/long-form.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useMediaQuery } from '../../../../ui/use-media-query.ts';
import { ownMeetingOf } from '../../shared/addresses.ts';
import { ChosenSlot } from './chosen-slot.tsx';
import { CounsellorHead } from './counsellor-head.tsx';
import styles from './request-form.module.css';
import { RequestFields } from './request-fields.tsx';
import { type RequestValues, toWritten } from './request-values.ts';
import { type ChosenHour, SlotChooser } from './slot-chooser.tsx';
import { findTexts } from './texts.ts';
import { useChosenSlot } from './use-chosen-slot.ts';
import { useRequestForm } from './use-request-form.ts';

/** Loads for the few whom a professor has referred. */
const AgreedNotice = loadOnUse(async () => (await import('../../referral/agreed-notice.tsx')).AgreedNotice);

export interface RequestFormProps {
  readonly counsellor: CounsellorProfile;
  readonly draft: RequestDraft | null;
  /** Professors' texts that the student has agreed to pass on with this request. */
  readonly referralList: readonly PassedOn[];
  readonly chosen: ChosenHour | null;
  readonly onChoose: (slot: Slot) => void;
}

/** The width from which the hours stand beside the form. */
const WIDE = '(min-width: 75rem)';

/** The topics, text and hour of a request; the input survives every failure. */
export function RequestForm({ counsellor, draft, referralList, chosen, onChoose }: RequestFormProps) {
  const texts = useTexts(findTexts).form;
  const isWide = useMediaQuery(WIDE);
  const { counsellorId, kind, obstacle, autoApprove } = counsellor;
  const [isChanging, setChanging] = useState(false);
  const { slot, isGone, findNow, readAgain } = useChosenSlot(counsellorId, chosen);
  const create = useCallMutation(request.createRequest, { alertMessage: null });
  const form = useRequestForm({ counsellor, draft, referralList, isSlotMissing: chosen === null || isGone });
  const channelList = slot?.channelList ?? counsellor.channelList;
  const channel = channelList.find((one) => one === form.values.channel) ?? channelList[0] ?? null;

  const send = async (values: RequestValues): Promise<void> => {
    // An hour is chosen by the address before the hours themselves have come.
    const asked = await findNow();
    if (!asked || !channel) {
      form.showProblems({
        ...(!asked && { slotId: texts.noSlot }),
        ...(!channel && { channel: texts.missingChannel }),
      });
      return;
    }
    create.mutate(
      { body: { ...toWritten(values), channel, slotId: asked.slotId, prepVersion: values.prepVersion } },
      {
        onSuccess: ({ requestId, status }) => {
          showToast({ text: status === 'APPROVED' ? texts.doneAuto : texts.done, tone: 'done' });
          form.leave(ownMeetingOf(requestId));
        },
        onError: (failure) => {
          form.refuse(failure);
          // Somebody else may have been faster: the hours as they are now.
          readAgain();
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
          id={form.idOf('slotId')}
          slot={slot}
          isGone={isGone}
          place={counsellor.place}
          error={form.errors.slotId}
          onChange={isWide || !slot ? undefined : () => setChanging((is) => !is)}
          isChanging={isChanging}
        />
        {!isWide && (isChanging || !chosen || isGone) && chooser}
        <RequestFields form={form} counsellor={counsellor} channelList={channelList} channel={channel} />
      </LongForm>
      {isWide && <aside className={styles.aside}>{chooser}</aside>}
    </div>
  );
}
