import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import styles from './student.module.css';
import { psychStudentTexts } from './texts.ts';

export interface ItemListProps {
  readonly id: string;
  readonly items: readonly string[];
  readonly value: readonly (number | null)[];
  readonly onValueChange: (value: (number | null)[]) => void;
  /** Said at each that is not answered. */
  readonly missing: string | undefined;
}

const POINTS = ['0', '1', '2', '3'] as const;

/** The items of a questionnaire as published, each with its four answers. */
export function ItemList({ id, items, value, onValueChange, missing }: ItemListProps) {
  const { frequencies } = useTexts(psychStudentTexts).form;
  const first = Math.max(0, value.indexOf(null));
  return (
    <div className={styles.items}>
      {items.map((item, at) => (
        <RadioGroup
          key={item}
          // By it a problem finds the first item that is not answered.
          id={at === first ? id : undefined}
          label={`${at + 1}. ${item}`}
          even
          error={value[at] === null ? missing : undefined}
          options={POINTS.map((point, rank) => ({ value: point, label: frequencies[rank] ?? point }))}
          value={POINTS[value[at] ?? -1] ?? null}
          onValueChange={(point) => onValueChange(value.map((one, index) => (index === at ? Number(point) : one)))}
        />
      ))}
    </div>
  );
}
