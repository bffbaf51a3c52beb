import type { BlockOf } from '@naru/contract/areas/portfolio/page-content.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { resumeTexts } from '../resume/texts.ts';
import type { BodyProps } from './block-body.tsx';
import { EmptyBody } from './empty-body.tsx';
import { EntryBody } from './entry-body.tsx';
import { chooseWords, findRecord } from './facts.ts';
import styles from './page.module.css';

type Entries = BlockOf<'TIMELINE'> | BlockOf<'RECORD'> | BlockOf<'RESUME'>;

/** Entries below each other: written, confirmed, or from a résumé. */
export function EntriesBody({ block, facts, language }: BodyProps<Entries>) {
  if (block.kind === 'RESUME') return <Extract block={block} facts={facts} language={language} />;
  if (block.kind === 'TIMELINE') {
    if (block.itemList.length === 0) return <EmptyBody kind="TIMELINE" />;
    return (
      <ol className={styles.timeline}>
        {block.itemList.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an entry is its place: nothing else tells it from another
          <li key={at}>
            <EntryBody {...item} isConfirmed={item.source !== null} />
          </li>
        ))}
      </ol>
    );
  }
  if (block.sourceList.length === 0) return <EmptyBody kind="RECORD" />;
  const records = block.sourceList.flatMap((source) => findRecord(facts, source) ?? []);
  return (
    <ul className={styles.records}>
      {records.map((record) => (
        <li key={`${record.source.kind}/${record.source.id}`}>
          <EntryBody
            title={chooseWords(record.title, language)}
            place={[record.place, record.detail]
              .map((both) => chooseWords(both, language))
              .filter((words) => words !== '')
              .join(' · ')}
            text={chooseWords(record.text, language)}
            begins={record.begins}
            ends={record.ends}
            isOngoing={record.isOngoing}
            isConfirmed={record.confirmation === 'CONFIRMED'}
            isGone={record.confirmation === 'GONE'}
          />
        </li>
      ))}
    </ul>
  );
}

type ExtractProps = Pick<BodyProps<BlockOf<'RESUME'>>, 'block' | 'facts' | 'language'>;

function Extract({ block, facts, language }: ExtractProps) {
  const sections = useTexts(resumeTexts).sections;
  const resume = facts?.resumeList.find(({ resumeId }) => resumeId === block.resumeId);
  if (block.resumeId === null || block.sectionList.length === 0 || (facts && !resume))
    return <EmptyBody kind="RESUME" />;
  const chosen = resume?.sectionList.filter(({ section }) => block.sectionList.includes(section)) ?? [];
  return chosen.map(({ section, itemList }) => (
    <section key={section}>
      <p className={styles.heading} data-level="3">
        {sections[section]}
      </p>
      <ul className={styles.records}>
        {itemList.map((item) => (
          <li key={item.itemId}>
            <EntryBody
              {...item}
              title={chooseWords(item.title, language)}
              place={chooseWords(item.place, language)}
              text={chooseWords(item.text, language)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
