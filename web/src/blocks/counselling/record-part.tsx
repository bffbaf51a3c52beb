import type { SharedRecord } from '@naru/contract/areas/counselling/meeting/meeting.ts';
import type { z } from 'zod';

import { joinFacts } from '../../platform/format/facts.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Section } from '../../ui/section.tsx';
import { FollowUps } from './follow-ups.tsx';
import styles from './meeting-parts.module.css';
import { counsellingTexts } from './texts.ts';
import { type Side, useCounsellingWords } from './use-counselling-words.ts';

export interface RecordPartProps {
  readonly record: z.output<typeof SharedRecord>;
  readonly side: Side;
  readonly otherName: string;
  readonly onTick: (taskId: string, isDone: boolean) => void;
  readonly isTicking: boolean;
}

/** Shows the part of a record that both may read, and what they agreed to do. */
export function RecordPart({ record, side, otherName, onTick, isTicking }: RecordPartProps) {
  const texts = useTexts(counsellingTexts).record;
  const format = useFormat();
  const { topicsOf } = useCounsellingWords();
  const { heldAt, minutes, topicList, sharedNote, nextOn, followUpList } = record;
  return (
    <>
      {followUpList.length > 0 && (
        <Section title={texts.followUps} size="small">
          <FollowUps tasks={followUpList} side={side} otherName={otherName} onTick={onTick} isBusy={isTicking} />
        </Section>
      )}
      <Section
        title={texts.title}
        size="small"
        text={joinFacts([texts.facts(format.moment(heldAt), format.number(minutes)), topicsOf(topicList)])}
      >
        <div className={styles.stack}>
          {sharedNote === '' ? (
            <p className={styles.none}>{texts.nothing}</p>
          ) : (
            <p className={styles.text}>{sharedNote}</p>
          )}
          {nextOn !== null && (
            <p>
              {texts.nextOn} <strong>{format.day(nextOn)}</strong>
            </p>
          )}
        </div>
      </Section>
    </>
  );
}
