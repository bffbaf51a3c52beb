import type { CheckedBadge } from '@naru/contract/areas/portfolio/credential.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import styles from './credential.module.css';
import { credentialTexts } from './texts.ts';

/** The facts that people compare who check a badge. */
export function CheckFacts({ badge }: { readonly badge: CheckedBadge }) {
  const texts = useTexts(credentialTexts);
  const format = useFormat();
  const locale = useLocale();
  const { wordOf: competencyOf } = useEnumeration('coreCompetency');
  const { state, holderNm, issuer, grantedAt, expiresAt, level, competency, alignmentList } = badge;
  const granted = [
    { term: texts.issuer, value: issuer[locale] },
    { term: texts.grantedAt, value: format.date(grantedAt) },
  ];
  if (state === 'REVOKED') return <DefinitionList items={granted} />;
  return (
    <DefinitionList
      items={[
        {
          term: texts.holder,
          value: holderNm ? <b>{holderNm[locale]}</b> : <span className={styles.quiet}>{texts.holderHidden}</span>,
        },
        ...granted,
        { term: texts.expiresAt, value: expiresAt === null ? texts.forever : texts.until(format.date(expiresAt)) },
        { term: texts.level, value: texts.levels[level] },
        ...(competency === null ? [] : [{ term: texts.competency, value: competencyOf(competency) }]),
        ...alignmentList.map(({ name, framework, code, url }) => ({
          id: `${framework} ${code} ${name}`,
          term: texts.alignment,
          value:
            url === '' ? (
              joinFacts([framework, code, name])
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                {joinFacts([framework, code, name])}
              </a>
            ),
        })),
      ]}
    />
  );
}
