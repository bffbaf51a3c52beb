import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import styles from './publish.module.css';
import { publishTexts } from './texts.ts';

interface QrDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly address: string;
}

/** An address as a QR code, for a phone that is held to the screen. */
export function QrDialog({ open, onOpenChange, title, address }: QrDialogProps) {
  const texts = useTexts(publishTexts).shown;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={texts.qrText} size="small">
      <QrPicture text={address} label={texts.qrLabel(address)} className={styles.qr} />
    </Dialog>
  );
}
