/** The values of the record form, and the bodies made from them. */
import type { DeskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import type { RecordBody } from '@naru/contract/areas/counselling/meeting/record-body.ts';
import type { record } from '@naru/contract/areas/counselling/meeting/record.ts';
import type { CallInput } from '@naru/contract/call.ts';
import type { EnumKey } from '@naru/contract/enums.ts';

import type { ComboboxOption } from '../../../../ui/combobox.tsx';

/** Names the step that saves the form, or the call where no step of one meeting does. */
export type RecordMode = 'COMPLETE' | 'CHANGE_RECORD' | 'CORRECT_COMPLETED' | 'group' | 'afterwards';
const RECORDING = ['COMPLETE', 'CHANGE_RECORD', 'CORRECT_COMPLETED'] as const;

export interface TaskValues {
  /** Identifies the line within the form only. */
  readonly key: number;
  readonly text: string;
  readonly who: RecordBody['followUpList'][number]['who'];
  readonly dueOn: string | null;
  /** In a group, the student it belongs to; empty for everybody. */
  readonly stdntId: string;
}

export interface RecordValues {
  readonly minutes: number | null;
  readonly topicList: readonly string[];
  readonly sharedNote: string;
  readonly privateNote: string;
  readonly nextOn: string | null;
  readonly tasks: readonly TaskValues[];
  /** In a group, the requests of those who did not come. */
  readonly absent: readonly string[];
  readonly reason: string;
  readonly students: readonly ComboboxOption[];
  readonly date: string | null;
  readonly hour: string | null;
  readonly channel: EnumKey<'counsellingChannel'> | null;
}

const USUAL_MINUTES = 50;

/** The initial values: those of the record if there is one, otherwise those of the request. */
export function toValues(meeting: DeskMeeting | undefined): RecordValues {
  const record = meeting?.record;
  return {
    minutes: record?.minutes ?? USUAL_MINUTES,
    topicList: record?.topicList ?? meeting?.topicList ?? [],
    sharedNote: record?.sharedNote ?? '',
    privateNote: meeting?.privateRecord?.privateNote ?? '',
    nextOn: record?.nextOn ?? null,
    tasks: (record?.followUpList ?? []).map(({ text, who, dueOn }, key) => ({ key, text, who, dueOn, stdntId: '' })),
    absent: [],
    reason: '',
    students: [],
    date: null,
    hour: null,
    channel: null,
  };
}

/** Makes the body of the calls; leaves out empty lines of follow-ups. */
export function toBody(values: RecordValues): RecordBody {
  const { minutes, topicList, sharedNote, privateNote, nextOn, tasks } = values;
  return {
    minutes: minutes ?? 0,
    topicList: [...topicList],
    sharedNote,
    privateNote,
    nextOn,
    followUpList: tasks
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, who, dueOn, stdntId }) => ({
        text: text.trim(),
        who,
        dueOn,
        ...(stdntId !== '' && { stdntId }),
      })),
  };
}

/** Makes the body for a meeting that nobody had requested. */
export function toAfterwardsBody(values: RecordValues): CallInput<typeof record.recordAfterwards>['body'] {
  const { date, hour, channel, students } = values;
  return {
    ...toBody(values),
    // The server reports missing values, like any other invalid ones.
    date: date ?? '',
    hour: (hour ?? '') as '10',
    channel: (channel ?? '') as 'ONLINE',
    stdntIdList: students.map(({ value }) => value),
  };
}

/** Makes the body for everybody in the hour of a meeting, with those who did not come. */
export function toGroupBody(
  values: RecordValues,
  meeting: DeskMeeting,
): CallInput<typeof record.completeGroup>['body'] {
  return {
    ...toBody(values),
    attendeeList: listGroup(meeting).map(({ requestId, version }) => ({
      requestId,
      version,
      isPresent: !values.absent.includes(requestId),
    })),
  };
}

export interface Attendee {
  readonly requestId: string;
  readonly version: number;
  readonly stdntId: string;
  readonly name: string;
}

/** Lists the students of the hour still to be recorded, the student of the meeting first. */
export function listGroup({ requestId, version, student, participantList }: DeskMeeting): readonly Attendee[] {
  const others = participantList.filter(({ status }) => status === 'APPROVED');
  return [{ requestId, version, student }, ...others].map((one) => ({
    requestId: one.requestId,
    version: one.version,
    stdntId: one.student.stdntId,
    name: one.student.name,
  }));
}

/** Chooses the mode for the meeting as it is now; undefined if nothing can be recorded. */
export function modeOf(meeting: DeskMeeting): RecordMode | undefined {
  const mode = RECORDING.find((one) => meeting.stepList.some(({ action }) => action === one));
  return mode === 'COMPLETE' && listGroup(meeting).length > 1 ? 'group' : mode;
}
