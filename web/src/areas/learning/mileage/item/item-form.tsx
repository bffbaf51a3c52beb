import { Form } from '../../../../blocks/form/form.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ContentFields, MadeFields } from './item-fields.tsx';
import styles from './item.module.css';
import type { ItemDetail } from './item-values.ts';
import { itemTexts } from './texts.ts';
import { useItemForm } from './use-item-form.ts';

/** The form of an item; what stays as it was made is asked once. */
export function ItemForm({ item }: { readonly item?: ItemDetail | undefined }) {
  const texts = useTexts(itemTexts).form;
  const { form, send, isSaving } = useItemForm(item);
  return (
    <Form
      form={form}
      onSend={send}
      words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
      guard={{ isOn: form.frame.isUnsaved && !isSaving, text: texts.unsaved }}
      className={styles.form}
    >
      {!item && <MadeFields form={form} />}
      <ContentFields form={form} />
      <div>
        <Button type="submit" variant="primary" busy={isSaving} busyLabel={texts.saving}>
          {item ? texts.save : texts.make}
        </Button>
      </div>
    </Form>
  );
}
