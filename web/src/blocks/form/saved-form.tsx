import type { ReactNode } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form, type FormProps } from './form.tsx';
import { FormDock } from './form-dock.tsx';
import { formTexts } from './texts.ts';
import type { PageForm } from './use-page-form.ts';

export interface SavedFormProps<Values, Field extends string> {
  readonly form: FormProps<Values, Field>['form'] & Pick<PageForm<Values, Field>, 'rebase'>;
  readonly onSend: (values: Values) => unknown;
  /** Reads the record again after somebody else changed it; undefined where that failed. */
  readonly onReload: () => Promise<Values | undefined>;
  readonly isChecking?: boolean | undefined;
  readonly isSaving: boolean;
  readonly words: {
    readonly save: string;
    readonly saving: string;
    readonly failed: string;
    readonly conflict: string;
    readonly reload: string;
  };
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form of a record that is there already, saved as often as one likes, and by others too. */
export function SavedForm<Values, Field extends string>(props: SavedFormProps<Values, Field>) {
  const { form, onSend, onReload, isChecking = false, isSaving, words, className, children } = props;
  const { leaveLost } = useTexts(formTexts);
  const reload = async (): Promise<void> => {
    const now = await onReload();
    if (now) form.rebase(now);
  };
  return (
    <Form
      className={className}
      form={form}
      onSend={onSend}
      guard={{ isOn: form.frame.isUnsaved && !isSaving, text: leaveLost }}
      words={{
        failed: words.failed,
        conflict: { text: words.conflict, reload: words.reload, onReload: () => void reload() },
      }}
      actions={
        <FormDock>
          <Button type="submit" variant="primary" busy={isChecking || isSaving} busyLabel={words.saving}>
            {words.save}
          </Button>
        </FormDock>
      }
    >
      {children}
    </Form>
  );
}
