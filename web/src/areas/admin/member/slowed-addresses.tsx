import { admin } from '@naru/contract/areas/admin.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Section } from '../../../ui/section.tsx';
import { memberTexts } from './texts.ts';
import styles from './waiting-changes.module.css';

/** S5: where many names failed and everybody with a new browser waits; nothing where no address is slowed. */
export function SlowedAddresses() {
  const texts = useTexts(memberTexts);
  const format = useFormat();
  const addresses = useCall(admin.listSlowedAddresses, {}).data?.slowedAddressList ?? [];
  if (addresses.length === 0) return null;
  return (
    <Section title={texts.addressesTitle} size="small">
      <p className={styles.help}>{texts.addressesHelp}</p>
      <ul className={styles.list}>
        {addresses.map(({ address, slowedAt, waitSeconds, endsAt }) => (
          <li key={address} className={styles.change}>
            <div>
              <b>{address}</b>
              <small>
                {joinFacts([
                  texts.addressSince(format.dateTime(slowedAt, 'M. D. HH:mm')),
                  texts.addressWait(format.number(waitSeconds)),
                  texts.addressUntil(format.dateTime(endsAt, 'M. D. HH:mm')),
                ])}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
