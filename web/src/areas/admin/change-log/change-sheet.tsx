import { changeLog, type FieldChange, type LoggedChange } from '@naru/contract/areas/change-log.ts';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { Written } from '../../../ui/written.tsx';
import { MINUTE, writeRecord } from './change-columns.tsx';
import type { ChangeListState } from './change-list.ts';
import styles from './change-log.module.css';
import { changeTexts } from './texts.ts';

/** One change, field by field, beside the list or over it; the address names it. */
export function ChangeSheet({ list }: { readonly list: ChangeListState }) {
  const texts = useTexts(changeTexts);
  const query = useCall(
    changeLog.readChange,
    { params: { id: list.open ?? '' } },
    { enabled: list.open !== null, label: texts.detailTitle, keepsPrevious: list.open === null },
  );
  const change = query.data?.change;
  const isAlone = list.filters.record !== '';
  return (
    <RowSheet
      list={list}
      query={query}
      title={change?.actNm ?? texts.detailTitle}
      words={texts}
      lines={8}
      footer={
        change?.recordId &&
        !isAlone && (
          <Button onClick={() => list.setFilters({ kind: change.kind, record: change.recordId ?? '' })}>
            {texts.allOfRecord}
          </Button>
        )
      }
    >
      {change && <Facts change={change} />}
      {change && <Differences fields={change.fieldList} />}
    </RowSheet>
  );
}

function Facts({ change }: { readonly change: LoggedChange }) {
  const texts = useTexts(changeTexts);
  const format = useFormat();
  return (
    <DefinitionList
      items={[
        { term: texts.at, value: format.dateTime(change.at, MINUTE) },
        { term: texts.by, value: joinFacts([change.byNm ?? texts.portal, change.byNumber]) },
        { term: texts.record, value: joinFacts([change.kindNm, writeRecord(change)]) },
      ]}
    />
  );
}

function Differences({ fields }: { readonly fields: readonly FieldChange[] }) {
  const texts = useTexts(changeTexts);
  return (
    <Section title={texts.differences} size="small" headingLevel={3}>
      {fields.length === 0 ? (
        <p className={styles.meta}>{texts.noDifferences}</p>
      ) : (
        <dl className={styles.fields}>
          {fields.map(({ path, fieldNm, beforeList, afterList }) => (
            <div key={path}>
              {fieldNm !== '' && <dt>{fieldNm}</dt>}
              <Side of={beforeList} label={texts.before} isGone />
              <Side of={afterList} label={texts.after} />
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

interface SideProps {
  readonly of: readonly string[];
  readonly label: string;
  readonly isGone?: boolean;
}

function Side({ of, label, isGone = false }: SideProps) {
  const texts = useTexts(changeTexts);
  return (
    <dd className={isGone ? styles.before : undefined}>
      <span className={styles.side}>{label}</span>
      {of.length === 0 ? (
        texts.nothing
      ) : (
        <span className={styles.values}>
          {of.map((line) => (
            <span key={line}>
              <Written>{line}</Written>
            </span>
          ))}
        </span>
      )}
    </dd>
  );
}
