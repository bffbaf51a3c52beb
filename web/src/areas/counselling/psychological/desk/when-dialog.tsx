import type {
  PsychCase,
  PsychColleague,
  PsychSession,
} from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { PSYCH_CHANNELS, PSYCH_MOST } from '@naru/contract/areas/counselling/psychological/words.ts';
import { ENUMS, type EnumKey } from '@naru/contract/enums.ts';
import { useState } from 'react';

import { useClockText } from '../../../../blocks/calendar/use-clock-text.ts';
import { joinFacts } from '../../../../platform/format/facts.ts';
import type { Format } from '../../../../platform/format/format.ts';
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
import { SessionRoomField } from './session-room-field.tsx';
import { psychDeskTexts } from './texts.ts';

export interface WhenDialogProps {
  readonly psychCase: PsychCase;
  readonly action: 'APPROVE' | 'BOOK' | 'MOVE';
  /** The session that is moved. */
  readonly session?: PsychSession | undefined;
  readonly onClose: () => void;
}

/** The hour at which a session is, by its code. */
function hourOf(format: Format, { beginsAt }: PsychSession): EnumKey<'hour'> | null {
  const hour = format.dateTime(beginsAt, 'H');
  return ENUMS.hour.find((code) => code === hour) ?? null;
}

/** When, where and how a session is, and for a new case with whom. */
export function WhenDialog({ psychCase, action, session, onClose }: WhenDialogProps) {
  const all = useTexts(psychDeskTexts);
  const texts = all.detail;
  const format = useFormat();
  const locale = useLocale();
  const clockText = useClockText();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [date, setDate] = useState<string | null>(session ? format.dateTime(session.beginsAt, 'YYYY-MM-DD') : null);
  const [hour, setHour] = useState<EnumKey<'hour'> | null>(session ? hourOf(format, session) : null);
  const [channel, setChannel] = useState(session?.channel ?? psychCase.preferences.channelList[0] ?? 'FACE_TO_FACE');
  const [roomId, setRoom] = useState(session?.roomId ?? null);
  const [place, setPlace] = useState(session && session.roomId === null ? (session.place ?? '') : '');
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
  const move = useCallMutation(psychDesk.moveSession, options);
  const sent = { APPROVE: approve, BOOK: book, MOVE: move }[action];
  const hasLink = channel !== 'ONLINE' || place.trim() !== '';
  const isReady = date !== null && hour !== null && hasLink && (!isNew || counsellorId !== null);
  const run = (): void => {
    if (date === null || hour === null) return;
    const body = { version, date, hour, channel, place: place.trim() === '' ? null : place.trim(), roomId };
    if (session) {
      const params = { id, sessionId: session.sessionId };
      move.mutate({ params, body: { ...body, version: session.version } });
    } else if (!isNew) book.mutate({ params: { id }, body });
    else if (counsellorId !== null) approve.mutate({ params: { id }, body: { ...body, counsellorId } });
  };
  const describe = (one: PsychColleague): string =>
    joinFacts([
      texts.load(format.number(one.openCount), format.number(one.weekCount), format.number(one.weeklyHours)),
      one.gender === null ? '' : texts.genders[one.gender],
      one.isOnDuty ? texts.duty : '',
      one.isFree === null ? '' : one.isFree ? texts.free : texts.taken,
      one.conflict === null ? '' : texts.conflicts[one.conflict],
    ]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={action === 'MOVE' ? texts.move : texts.actions[action]}
      closeLabel={all.close}
      sticky
      actions={
        <>
          <Button onClick={onClose}>{all.keep}</Button>
          <Button
            variant="primary"
            busy={sent.isPending}
            busyLabel={all.busy}
            disabled={!isReady}
            disabledReason={isReady ? undefined : texts.choose}
            onClick={run}
          >
            {action === 'MOVE' ? texts.move : texts.actions[action]}
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
          options={ENUMS.hour.map((value) => ({ value, label: clockText(`${value}:00`) }))}
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
        <SessionRoomField
          date={date}
          hour={hour}
          value={roomId}
          onChange={setRoom}
          exceptId={session?.reservationId ?? undefined}
        />
        <TextField
          label={channel === 'ONLINE' ? texts.link : texts.place}
          {...(channel === 'ONLINE' ? { required: true, type: 'url', help: texts.linkHint } : { mark: texts.optional })}
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
        <FailureNotice failure={sent.error} />
      </div>
    </Dialog>
  );
}
