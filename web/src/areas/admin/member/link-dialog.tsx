import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { memberTexts } from './texts.ts';

export interface ToldLink {
  readonly path: string;
  readonly expiresAt: string;
}

export interface LinkDialogProps {
  readonly link: ToldLink | null;
  readonly onClose: () => void;
}

/** A link to a new password, told once: the password itself nobody learns but the person. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const texts = useTexts(memberTexts);
  const format = useFormat();
  const [hasFailed, setFailed] = useState(false);
  const address = link ? `${window.location.origin}${link.path}` : '';
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ text: texts.copied, tone: 'done' });
    } catch {
      setFailed(true); // said in its place
    }
  };
  return (
    <Dialog
      open={link !== null}
      onOpenChange={(open) => !open && onClose()}
      title={texts.resetTitle}
      description={link ? texts.resetText(format.moment(link.expiresAt)) : undefined}
      sticky
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <TextField label={texts.resetLink} value={address} readOnly onFocus={(event) => event.target.select()} />
      {hasFailed && <Notice tone="amber" live="polite" title={texts.copyFailed} />}
    </Dialog>
  );
}
