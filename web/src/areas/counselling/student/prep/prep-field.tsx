import { PREP_KINDS, prepSheet } from '@naru/contract/areas/counselling/prep-sheet.ts';
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { PreviewSheet } from './preview-sheet.tsx';
import styles from './prep.module.css';
import { studentPrepTexts } from './texts.ts';

export interface PrepFieldProps {
  readonly id: string;
  readonly counsellorId: string;
  readonly kind: CounsellingKind;
  /** The version of the text that is agreed to; null for no. */
  readonly value: number | null;
  readonly onValueChange: (version: number | null) => void;
  readonly error?: string | undefined;
}

/** Whether the counsellor may prepare, asked with the request: off until the student says so. */
export function PrepField({ kind, ...props }: PrepFieldProps) {
  const own = PREP_KINDS.find((one) => one === kind);
  return own === undefined ? null : <Asked {...props} kind={own} />;
}

type AskedProps = Omit<PrepFieldProps, 'kind'> & { readonly kind: (typeof PREP_KINDS)[number] };

function Asked({ id, counsellorId, kind, value, onValueChange, error }: AskedProps) {
  const texts = useTexts(studentPrepTexts);
  const [isShown, setShown] = useState(false);
  const query = useCall(prepSheet.previewPrep, { params: { id: counsellorId } }, { alertMessage: null });
  const preview = query.data;
  return (
    <Field as="legend" id={id} label={texts.label} mark={texts.optional} error={error}>
      {() => (
        <div className={styles.stack}>
          {query.isError ? (
            <p className={styles.meta}>{texts.failed}</p>
          ) : (
            <>
              <Checkbox
                label={texts.share[kind]}
                note={texts.note}
                checked={value !== null}
                disabled={preview === undefined}
                onChange={(event) => onValueChange(event.target.checked && preview ? preview.document.version : null)}
              />
              <Button variant="text" size="small" disabled={preview === undefined} onClick={() => setShown(true)}>
                {texts.show}
              </Button>
            </>
          )}
          {preview && <PreviewSheet {...preview} open={isShown} onClose={() => setShown(false)} />}
        </div>
      )}
    </Field>
  );
}
