import type { BadgeGrantDetail } from '@naru/contract/areas/portfolio/badge-grant.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { BadgePicture } from '../credential/badge-picture.tsx';
import styles from './badge-class.module.css';
import { GrantChip } from './grant-columns.tsx';
import type { BadgeWords } from './use-badge-words.ts';

const PLAIN = { hasWeekday: false } as const;

interface GrantFactsProps {
  readonly grant: BadgeGrantDetail;
  readonly words: BadgeWords;
}

/** Shows who holds the badge and why, and all that happened to it. */
export function GrantFacts({ grant, words }: GrantFactsProps) {
  const texts = words.texts.grants;
  const format = useFormat();
  const { student, state, way, evidenceList, historyList, expiresAt, grantedByNm, revokeReason } = grant;
  const optional = (term: string, value: string | null) => (value === null ? [] : [{ term, value }]);
  return (
    <Stack gap={24}>
      <div className={styles.head}>
        <BadgePicture badge={grant} size="large" faded={state !== 'GRANTED'} />
        <GrantChip state={state} words={words} />
      </div>
      <DefinitionList
        items={[
          { term: texts.student, value: joinFacts([student.name, student.deptNm, student.number]) },
          { term: texts.wayName, value: texts.way[way] },
          { term: texts.grantedOn, value: format.moment(grant.grantedAt, PLAIN) },
          ...optional(texts.expiresOn, expiresAt && format.day(expiresAt, PLAIN)),
          ...optional(texts.grantedBy, grantedByNm),
          ...optional(texts.revokeReason, revokeReason),
        ]}
      />
      {way === 'HAND' && (
        <Section title={texts.evidence} size="small" headingLevel={3}>
          {evidenceList.length === 0 ? (
            <p className={styles.meta}>{texts.noEvidence}</p>
          ) : (
            <ul className={styles.lines}>
              {evidenceList.map(({ name, text, url }) => (
                <li key={name}>
                  {url === '' ? <b>{name}</b> : <a href={url}>{name}</a>}
                  {text !== '' && <span className={styles.text}>{text}</span>}
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
      <Section title={texts.history} size="small" headingLevel={3}>
        <ol className={styles.lines}>
          {historyList.toReversed().map(({ action, at, byNm, reason }) => (
            <li key={`${at} ${action}`}>
              <b>{texts.events[action]}</b>
              <span className={styles.meta}>{joinFacts([byNm ?? texts.byRule, format.moment(at, PLAIN)])}</span>
              {reason !== null && <span>{reason}</span>}
            </li>
          ))}
        </ol>
      </Section>
    </Stack>
  );
}
