import type { ClaimItem, OwnClaim } from '@naru/contract/areas/mileage/claims.ts';
import { useState } from 'react';

import { Form } from '../../../blocks/form/form.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ClaimFields } from './claim-fields.tsx';
import { deedOf } from './claim-values.ts';
import styles from './claim.module.css';
import { PreviewPart } from './preview-part.tsx';
import { claimTexts } from './texts.ts';
import { useClaimForm } from './use-claim-form.ts';

interface ClaimFormProps {
  readonly items: readonly ClaimItem[];
  /** The claim that is changed or handed in again. */
  readonly claim?: OwnClaim | undefined;
}

/** The form of a claim, beside what it would bring. */
export function ClaimForm({ items, claim }: ClaimFormProps) {
  const texts = useTexts(claimTexts).form;
  const format = useFormat();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const { form, item, send, isPending } = useClaimForm({ items, claim, today });
  const label = claim === undefined ? texts.send : claim.status === 'REFUSED' ? texts.again : texts.save;
  return (
    <Form
      form={form}
      onSend={send}
      words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
      guard={{ text: texts.unsaved }}
      className={styles.form}
    >
      <div className={styles.columns}>
        <div className={styles.form}>
          <ClaimFields form={form} items={items} item={item} claim={claim} />
        </div>
        <div className={styles.preview}>
          <PreviewPart deed={deedOf(form.values)} item={item} />
        </div>
        <div>
          <Button type="submit" variant="primary" busy={isPending} busyLabel={texts.sending}>
            {label}
          </Button>
        </div>
      </div>
    </Form>
  );
}
