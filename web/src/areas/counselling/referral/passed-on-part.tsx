import type { PassedOn } from '@naru/contract/areas/counselling/referral/referral.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './referral.module.css';
import { referredTexts } from './texts.ts';
import { WrittenList } from './written-list.tsx';

export interface PassedOnPartProps {
  readonly referralList: readonly PassedOn[];
  readonly isOwn?: boolean | undefined;
  readonly size?: 'small' | undefined;
}

/** With a case or a meeting: what professors wrote, as the student agreed to pass it on. */
export function PassedOnPart({ referralList, isOwn = false, size }: PassedOnPartProps) {
  const all = useTexts(referredTexts);
  const texts = all.passedOn;
  const format = useFormat();
  if (referralList.length === 0) return null;
  return (
    <Section title={texts.title} text={isOwn ? texts.ownText : texts.text} size={size}>
      <div className={styles.stack}>
        {referralList.map((one) => (
          <div key={one.referralId} className={styles.stack}>
            <p className={styles.meta}>
              {texts.from(
                all.of(one.referrerName, one.referrerDept),
                format.relativeTime(one.askedAt, { time: 'always' }),
              )}
            </p>
            <WrittenList written={one} />
          </div>
        ))}
      </div>
    </Section>
  );
}
