/** What the form of a record holds while it is being written, and what of it is sent. */
import type { DeskMeeting } from '@naru/contract/areas/counselling/answer.ts';
import type { RecordBody } from '@naru/contract/areas/counselling/record-body.ts';

/** Which call the form ends with. */
export type RecordMode = 'complete' | 'correct';

export interface TaskValues {
  /** Of the line in the form alone. */
  readonly key: number;
  readonly text: string;
  readonly who: RecordBody['followUpList'][number]['who'];
  readonly dueOn: string | null;
}

export interface RecordValues {
  readonly minutes: number | null;
  readonly topicList: readonly string[];
  readonly sharedNote: string;
  readonly privateNote: string;
  readonly nextOn: string | null;
  readonly tasks: readonly TaskValues[];
  readonly reason: string;
}

const USUAL_MINUTES = 50;

/** Begins with what was recorded already, otherwise with what was asked for. */
export function toValues(meeting: DeskMeeting): RecordValues {
  const { record } = meeting;
  return {
    minutes: record?.minutes ?? USUAL_MINUTES,
    topicList: record?.topicList ?? meeting.topicList,
    sharedNote: record?.sharedNote ?? '',
    privateNote: meeting.privateRecord?.privateNote ?? '',
    nextOn: record?.nextOn ?? null,
    tasks: (record?.followUpList ?? []).map(({ text, who, dueOn }, key) => ({ key, text, who, dueOn })),
    reason: '',
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
      .map(({ text, who, dueOn }) => ({ text: text.trim(), who, dueOn })),
  };
}

/** What can be done with the meeting now; undefined for nothing. */
export function modeOf({ can, status }: DeskMeeting): RecordMode | undefined {
  if (can.includes('COMPLETE')) return 'complete';
  return can.includes('CORRECT') && status === 'ABSENT' ? 'correct' : undefined;
}
