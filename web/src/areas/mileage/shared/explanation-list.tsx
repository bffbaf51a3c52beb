import type { Explanation } from '@naru/contract/areas/mileage/words.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './explanation-list.module.css';
import { mileageTexts } from './texts.ts';

/** Points an hour have two decimals. */
const DECIMALS = 2;

/** Tells step by step, in sentences, how a rule came to its points. */
export function ExplanationList({ explanationList }: { readonly explanationList: readonly Explanation[] }) {
  const { steps } = useTexts(mileageTexts);
  const format = useFormat();
  if (explanationList.length === 0) return null;
  return (
    <ol className={styles.steps}>
      {explanationList.map(({ code, amount, limit, points }) => (
        <li key={code}>
          {steps[code]({
            amount: format.number(amount, DECIMALS),
            limit: format.number(limit, DECIMALS),
            points: format.number(points),
          })}
        </li>
      ))}
    </ol>
  );
}
