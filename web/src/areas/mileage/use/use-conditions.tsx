import type { mileageUses } from '@naru/contract/areas/mileage/uses.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { mileageUseTexts } from './texts.ts';
import styles from './use.module.css';

export type PurposeView = CallOutput<typeof mileageUses.listPurposes>['purposeList'][number];

/** Lists what a purpose asks for, what is not met first. */
export function UseConditions({ purpose }: { readonly purpose: PurposeView }) {
  const { conditions: texts } = useTexts(mileageUseTexts);
  const format = useFormat();
  const sorted = purpose.conditionList.toSorted((a, b) => Number(a.isMet) - Number(b.isMet));
  const number = (value: number | null): string => format.number(value ?? 0);
  return (
    <ul className={styles.conditions} aria-label={texts.label}>
      {sorted.map(({ code, isMet, amount, limit }) => (
        <li key={code} className={styles.condition} data-unmet={!isMet || undefined}>
          <Icon of={isMet ? IconCheck : IconX} size={16} />
          <span className={styles.word}>{isMet ? texts.met : texts.unmet}</span>
          <span>
            {code === 'REGISTER' ? texts.REGISTER : texts[code]({ amount: number(amount), limit: number(limit) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
