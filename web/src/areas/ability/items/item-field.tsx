import type { TestLanguage } from '@naru/contract/areas/ability/words.ts';
import { useId } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { Field } from '../../../ui/field.tsx';
import { fitsColumns } from './fits-columns.ts';
import styles from './item-field.module.css';
import type { NumberedItem, ResponseList } from './test-item.ts';

type Options = ResponseList[number]['optionList'];

interface ItemFieldProps {
  readonly id: string;
  readonly item: NumberedItem;
  readonly options: Options;
  readonly language: TestLanguage;
  readonly value: number | undefined;
  readonly error?: string | undefined;
  readonly onChoose: (value: number) => void;
}

/** An item with its answers in full words: side by side where they fit, below each other where they do not. */
export function ItemField({ id, item, options, language, value, error, onChoose }: ItemFieldProps) {
  const format = useFormat();
  const name = useId();
  const labels = options.map(({ label }) => label[language]);
  return (
    <Field
      as="legend"
      id={id}
      className={styles.item}
      label={
        <span lang={language}>
          <span className={styles.number}>{`${format.number(item.number)}. `}</span>
          {item.text[language]}
        </span>
      }
      mark={item.isOptional ? 'optional' : undefined}
      error={error}
    >
      {(control) => (
        <div
          className={styles.options}
          data-layout={fitsColumns(labels) ? 'columns' : 'rows'}
          role="radiogroup"
          lang={language}
          aria-labelledby={control.labelId}
          aria-invalid={control.aria['aria-invalid']}
        >
          {options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={value === option.value}
                className={styles.input}
                onChange={() => onChoose(option.value)}
              />
              <span className={styles.dot} aria-hidden="true" />
              <span>{option.label[language]}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
