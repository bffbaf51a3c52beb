import type { BadgeState, CheckedBadge } from '@naru/contract/areas/portfolio/credential.ts';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconHourglassEmpty from '@tabler/icons-react/dist/esm/icons/IconHourglassEmpty.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import { BadgePicture } from './badge-picture.tsx';
import { CheckFacts } from './check-facts.tsx';
import { CheckTools } from './check-tools.tsx';
import styles from './credential.module.css';
import { credentialTexts } from './texts.ts';

const ICONS = { VALID: IconCircleCheckFilled, EXPIRED: IconHourglassEmpty, REVOKED: IconBan } as const;

export interface CheckedBadgeProps {
  readonly badge: CheckedBadge;
  /** When the portal was asked, in milliseconds. */
  readonly checkedAt: number;
}

/** A badge as the people see it who check it: how it stands comes first. */
export function CheckedBadgePart({ badge, checkedAt }: CheckedBadgeProps) {
  const texts = useTexts(credentialTexts);
  const locale = useLocale();
  const { state, name, description, criteria } = badge;
  const isRevoked = state === 'REVOKED';
  return (
    <>
      <header className={styles.hero}>
        <BadgePicture badge={badge} size="large" faded={state !== 'VALID'} />
        <h1>{name[locale]}</h1>
        {!isRevoked && description[locale] !== '' && <p className={styles.written}>{description[locale]}</p>}
      </header>
      <Verdict badge={badge} checkedAt={checkedAt} />
      <CheckFacts badge={badge} />
      {!isRevoked && (
        <>
          <Section title={texts.criteria} size="small">
            <p className={styles.written}>{criteria[locale]}</p>
          </Section>
          <EvidencePart badge={badge} />
          <CheckTools badge={badge} />
        </>
      )}
    </>
  );
}

function Verdict({ badge, checkedAt }: CheckedBadgeProps) {
  const texts = useTexts(credentialTexts);
  const format = useFormat();
  const locale = useLocale();
  const { state, issuer, expiresAt, revokedAt } = badge;
  const dayOf = (moment: string | null): string => (moment === null ? '' : format.date(moment));
  const said: Readonly<Record<BadgeState, string>> = {
    VALID: texts.stateTexts.VALID(issuer[locale]),
    EXPIRED: texts.stateTexts.EXPIRED(dayOf(expiresAt)),
    REVOKED: texts.stateTexts.REVOKED(dayOf(revokedAt)),
  };
  return (
    <section role="status" className={styles.verdict} data-state={state}>
      <Icon of={ICONS[state]} size={32} />
      <div>
        <h2>{texts.states[state]}</h2>
        <p>{said[state]}</p>
        <p className={styles.quiet}>{texts.checkedAt(format.moment(new Date(checkedAt).toISOString()))}</p>
      </div>
    </section>
  );
}

function EvidencePart({ badge: { evidenceList } }: { readonly badge: CheckedBadge }) {
  const texts = useTexts(credentialTexts);
  if (evidenceList.length === 0) return null;
  return (
    <Section title={texts.evidence} size="small">
      <ul className={styles.evidence}>
        {evidenceList.map(({ name, text, url }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a frozen list: an entry is its place
          <li key={at}>
            {url === '' ? (
              <b>{name}</b>
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                {name || url}
              </a>
            )}
            {text !== '' && <p className={styles.written}>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
