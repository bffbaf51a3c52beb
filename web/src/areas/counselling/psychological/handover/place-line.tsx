import type { Place } from '@naru/contract/areas/counselling/psychological/handover.ts';

import { FACT_DOT, joinFacts } from '../../../../platform/format/facts.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { callOf } from '../call-of.ts';
import styles from './handover.module.css';
import { handoverTexts } from './texts.ts';

/** How to reach one of several places, in a line or two. */
export function PlaceLine({ place }: { readonly place: Place }) {
  const texts = useTexts(handoverTexts).facts;
  const { phone, address, cost, hours, link } = place;
  return (
    <>
      <p>
        <a href={callOf(phone)}>{phone}</a>
        {link !== '' && (
          <>
            {FACT_DOT}
            <a href={link} target="_blank" rel="noopener noreferrer">
              {texts.link}
            </a>
          </>
        )}
      </p>
      <p className={styles.meta}>{joinFacts([address, cost, hours])}</p>
    </>
  );
}
