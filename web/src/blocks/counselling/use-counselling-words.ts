import type { MeetingSummary } from '@naru/contract/areas/counselling/meeting/meeting.ts';
import type { EnumKey } from '@naru/contract/enums.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useEnumeration } from '../enumeration/use-enumeration.ts';
import { type CodeOptions, useCodeOptions } from '../form/use-code-options.ts';
import { counsellingTexts } from './texts.ts';

export type Side = 'student' | 'counsellor';

export interface CounsellingWords {
  readonly topics: CodeOptions;
  readonly channels: CodeOptions;
  /** The state as people say it; how it ended where that says more. */
  readonly stateOf: (meeting: Pick<MeetingSummary, 'status' | 'ending' | 'source'>) => string;
  readonly statusOf: (status: EnumKey<'counsellingStatus'>) => string;
  /** 진로, 현장실습. */
  readonly topicsOf: (codes: readonly string[]) => string;
  /** Names the next step, and by when; undefined once there is none. */
  readonly nextOf: (meeting: Pick<MeetingSummary, 'next' | 'beginsAt'>, side: Side) => string | undefined;
}

/** The words of counselling that codes and enumerations hold, and what is made of them. */
export function useCounsellingWords(): CounsellingWords {
  const texts = useTexts(counsellingTexts);
  const format = useFormat();
  const { wordOf: statusOf } = useEnumeration('counsellingStatus');
  const topics = useCodeOptions({ lclasCode: 'COUNSELLING_TOPIC' });
  const channels = useCodeOptions({ lclasCode: 'COUNSELLING_CHANNEL' });
  return {
    topics,
    channels,
    statusOf,
    stateOf: ({ status, ending, source }) => {
      if (ending !== null) return texts.endings[ending];
      if (status === 'AVAILABLE' && source === 'INVITATION') return texts.invited;
      return statusOf(status);
    },
    topicsOf: (codes) => format.list(codes.map(topics.labelOf)),
    nextOf: ({ next, beginsAt }, side) => {
      if (next === null) return undefined;
      const text = texts.next[side][next.step];
      if (next.step === 'MEET')
        return texts.at(text, format.relativeTime(beginsAt, { time: 'always', inSentence: true }));
      // A remaining task has until the end of a day.
      const time = next.step === 'FOLLOW_UP' ? 'never' : 'always';
      if (next.dueAt === null) return text;
      const moment = format.relativeTime(next.dueAt, { time, inSentence: true });
      return (format.daysUntil(next.dueAt) ?? 0) < 0 ? texts.late(text, moment) : texts.until(text, moment);
    },
  };
}
