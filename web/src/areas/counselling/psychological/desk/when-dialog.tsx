import { type PsychCase, type PsychColleague, psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { PSYCH_CHANNELS, PSYCH_MOST } from '@naru/contract/areas/counselling/psychological/words.ts';
import { ENUMS, type EnumKey } from '@naru/contract/enums.ts';
import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import styles from './desk.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { psychDeskTexts } from './texts.ts';

export interface WhenDialogProps {
  readonly psychCase: PsychCase;
  readonly action: 'APPROVE' | 'BOOK';
  readonly onClose: () => void;
}

/** When and how a session is, and for a new case with whom. */
export function WhenDialog({ psychCase, action, onClose }: WhenDialogProps) {
  const all = useTexts(psychDeskTexts);
  const texts = all.detail;
  const format = useFormat();
  const locale = useLocale();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [date, setDate] = useState<string | null>(null);
  const [hour, setHour] = useState<EnumKey<'hour'> | null>(null);
  const [channel, setChannel] = useState(psychCase.preferences.channelList[0] ?? 'FACE_TO_FACE');
  const [place, setPlace] = useState('');
  const [counsellorId, setCounsellor] = useState<string | null>(null);
  const isNew = action === 'APPROVE';
  const { applicationId: id, version } = psychCase;
  const colleagues = useCall(
    psychDesk.listColleagues,
    { params: { id }, query: { ...(date !== null && hour !== null && { date, hour }) } },
    { enabled: isNew, staleTime: 0, keepsPrevious: true },
  );
  const options = {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: texts.done, tone: 'done' });
      onClose();
    },
  };
  const approve = useCallMutation(psychDesk.approve, options);
  const book = useCallMutation(psychDesk.bookSession, options);
  const isReady = date !== null && hour !== null && (!isNew || counsellorId !== null);
  const run = (): void => {
    if (date === null || hour === null) return;
    const body = { version, date, hour, channel, place: place.trim() === '' ? null : place.trim() };
    if (!isNew) book.mutate({ params: { id }, body });
    else if (counsellorId !== null) approve.mutate({ params: { id }, body: { ...body, counsellorId } });
  };
  const describe = (one: PsychColleague): string =>
    [
      texts.load(format.number(one.openCount), format.number(one.weekCount), format.number(one.weeklyHours)),
      one.gender === null ? '' : texts.genders[one.gender],
      one.isOnDuty ? texts.duty : '',
      one.isFree === null ? '' : one.isFree ? texts.free : texts.taken,
      one.conflict === null ? '' : texts.conflicts[one.conflict],
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.actions[action]}
      closeLabel={all.close}
      sticky
      actions={
        <>
          <Button onClick={onClose}>{all.keep}</Button>
          <Button
            variant="primary"
            busy={approve.isPending || book.isPending}
            busyLabel={all.busy}
            disabled={!isReady}
            disabledReason={isReady ? undefined : texts.choose}
            onClick={run}
          >
            {texts.actions[action]}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <DateField
          label={texts.date}
          value={date}
          onValueChange={(iso) => setDate(iso)}
          today={today}
          min={today}
          locale={locale}
          formatDate={format.day}
          labels={{ open: texts.openCalendar, calendar: texts.calendar, loading: all.loading }}
        />
        <Select
          label={texts.hour}
          options={ENUMS.hour.map((value) => ({ value, label: texts.hourOf(value) }))}
          value={hour}
          onValueChange={setHour}
          labels={{ placeholder: texts.choose, empty: texts.nothing }}
        />
        <RadioGroup
          label={texts.channel}
          options={PSYCH_CHANNELS.map((value) => ({ value, label: all.channels[value] }))}
          value={channel}
          onValueChange={setChannel}
        />
        <TextField
          label={texts.place}
          mark={texts.optional}
          maxLength={PSYCH_MOST.place}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
        {isNew && (
          <RadioGroup
            label={texts.counsellorChoice}
            column
            options={(colleagues.data?.colleagueList ?? []).map((one) => ({
              value: one.memberId,
              label: one.name,
              note: describe(one),
            }))}
            value={counsellorId}
            onValueChange={setCounsellor}
          />
        )}
        <FailureNotice failure={isNew ? approve.error : book.error} />
      </div>
    </Dialog>
  );
}
