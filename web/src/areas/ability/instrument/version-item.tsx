import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Row } from '../../../ui/row.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { versionAddress } from './addresses.ts';
import { ChangesWords } from './changes-words.tsx';
import type { TestDetail } from './detail-screen.tsx';
import styles from './instrument.module.css';
import { instrumentTexts } from './texts.ts';
import { useVersionWords } from './use-version-words.ts';
import { VersionChip } from './version-chip.tsx';

/** One version in the list of a test: how it stands, since when, and what it changed. */
export function VersionItem({ version }: { readonly version: TestDetail['versionList'][number] }) {
  const all = useTexts(instrumentTexts);
  const format = useFormat();
  const { momentsOf } = useVersionWords();
  const { versionId, number, status, itemCount, scaleCount, minutes, sessionCount, isValidated, changes } = version;
  return (
    <li className={styles.version}>
      <div className={styles.words}>
        <Row>
          <AppLink to={versionAddress(versionId)} className={styles.versionName}>
            {all.version(format.number(number))}
          </AppLink>
          <VersionChip status={status} />
          {!isValidated && <Tag tone="neutral">{all.notValidated}</Tag>}
        </Row>
        <p className={styles.meta}>{joinFacts(momentsOf(version))}</p>
        <p className={styles.meta}>
          {joinFacts([
            all.items(format.number(itemCount)),
            all.scales(format.number(scaleCount)),
            all.minutes(format.number(minutes)),
            status !== 'DRAFT' && all.results(format.number(sessionCount)),
          ])}
        </p>
      </div>
      {changes && <ChangesWords changes={changes} headingLevel={3} />}
    </li>
  );
}
