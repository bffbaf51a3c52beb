import { Form } from '../../../blocks/form/form.tsx';
import { FormFailure } from '../../../blocks/form/form-failure.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import type { CallError } from '../../../platform/http/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './name-form.module.css';

export interface NameFormProps {
  readonly label: string;
  readonly action: string;
  /** The name as it is; without one a new name is asked for, and the field is empty again when that is kept. */
  readonly name?: string | undefined;
  readonly most: number;
  readonly isBusy: boolean;
  readonly onSend: (
    body: { readonly name: string },
    callbacks: { readonly onError: (failure: CallError) => void; readonly onSuccess: () => void },
  ) => unknown;
}

/** One field with its button beside it: names a version, or keeps one under a name. */
export function NameForm({ label, action, name = '', most, isBusy, onSend }: NameFormProps) {
  const form = usePageForm({ names: { name: label }, initial: { name } });
  const empty = (): void => {
    if (name === '') form.settle({ name });
  };
  return (
    <>
      <Form
        className={styles.form}
        form={form}
        isShort
        onSend={(body) => onSend(body, { onError: form.refuse, onSuccess: empty })}
        actions={
          <Button type="submit" busy={isBusy} disabled={form.values.name.trim() === name}>
            {action}
          </Button>
        }
      >
        <TextField {...form.text('name')} label={label} maxLength={most} className={styles.name} />
      </Form>
      <FormFailure frame={form.frame} words={{}} />
    </>
  );
}
