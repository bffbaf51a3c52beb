import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ProgrammeRow } from '../shared/programme-row.tsx';
import { useProgrammeType } from '../shared/use-type.ts';
import { catalogueTexts } from '../texts.ts';
import styles from './list-screen.module.css';

/** Shows up to three programmes with the reason why they suit; nothing where none does, or that cannot be told now. */
export function SuitablePart() {
  const texts = useTexts(catalogueTexts).list;
  const { slug } = useProgrammeType();
  const { data } = useCall(catalogue.listSuitable, { params: { type: slug } }, { label: texts.suitable });
  if (!data || data.suitableList.length === 0) return null;
  return (
    <section aria-label={texts.suitable} className={styles.section}>
      <h2 className={styles.title}>{texts.suitable}</h2>
      <ul className={styles.list}>
        {data.suitableList.map(({ programme, reason }, at) => (
          <ProgrammeRow
            key={programme.programmeId}
            programme={programme}
            reason={reason}
            headingLevel={3}
            isLit={at === 0}
          />
        ))}
      </ul>
    </section>
  );
}
