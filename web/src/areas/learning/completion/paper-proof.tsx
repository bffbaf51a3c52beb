import type { OwnCertificate } from '@naru/contract/areas/learning/completion.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { checkAddressOf } from './check-address.ts';
import styles from './completion.module.css';
import { completionTexts } from './texts.ts';

/** Shows how a paper is checked: address, code, and both as a QR code. */
export function PaperProof({ paper }: { readonly paper: OwnCertificate }) {
  const texts = useTexts(completionTexts).paper;
  const { address, withCode } = checkAddressOf(paper);
  return (
    <div className={styles.proof}>
      <QrPicture className={styles.qr} text={withCode} label={texts.qr} />
      <div>
        <p>
          <b>{texts.check}</b>
        </p>
        <p>{texts.checkText}</p>
        <p className={styles.address}>{address}</p>
        <p>
          {texts.code} <span className={styles.code}>{paper.checkCode}</span>
        </p>
      </div>
    </div>
  );
}
