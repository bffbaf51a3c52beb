import type {
  PsychCase,
  PsychColleague,
  PsychSession,
} from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { PSYCH_CHANNELS, PSYCH_MOST } from '@naru/contract/areas/counselling/psychological/words.ts';
import { ENUMS, type EnumKey } from '@naru/contract/enums.ts';

import { ClockField } from '../../../../blocks/calendar/clock-field.tsx';
import { DayField } from '../../../../blocks/form/day-field.tsx';
import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { type PageForm, usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { joinFacts } from '../../../../platform/format/facts.ts';
import type { Format } from '../../../../platform/format/format.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
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

interface WhenValues {
  readonly date: string | null;
  readonly hour: EnumKey<'hour'> | null;
  readonly channel: (typeof PSYCH_CHANNELS)[number];
  readonly roomId: string | null;
  readonly place: string;
  readonly counsellorId: string | null;
}
type WhenFormState = PageForm<WhenValues, keyof WhenValues>;

/** When, where and how a session is, and for a new case with whom. */
export function WhenDialog({ psychCase, action, session, onClose }: WhenDialogProps) {
  const all = useTexts(psychDeskTexts);
  const texts = all.detail;
  const format = useFormat();
  const label = action === 'MOVE' ? texts.move : texts.actions[action];
  const form: WhenFormState = usePageForm<WhenValues, keyof WhenValues>({
    kept: 'PAGE',
    names: {
      date: texts.date,
      hour: texts.hour,
      channel: texts.channel,
      roomId: texts.room,
      place: texts.place,
      counsellorId: texts.counsellorChoice,
    },
    initial: {
      date: session ? format.dateTime(session.beginsAt, 'YYYY-MM-DD') : null,
      hour: session ? hourOf(format, session) : null,
      channel: session?.channel ?? psychCase.preferences.channelList[0] ?? 'FACE_TO_FACE',
      roomId: session?.roomId ?? null,
      place: session && session.roomId === null ? (session.place ?? '') : '',
      counsellorId: null,
    },
  });
  const { date, hour, channel, place, counsellorId } = form.values;
  const { run, isPending } = useSetSession({ psychCase, action, session, onClose }, form);
  const isNew = action === 'APPROVE';
  const hasLink = channel !== 'ONLINE' || place.trim() !== '';
  const isReady = date !== null && hour !== null && hasLink && (!isNew || counsellorId !== null);
  const online = { required: true, type: 'url', help: texts.linkHint } as const;
  const { onValueChange: setRoom, value: roomId } = form.pick('roomId');
  return (
    <FormDialog
      form={form}
      onSend={run}
      onClose={onClose}
      isSending={isPending}
      title={label}
      isWritten
      obstacle={isReady ? undefined : texts.choose}
      words={{
        submit: label,
        sending: all.busy,
        keep: all.keep,
        failed: all.failed,
        conflict: { text: all.conflict },
      }}
    >
      <DayField {...form.pick('date')} label={texts.date} from="today" />
      <HourField {...form.pick('hour')} />
      <RadioGroup
        {...form.pick('channel')}
        label={texts.channel}
        options={PSYCH_CHANNELS.map((value) => ({ value, label: all.channels[value] }))}
      />
      <SessionRoomField
        date={date}
        hour={hour}
        value={roomId}
        onChange={setRoom}
        exceptId={session?.reservationId ?? undefined}
      />
      <TextField
        {...form.text('place')}
        label={channel === 'ONLINE' ? texts.link : texts.place}
        {...(channel === 'ONLINE' ? online : { mark: 'optional' })}
        maxLength={PSYCH_MOST.place}
      />
      {isNew && (
        <ColleagueField {...form.pick('counsellorId')} caseId={psychCase.applicationId} when={{ date, hour }} />
      )}
    </FormDialog>
  );
}

function useSetSession({ psychCase, action, session, onClose }: WhenDialogProps, form: WhenFormState) {
  const texts = useTexts(psychDeskTexts).detail;
  const options = {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: texts.done, tone: 'done' });
      onClose();
    },
    onError: form.refuse,
  };
  const approve = useCallMutation(psychDesk.approve, options);
  const book = useCallMutation(psychDesk.bookSession, options);
  const move = useCallMutation(psychDesk.moveSession, options);
  const { applicationId: id, version } = psychCase;
  const run = ({ date, hour, counsellorId, place, ...rest }: WhenValues): void => {
    if (date === null || hour === null) return;
    const body = { ...rest, version, date, hour, place: place.trim() === '' ? null : place.trim() };
    if (session) {
      const params = { id, sessionId: session.sessionId };
      move.mutate({ params, body: { ...body, version: session.version } });
    } else if (action !== 'APPROVE') book.mutate({ params: { id }, body });
    else if (counsellorId !== null) approve.mutate({ params: { id }, body: { ...body, counsellorId } });
  };
  return { run, isPending: { APPROVE: approve, BOOK: book, MOVE: move }[action].isPending };
}

interface Picked<Value> {
  readonly id: string;
  readonly error: string | undefined;
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
}

function HourField({ value, onValueChange, ...bound }: Picked<EnumKey<'hour'>>) {
  const texts = useTexts(psychDeskTexts).detail;
  return (
    <ClockField
      {...bound}
      label={texts.hour}
      times={ENUMS.hour.map((hour) => `${hour}:00`)}
      value={value && `${value}:00`}
      onValueChange={(time) => onValueChange(time.slice(0, 2) as EnumKey<'hour'>)} // one of the times
    />
  );
}

interface ColleagueFieldProps extends Picked<string> {
  readonly caseId: string;
  readonly when: Pick<WhenValues, 'date' | 'hour'>;
}

/** The counsellors of the centre, with how busy each is. */
function ColleagueField({ caseId, when: { date, hour }, ...bound }: ColleagueFieldProps) {
  const texts = useTexts(psychDeskTexts).detail;
  const format = useFormat();
  const colleagues = useCall(
    psychDesk.listColleagues,
    { params: { id: caseId }, query: { ...(date !== null && hour !== null && { date, hour }) } },
    { staleTime: 0, keepsPrevious: true },
  );
  const describe = (one: PsychColleague): string =>
    joinFacts([
      texts.load(format.number(one.openCount), format.number(one.weekCount), format.number(one.weeklyHours)),
      one.gender === null ? '' : texts.genders[one.gender],
      one.isOnDuty ? texts.duty : '',
      one.isFree === null ? '' : one.isFree ? texts.free : texts.taken,
      one.conflict === null ? '' : texts.conflicts[one.conflict],
    ]);
  return (
    <RadioGroup
      {...bound}
      label={texts.counsellorChoice}
      column
      options={(colleagues.data?.colleagueList ?? []).map((one) => ({
        value: one.memberId,
        label: one.name,
        note: describe(one),
      }))}
    />
  );
}
