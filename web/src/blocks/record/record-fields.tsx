import { appliesWith, type FieldName, type RecordField, type RecordSpec } from '@naru/contract/shared/record.ts';
import type { ReactNode } from 'react';

import { useLocale } from '../../platform/i18n/locale.ts';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import type { ChoiceOption } from '../../ui/choice-option.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useEnumeration } from '../enumeration/use-enumeration.ts';
import { DayField } from '../form/day-field.tsx';
import { useCountText } from '../form/use-count-text.ts';
import styles from './record.module.css';
import type { FormValues } from './record-values.ts';
import type { RecordPageForm } from './use-record-form.ts';

type ByField<R extends RecordSpec, Value> = Readonly<Partial<Record<FieldName<R>, Value>>>;

export interface RecordFieldsProps<R extends RecordSpec> {
  readonly form: RecordPageForm<R>;
  /** The fields in their order; those that do not apply are not drawn. */
  readonly of: readonly FieldName<R>[];
  readonly help?: ByField<R, string> | undefined;
  readonly unit?: ByField<R, string> | undefined;
  /** Words of options that are no enumeration of the portal's. */
  readonly options?: ByField<R, readonly ChoiceOption[]> | undefined;
  /** Draws a field of a shape of its own, or one that is picked. */
  readonly own?: ByField<R, (part: OwnField) => ReactNode> | undefined;
  /** Returns what changes with a field in others. */
  readonly follow?: ByField<R, (value: unknown) => Partial<FormValues<R>>> | undefined;
  /** These have to stand here, although the record may lack them elsewhere. */
  readonly isRequired?: boolean | undefined;
  /** Side by side, where there is room. */
  readonly beside?: boolean | undefined;
}

/** For a part of its own: where its value stands, and what is wrong with it. */
export interface OwnField {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly value: unknown;
  readonly onChange: (draft: unknown) => void;
}

/** Draws fields of a declared record, each by its kind. */
export function RecordFields<R extends RecordSpec>(props: RecordFieldsProps<R>) {
  const { form, of, help, unit, options, own, follow, isRequired = false, beside = false } = props;
  const isDrawn = (name: FieldName<R>): boolean => {
    const field = form.record.fields[name];
    return field !== undefined && (form.isNew || !field.isMade) && appliesWith(field, form.values);
  };
  const drawn = of
    .filter(isDrawn)
    .map((name) => (
      <OneField
        key={name}
        {...{ form, name, isRequired }}
        help={help?.[name]}
        unit={unit?.[name]}
        options={options?.[name]}
        own={own?.[name]}
        follow={follow?.[name]}
      />
    ));
  return beside && drawn.length > 1 ? <div className={styles.beside}>{drawn}</div> : drawn;
}

/** So many options are seen at once; of more, one is picked from a list. */
const MOST_SEEN = 6;

interface OneFieldProps<R extends RecordSpec> {
  readonly form: RecordPageForm<R>;
  readonly name: FieldName<R>;
  readonly isRequired: boolean;
  readonly help: string | undefined;
  readonly unit: ReactNode;
  readonly options: readonly ChoiceOption[] | undefined;
  readonly own: ((part: OwnField) => ReactNode) | undefined;
  readonly follow: ((value: unknown) => Partial<FormValues<R>>) | undefined;
}

function OneField<R extends RecordSpec>(props: OneFieldProps<R>) {
  const { form, name, isRequired, help, unit, options, own, follow } = props;
  const field: RecordField | undefined = form.record.fields[name];
  const locale = useLocale();
  const read = useEnumeration(options ? undefined : field?.enumeration);
  const countText = useCountText();
  if (!field) return null;
  const { kind, most, min, max, decimals, from, to, isOptional = false } = field;
  const { id, error, value } = form.pick(name);
  // Each kind writes its own.
  const write = (given: unknown): void => form.set({ [name]: given, ...follow?.(given) } as Partial<FormValues<R>>);
  const frame = {
    id,
    error,
    label: field.name[locale],
    help,
    mark: isOptional && !isRequired ? ('optional' as const) : undefined,
  };
  const typed = typeof value === 'string' ? value : '';
  const isAllowed = (option: string): boolean => field.options?.includes(option) ?? false;
  const choices = (options ?? read.options).filter((option) => isAllowed(option.value));
  switch (kind) {
    case 'LINE':
    case 'CODE':
      return (
        <TextField
          {...frame}
          value={typed}
          maxLength={most}
          autoComplete="off"
          spellCheck={kind === 'CODE' ? false : undefined}
          onChange={(event) => write(event.target.value)}
        />
      );
    case 'TEXT':
      return (
        <TextArea
          {...frame}
          value={typed}
          maxLength={most}
          countText={most === undefined ? undefined : countText(most)}
          onChange={(event) => write(event.target.value)}
        />
      );
    case 'NUMBER':
      return (
        <NumberField
          {...frame}
          value={typeof value === 'number' ? value : null}
          {...{ min, max, decimals, unit }}
          onValueChange={write}
        />
      );
    case 'DAY':
      return (
        <DayField
          {...frame}
          value={typed === '' ? null : typed}
          {...{ from, to }}
          onValueChange={(day, text) => write(day ?? (text === '' ? null : text))}
        />
      );
    case 'FLAG':
      return <Switch label={frame.label} note={help} checked={value === true} onCheckedChange={write} />;
    case 'CHOICE':
      return (field.options?.length ?? 0) > MOST_SEEN || !options ? (
        <Select {...frame} options={choices} value={typed === '' ? null : typed} onValueChange={write} />
      ) : (
        <RadioGroup {...frame} column options={choices} value={typed === '' ? null : typed} onValueChange={write} />
      );
    case 'PICK':
    case 'OWN':
      return own?.({ id, label: frame.label, error, value, onChange: write });
    case 'CHOICES':
      return (
        <CheckboxGroup
          {...frame}
          column={choices.length > MOST_SEEN}
          options={choices}
          value={Array.isArray(value) ? value : []}
          onValueChange={write}
        />
      );
  }
}
