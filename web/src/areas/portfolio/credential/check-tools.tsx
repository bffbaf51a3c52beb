import type { CheckedBadge } from '@naru/contract/areas/portfolio/credential.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { BadgeFiles } from './badge-files.tsx';
import styles from './credential.module.css';
import { badgeCheckRoute } from './routes.ts';
import { credentialTexts } from './texts.ts';

/** The address with its QR code, the files, and how other tools check them. */
export function CheckTools({ badge: { assertionId, issuerId } }: { readonly badge: CheckedBadge }) {
  const texts = useTexts(credentialTexts);
  const address = `${window.location.origin}${addressOf(badgeCheckRoute, { params: { id: assertionId } })}`;
  return (
    <>
      <Section title={texts.files} text={texts.filesText} size="small">
        <BadgeFiles assertionId={assertionId} words={texts} />
      </Section>
      <Section title={texts.share} size="small">
        <div className={styles.share}>
          <QrPicture className={styles.qr} text={address} label={texts.qr} />
          <p className={styles.address}>{address}</p>
        </div>
      </Section>
      <Accordion
        headingLevel={2}
        items={[{ id: 'how', title: texts.how, content: <How {...{ assertionId, issuerId }} /> }]}
      />
    </>
  );
}

function How({ assertionId, issuerId }: Pick<CheckedBadge, 'assertionId' | 'issuerId'>) {
  const texts = useTexts(credentialTexts);
  const { signature, status, holder } = texts.howSteps;
  return (
    <div className={styles.how}>
      <p className={styles.written}>{texts.howText}</p>
      <ul>
        <li>{signature}</li>
        <li>{status}</li>
        <li>{holder}</li>
      </ul>
      <DefinitionList
        items={[
          { term: texts.issuerId, value: <span className={styles.address}>{issuerId}</span> },
          { term: texts.badgeId, value: <span className={styles.address}>{`urn:uuid:${assertionId}`}</span> },
        ]}
      />
    </div>
  );
}
