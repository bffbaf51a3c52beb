import { corrections } from '@naru/contract/areas/portfolio/correction.ts';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Section } from '../../../ui/section.tsx';
import { CorrectionStanding } from './correction-standing.tsx';
import styles from './correction.module.css';
import { correctionTexts } from './texts.ts';

type PaperCorrectionsProps =
  | { readonly letterId: string; readonly resumeId?: undefined }
  | { readonly letterId?: undefined; readonly resumeId: string };

/** The rounds of a letter or a résumé, the latest first; nothing while there is none. */
export function PaperCorrections({ letterId, resumeId }: PaperCorrectionsProps) {
  const texts = useTexts(correctionTexts);
  const query = useCall(
    corrections.listOwnCorrections,
    { query: { letterId, resumeId } },
    { label: texts.standing.list },
  );
  if (query.isError) return <QueryError title={texts.detail.errorTitle} query={query} />;
  const rows = query.data?.correctionList ?? [];
  if (rows.length === 0) return null;
  return (
    <Section title={texts.standing.list} size="small">
      <ul className={styles.rows}>
        {rows.map((standing) => (
          <li key={standing.correctionId}>
            <CorrectionStanding standing={standing} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
