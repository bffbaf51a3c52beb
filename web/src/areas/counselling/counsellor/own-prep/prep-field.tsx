import { PREP_KINDS, prep } from '@naru/contract/areas/counselling/counsellor/prep.ts';
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { useOnceOpen } from '../../../../ui/use-once-open.ts';
import styles from './prep.module.css';
import { studentPrepTexts } from './texts.ts';

const PreviewSheet = loadOnUse(async () => (await import('./preview-sheet.tsx')).PreviewSheet);

export interface PrepFieldProps {
  readonly id: string;
  readonly counsellorId: string;
  readonly kind: CounsellingKind;
  /** The version of the text that the student agrees to; null for no. */
  readonly value: number | null;
  readonly onValueChange: (version: number | null) => void;
  readonly error?: string | undefined;
}

/** Asks with the request whether the counsellor may prepare: off by default. */
export function PrepField({ kind, ...props }: PrepFieldProps) {
  const own = PREP_KINDS.find((one) => one === kind);
  return own === undefined ? null : <Asked {...props} kind={own} />;
}

type AskedProps = Omit<PrepFieldProps, 'kind'> & { readonly kind: (typeof PREP_KINDS)[number] };

function Asked({ id, counsellorId, kind, value, onValueChange, error }: AskedProps) {
  const texts = useTexts(studentPrepTexts);
  const [isShown, setShown] = useState(false);
  const wasShown = useOnceOpen(isShown);
  const query = useCall(prep.previewPrep, { params: { id: counsellorId } }, { alertMessage: null });
  const preview = query.data;
  return (
    <Field as="legend" id={id} label={texts.label} mark="optional" error={error}>
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
          {preview && wasShown && <PreviewSheet {...preview} open={isShown} onClose={() => setShown(false)} />}
        </div>
      )}
    </Field>
  );
}
