import { statistics as calls } from '@naru/contract/areas/counselling/statistics/statistics.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ExportDialog } from '../../list/export-dialog.tsx';
import { listSortTerms } from '../../list/list-state.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useScreenTitle } from '../../navigation/use-screen-title.ts';
import { QueryError } from '../../query/query-error.tsx';
import { ConfidentialPart } from './confidential-part.tsx';
import { CoveragePart } from './coverage-part.tsx';
import { DivisionPart } from './division-part.tsx';
import { MonthPart } from './month-part.tsx';
import { StatisticsFilters } from './statistics-filters.tsx';
import { queryOfFilters, readBy, STATISTICS_LIST } from './statistics-list.ts';
import styles from './statistics.module.css';
import { StatisticsTable } from './statistics-table.tsx';
import { SummaryPart } from './summary-part.tsx';
import { statisticsTexts } from './texts.ts';
import { UnmetPart } from './unmet-part.tsx';
import { useStatisticsWords } from './use-statistics-words.ts';

const CALLS = {
  desk: { read: calls.readStatistics, page: calls.pageStatistics, export: calls.exportStatistics },
  admin: { read: calls.readAdminStatistics, page: calls.pageAdminStatistics, export: calls.exportAdminStatistics },
} as const;
export type StatisticsPlace = keyof typeof CALLS;

export interface StatisticsScreenProps {
  /** By whose menu it is open: the desk's own figures, or those of the departments that one administers. */
  readonly place: StatisticsPlace;
}

/** Shows what counselling came to: coverage first, then amounts, then the counsellors. */
export function StatisticsScreen({ place }: StatisticsScreenProps) {
  const texts = useTexts(statisticsTexts);
  const format = useFormat();
  const list = useListState(STATISTICS_LIST);
  const [isSaving, setIsSaving] = useState(false);
  const title = place === 'admin' ? texts.adminTitle : texts.title;
  useScreenTitle(title);
  const asked = queryOfFilters(list.filters);
  const of = CALLS[place];
  const query = useCall(of.read, { query: asked }, { label: title, keepsPrevious: true });
  const words = useStatisticsWords();
  const figures = query.data?.statistics;
  const least = format.number(figures?.leastStudents);
  const sort = listSortTerms(list.sort);
  return (
    <>
      <PageHeader
        title={title}
        purpose={figures ? texts.purpose(format.day(figures.from), format.day(figures.to)) : ' '}
        actions={
          figures?.canExport === true &&
          !figures.isSuppressed && (
            <Button icon={IconDownload} onClick={() => setIsSaving(true)}>
              {texts.excel.open}
            </Button>
          )
        }
      />
      <StatisticsFilters
        list={list}
        words={words}
        period={figures && { from: figures.from, to: figures.to }}
        hasOthers={figures?.hasOthers ?? false}
      />
      {query.isError && !figures && <QueryError title={texts.errorTitle} query={query} />}
      {query.isPending && <Skeleton shape="block" height={560} />}
      {figures && (
        <div className={styles.parts} aria-busy={query.isPlaceholderData}>
          {figures.isSuppressed ? (
            <Notice live="polite">{texts.suppressed}</Notice>
          ) : (
            <>
              <CoveragePart figures={figures} />
              <SummaryPart figures={figures} />
              <MonthPart figures={figures} />
              <UnmetPart figures={figures} />
              <div className={styles.pair}>
                <DivisionPart
                  words={{
                    ...texts.topics,
                    others: texts.topics.others(least),
                    withheld: (count) => texts.topics.withheld(least, count),
                  }}
                  note={figures.hasOthers ? texts.topics.wholeMonths : undefined}
                  groups={figures.topicList}
                  nameOf={words.topics.labelOf}
                />
                <DivisionPart words={texts.channels} groups={figures.channelList} nameOf={words.channels.labelOf} />
              </div>
              <DivisionPart words={texts.kindsPart} groups={figures.kindList} nameOf={words.kindOf} />
            </>
          )}
          {!figures.isSuppressed && <ConfidentialPart figures={figures} />}
          {figures.hasOthers && !figures.isSuppressed && (
            <StatisticsTable list={list} spec={of.page} asked={asked} words={words} />
          )}
        </div>
      )}
      <ExportDialog
        spec={of.export}
        input={(reason) => ({ body: { ...asked, by: readBy(list.filters), ...(sort && { sort }), reason } })}
        listName={title}
        text={texts.excel.text}
        open={isSaving}
        onOpenChange={setIsSaving}
      />
    </>
  );
}
