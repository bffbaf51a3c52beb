import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { newUseOf, formOf } from './addresses.ts';
import { mileageUseTexts } from './texts.ts';
import { UseConditions, type PurposeView } from './use-conditions.tsx';
import styles from './use.module.css';

interface PurposeRowsProps {
  readonly purposes: readonly PurposeView[];
  /** Drafts that are gone on with instead of a new one. */
  readonly drafts: readonly { readonly useId: string; readonly purposeCode: string }[];
}

/** Lists what mileage can be used for: what each asks for, how far the person is, and the way to its form. */
export function PurposeRows({ purposes, drafts }: PurposeRowsProps) {
  const texts = useTexts(mileageUseTexts).list;
  if (purposes.length === 0) return <EmptyState title={texts.noPurposeTitle}>{texts.noPurposeText}</EmptyState>;
  return (
    <ul className={styles.rows}>
      {purposes.map((purpose) => (
        <PurposeRow
          key={purpose.purposeCode}
          purpose={purpose}
          draftId={drafts.find(({ purposeCode }) => purposeCode === purpose.purposeCode)?.useId}
        />
      ))}
    </ul>
  );
}

function PurposeRow({ purpose, draftId }: { readonly purpose: PurposeView; readonly draftId: string | undefined }) {
  const { list: texts, conditions, detail } = useTexts(mileageUseTexts);
  const format = useFormat();
  const { purposeCode, name, text, least, most, unit, conditionList, possible } = purpose;
  const number = (value: number): string => format.number(value);
  const unmet = conditionList.filter(({ isMet }) => !isMet);
  const [balance] = unmet;
  // Points alone are missing: that is something to look forward to.
  const missing = unmet.length === 1 && balance?.code === 'BALANCE' ? least - (balance.amount ?? 0) : 0;
  const label = draftId === undefined ? texts.applyTo(name) : texts.continueWith(name);
  const to = draftId === undefined ? newUseOf(purposeCode) : formOf(draftId);
  return (
    <li className={styles.row}>
      <div className={styles.stack}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>{text}</p>
        <p className={styles.text}>
          {conditions.bounds({ least: number(least), most: number(most), unit: number(unit) })}
        </p>
        <UseConditions purpose={purpose} />
        {missing > 0 && <p className={styles.strong}>{conditions.missing(number(missing))}</p>}
      </div>
      {(possible > 0 || draftId !== undefined) && (
        <div>
          <ButtonLink as={(slot) => <AppLink to={to} aria-label={label} {...slot} />}>
            {draftId === undefined ? texts.apply : detail.edit}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
