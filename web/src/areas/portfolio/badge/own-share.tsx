import { ownBadges, type OwnBadgeDetail } from '@naru/contract/areas/portfolio/badge.ts';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconLayout from '@tabler/icons-react/dist/esm/icons/IconLayout.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSwitchedCall } from '../../../platform/query/use-switched-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Section } from '../../../ui/section.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { badgeCheckRoute } from '../credential/routes.ts';
import styles from './badge.module.css';
import { linkedInAddress } from './linkedin.ts';
import { badgeTexts } from './texts.ts';
import { useBadgeWords } from './use-badge-words.ts';

const PORTFOLIOS = '/portfolio/my';

/** Ways to show a badge to others, and whether they see the name. */
export function OwnShare({ badge }: { readonly badge: OwnBadgeDetail }) {
  const texts = useTexts(badgeTexts).detail;
  const { say } = useBadgeWords();
  const { assertionId, name, issuer, grantedAt, expiresAt } = badge;
  const path = addressOf(badgeCheckRoute, { params: { id: assertionId } });
  const certUrl = `${window.location.origin}${path}`;
  const linkedIn = linkedInAddress({
    name: say(name),
    issuer: say(issuer),
    grantedAt,
    expiresAt,
    certId: assertionId,
    certUrl,
  });
  return (
    <Section title={texts.share} size="small" headingLevel={3}>
      <div className={styles.share}>
        <ButtonLink variant="primary" icon={IconShieldCheck} href={path} target="_blank" rel="noopener">
          {texts.check}
        </ButtonLink>
        <Button icon={IconCopy} onClick={() => void copyText(certUrl, texts)}>
          {texts.copy}
        </Button>
        <ButtonLink icon={IconLayout} as={(slot) => <AppLink to={PORTFOLIOS} {...slot} />}>
          {texts.portfolio}
        </ButtonLink>
        <ButtonLink icon={IconBrandLinkedin} href={linkedIn} target="_blank" rel="noopener noreferrer">
          {texts.linkedin}
        </ButtonLink>
      </div>
      <div className={styles.nameRow}>
        <NameSwitch badge={badge} />
      </div>
    </Section>
  );
}

function NameSwitch({ badge: { assertionId, isNamePublic, version } }: { readonly badge: OwnBadgeDetail }) {
  const texts = useTexts(badgeTexts).detail;
  const name = useSwitchedCall(ownBadges.changeNameShown, isNamePublic, { alertMessage: texts.nameFailed });
  return (
    <Switch
      apart
      label={texts.showName}
      note={name.isOn ? texts.nameShown : texts.nameHidden}
      checked={name.isOn}
      disabled={name.isPending}
      onCheckedChange={(next) =>
        name.turn(next, { params: { id: assertionId }, body: { isNamePublic: next, version } })
      }
    />
  );
}
