import type { PsychCase } from '@naru/contract/areas/counselling/psychological/desk-words.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { Section } from '../../../../ui/section.tsx';
import styles from './referral.module.css';
import { referralTexts } from './texts.ts';

/** With a case: what professors wrote, as the student agreed to pass it on. */
export function ReferredPart({ psychCase }: { readonly psychCase: PsychCase }) {
  const all = useTexts(referralTexts);
  const format = useFormat();
  if (psychCase.referralList.length === 0) return null;
  return (
    <Section title={all.inCase.title} text={all.inCase.text}>
      <div className={styles.stack}>
        {psychCase.referralList.map((one) => (
          <div key={one.referralId} className={styles.stack}>
            <p className={styles.meta}>
              {all.inCase.from(
                all.own.of(one.referrerName, one.referrerDept),
                format.relativeTime(one.askedAt, { time: 'always' }),
              )}
            </p>
            <DefinitionList
              items={[
                { term: all.detail.reasons, value: format.list(one.reasonList.map((reason) => all.reasons[reason])) },
                { term: all.detail.urgency, value: all.urgencies[one.urgency] },
                {
                  term: all.detail.note,
                  value: <span className={styles.text}>{one.note === '' ? all.detail.nothing : one.note}</span>,
                },
              ]}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
