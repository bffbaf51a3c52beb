import type { MeetingDetail } from '@naru/contract/areas/counselling/meeting/meeting.ts';

import { joinFacts } from '../../platform/format/facts.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Section } from '../../ui/section.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { CORRECTION_CHIPS } from './correction-chips.ts';
import styles from './correction-part.module.css';
import { counsellingTexts } from './texts.ts';

/** Shows the corrections that either side asked the department for, and their outcome. */
export function CorrectionPart({ meeting }: { readonly meeting: MeetingDetail }) {
  const all = useTexts(counsellingTexts);
  const texts = all.correction;
  const format = useFormat();
  if (meeting.correctionList.length === 0) return null;
  return (
    <Section title={texts.title} size="small">
      <ul className={styles.list}>
        {meeting.correctionList.map((one) => (
          <li key={one.correctionId} className={styles.entry}>
            <p className={styles.head}>
              <span>{texts.to[one.to]}</span>
              <StateChip kind={CORRECTION_CHIPS[one.status]}>{texts.status[one.status]}</StateChip>
            </p>
            <p className={styles.meta}>
              {joinFacts([all.history.by[one.by], format.relativeTime(one.askedAt, { time: 'always' })])}
            </p>
            <p className={styles.words}>{one.reason}</p>
            {one.status === 'WAITING' && <p className={styles.meta}>{texts.waits}</p>}
            {one.answer !== null && (
              <p className={styles.words}>
                <span className={styles.meta}>{texts.answer}</span> {one.answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
