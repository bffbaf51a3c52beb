import type { OwnBadgeDetail } from '@naru/contract/areas/portfolio/badge.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './badge.module.css';
import { BadgePicture } from '../credential/badge-picture.tsx';
import { BadgeChain } from './badge-chain.tsx';
import { OwnFiles } from './own-files.tsx';
import { OwnShare } from './own-share.tsx';
import { badgeTexts } from './texts.ts';
import { useBadgeWords } from './use-badge-words.ts';

/** How a badge was earned, how it is shown, and what comes after it. */
export function OwnDetail({ badge }: { readonly badge: OwnBadgeDetail }) {
  const all = useTexts(badgeTexts);
  const texts = all.detail;
  const format = useFormat();
  const { say } = useBadgeWords();
  const { state, level, grantedAt, description, revokeReason, nextList } = badge;
  return (
    <div className={styles.detail}>
      <div className={styles.hero}>
        <BadgePicture badge={badge} size="large" faded={state !== 'VALID'} />
        <p className={styles.quiet}>{joinFacts([all.levels[level], all.my.granted(format.date(grantedAt))])}</p>
      </div>
      {state === 'REVOKED' && (
        <Notice tone="red" title={texts.revokedTitle}>
          {all.my.reason(revokeReason ?? '')}
        </Notice>
      )}
      {state === 'EXPIRED' && (
        <Notice tone="amber" title={texts.overTitle}>
          {texts.overText}
        </Notice>
      )}
      <p className={styles.written}>{say(description)}</p>
      {state !== 'REVOKED' && <OwnShare badge={badge} />}
      <HowPart badge={badge} />
      {state !== 'REVOKED' && <OwnFiles badge={badge} />}
      <BadgeChain title={texts.next} badges={nextList} />
      <FactsPart badge={badge} />
    </div>
  );
}

function HowPart({ badge: { criteria, evidenceList, isByRule } }: { readonly badge: OwnBadgeDetail }) {
  const texts = useTexts(badgeTexts).detail;
  const { say } = useBadgeWords();
  return (
    <Section title={texts.how} size="small" headingLevel={3}>
      <p className={styles.written}>{say(criteria)}</p>
      <p className={styles.quiet}>{isByRule ? texts.byRule : texts.byHand}</p>
      {evidenceList.length > 0 && (
        <ul className={styles.evidence} aria-label={texts.evidence}>
          {evidenceList.map(({ name, text, url }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a frozen list: an entry is its place
            <li key={at}>
              {url === '' ? (
                <b>{name}</b>
              ) : (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name || url}
                </a>
              )}
              {text !== '' && <p className={styles.written}>{text}</p>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function FactsPart({ badge }: { readonly badge: OwnBadgeDetail }) {
  const all = useTexts(badgeTexts);
  const texts = all.detail;
  const format = useFormat();
  const { say, competencyOf } = useBadgeWords();
  const { issuer, expiresAt, revokedAt, competencyCode, alignmentList } = badge;
  return (
    <Section title={texts.facts} size="small" headingLevel={3}>
      <DefinitionList
        items={[
          { term: texts.issuer, value: say(issuer) },
          ...(competencyCode === null ? [] : [{ term: texts.competency, value: competencyOf(competencyCode) }]),
          { term: texts.expiresAt, value: expiresAt === null ? texts.forever : texts.until(format.date(expiresAt)) },
          ...(revokedAt === null ? [] : [{ term: texts.revokedAt, value: format.date(revokedAt) }]),
          ...alignmentList.map(({ name, framework, code }) => ({
            id: `${framework} ${code} ${name}`,
            term: texts.alignment,
            value: joinFacts([framework, code, name]),
          })),
        ]}
      />
    </Section>
  );
}
