import type { MeetingDetail } from '@naru/contract/areas/counselling/meeting/meeting.ts';

import { joinFacts } from '../../platform/format/facts.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Section } from '../../ui/section.tsx';
import styles from './meeting-history.module.css';
import { counsellingTexts } from './texts.ts';

type Entry = MeetingDetail['historyList'][number];

/** How it went so far, the latest first. */
export function MeetingHistory({ meeting }: { readonly meeting: MeetingDetail }) {
  const texts = useTexts(counsellingTexts).history;
  const format = useFormat();
  const describe = ({ from, to }: Entry): string => {
    if (from === to) return texts.wrong;
    if ((from === 'ABSENT' && to === 'COMPLETED') || (from === 'COMPLETED' && to === 'ABSENT'))
      return texts.corrected[to];
    return from === null && to === 'AVAILABLE' ? texts.begun : texts.to[to];
  };
  return (
    <Section title={texts.title} size="small">
      <ol className={styles.list}>
        {meeting.historyList.toReversed().map((entry) => (
          <li key={`${entry.at} ${entry.to}`} className={styles.entry}>
            <p className={styles.what}>{describe(entry)}</p>
            <p className={styles.meta}>
              {joinFacts([texts.by[entry.by], format.relativeTime(entry.at, { time: 'always' })])}
            </p>
            {entry.reason !== null && <p className={styles.reason}>{entry.reason}</p>}
            {entry.reasonCode !== null && <p className={styles.reason}>{texts.reasons[entry.reasonCode]}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
