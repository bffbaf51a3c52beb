/** What the form of a record holds while it is being written, and what of it is sent. */
import type { DeskMeeting } from '@naru/contract/areas/counselling/answer.ts';
import type { RecordBody } from '@naru/contract/areas/counselling/record-body.ts';
import type { EnumKey } from '@naru/contract/enums.ts';

import type { ComboboxOption } from '../../../../ui/combobox.tsx';

/** Which call the form ends with. */
export type RecordMode = 'complete' | 'group' | 'change' | 'correct' | 'afterwards';

export interface TaskValues {
  /** Of the line in the form alone. */
  readonly key: number;
  readonly text: string;
  readonly who: RecordBody['followUpList'][number]['who'];
  readonly dueOn: string | null;
  /** Of a group: whose it is; empty for everybody's. */
  readonly stdntId: string;
}

export interface RecordValues {
  readonly minutes: number | null;
  readonly topicList: readonly string[];
  readonly sharedNote: string;
  readonly privateNote: string;
  readonly nextOn: string | null;
  readonly tasks: readonly TaskValues[];
  /** Of a group: the requests of those who did not come. */
  readonly absent: readonly string[];
  readonly reason: string;
  readonly students: readonly ComboboxOption[];
  readonly date: string | null;
  readonly hour: string | null;
  readonly channel: EnumKey<'counsellingChannel'> | null;
}

const USUAL_MINUTES = 50;

/** Begins with what was recorded already, otherwise with what was asked for. */
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

/** As the calls take it; lines of follow-ups that nobody filled in are left out. */
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

export interface Attendee {
  readonly requestId: string;
  readonly version: number;
  readonly stdntId: string;
  readonly name: string;
}

/** Whoever of the hour is still to be recorded, the student of the meeting first. */
export function listGroup({ requestId, version, student, participantList }: DeskMeeting): readonly Attendee[] {
  const others = participantList.filter(({ status }) => status === 'APPROVED');
  return [{ requestId, version, student }, ...others].map((one) => ({
    requestId: one.requestId,
    version: one.version,
    stdntId: one.student.stdntId,
    name: one.student.name,
  }));
}

/** What can be done with the meeting now; undefined for nothing. */
export function modeOf(meeting: DeskMeeting): RecordMode | undefined {
  const { can, status } = meeting;
  if (can.includes('COMPLETE')) return listGroup(meeting).length > 1 ? 'group' : 'complete';
  if (can.includes('CHANGE_RECORD')) return 'change';
  return can.includes('CORRECT') && status === 'ABSENT' ? 'correct' : undefined;
}
