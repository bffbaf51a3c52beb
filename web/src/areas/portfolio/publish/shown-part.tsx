import type { Publishing } from '@naru/contract/areas/portfolio/publish.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Section } from '../../../ui/section.tsx';
import { QrDialog } from './qr-dialog.tsx';
import styles from './publish.module.css';
import { publishTexts } from './texts.ts';

/** The link to send: big, copied by one press, as a QR code, and the page behind it. */
export function ShownPart({ of }: { readonly of: Publishing }) {
  const texts = useTexts(publishTexts).shown;
  const format = useFormat();
  const [showsQr, setShowsQr] = useState(false);
  const { address, visibility, portfolioId, publishedAt } = of;
  const isHidden = of.hiddenReason !== null;
  if (address === null) return null;
  const isSent = !isHidden && (visibility === 'PUBLIC' || visibility === 'LOGIN');
  return (
    <Section title={texts.title} text={isHidden ? texts.noteHidden : texts.notes[visibility]}>
      <p className={styles.address} data-quiet={!isSent || undefined}>
        {address.replace(/^https?:\/\//, '')}
      </p>
      <div className={styles.buttons}>
        {isSent && (
          <>
            <Button
              variant={of.hasChanges ? 'secondary' : 'primary'}
              size="large"
              icon={IconCopy}
              onClick={() => void copyText(address, texts)}
            >
              {texts.copy}
            </Button>
            <Button size="large" icon={IconQrcode} onClick={() => setShowsQr(true)}>
              {texts.qr}
            </Button>
          </>
        )}
        <ButtonLink
          variant="text"
          size="large"
          icon={IconExternalLink}
          as={(slot) => <AppLink to={`/popup/pt/${portfolioId}`} target="_blank" {...slot} />}
        >
          {texts.open}
        </ButtonLink>
      </div>
      {publishedAt !== null && <p className={styles.quiet}>{texts.published(format.moment(publishedAt))}</p>}
      <QrDialog open={showsQr} onOpenChange={setShowsQr} title={texts.qrTitle} address={address} />
    </Section>
  );
}
