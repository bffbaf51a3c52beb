import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { useState } from 'react';

import { DepartmentFilter, useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { FilterSelect, ListFilters } from '../../../blocks/list/list-filters.tsx';
import { ListTable } from '../../../blocks/list/list-table.tsx';
import { useListCall } from '../../../blocks/list/use-list-call.ts';
import { type UsedListState, useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import { listAdvisedColumns } from './advised-columns.tsx';
import { AdvisedSheet } from './advised-sheet.tsx';
import styles from './advisor.module.css';
import { ADVISOR_LIST, type AdvisorFilter } from './advisor-list.ts';
import { advisorTexts } from './texts.ts';
import { WishList } from './wish-list.tsx';

const ImportSheet = loadOnUse(async () => (await withTexts(import('./import-sheet.tsx'))).ImportSheet);
const SpreadSheet = loadOnUse(async () => (await withTexts(import('./spread-sheet.tsx'))).SpreadSheet);

const GRADES = ['1', '2', '3', '4', '5', '6'];

/** Lists students with their advisors in the departments that the person manages, and requests for another advisor. */
export function AdvisorListScreen() {
  const texts = useTexts(advisorTexts);
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const list = useListState(ADVISOR_LIST);
  const [open, setOpen] = useState<'import' | 'spread'>();
  useScreenTitle(texts.title);
  const { filters } = list;
  const { query, status } = useListCall(
    advisorDesk.pageAdvised,
    {
      query: {
        searchText: filters.text || undefined,
        deptCode: filters.dept || undefined,
        advisedAt: (filters.advised || undefined) as 'Y' | undefined, // one of the filter's values
        grade: filters.grade === '' ? undefined : Number(filters.grade),
        ...list.window,
      },
    },
    texts.title,
  );
  const { allCount = 0, unadvisedCount = 0, waitingCount = 0, can } = query.data ?? {};
  const page = query.data?.studentPage;
  const total = page && texts.found(`${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`);
  const all = format.number(allCount);
  const purpose =
    allCount === 0
      ? ' '
      : unadvisedCount === 0
        ? texts.purposeDone(all)
        : texts.purpose({ all, none: format.number(unadvisedCount) });
  const names = {
    text: texts.search,
    dept: texts.department,
    advised: texts.advised,
    grade: texts.grade,
    view: texts.views.label,
    over: '',
  };
  const isRequests = filters.view === 'request' && can?.decide === true;
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={purpose}
        actions={
          can?.assign && (
            <>
              <Button onClick={() => setOpen('spread')}>{texts.distribute}</Button>
              <Button onClick={() => setOpen('import')}>{texts.importFile}</Button>
            </>
          )
        }
      />
      {waitingCount > 0 && !isRequests && <WaitingNotice list={list} count={waitingCount} />}
      {can?.decide && <ViewChoice list={list} isRequests={isRequests} />}
      {isRequests ? (
        <WishList list={list} />
      ) : (
        <>
          <AdvisedFilters list={list} names={names} summary={isPhone ? undefined : total} />
          <ListTable
            list={list}
            page={page}
            status={status}
            query={query}
            caption={texts.caption}
            columns={listAdvisedColumns(texts, format, list.openRow)}
            rowId={(student) => student.stdntId}
            rowName={(student) => student.name}
            summary={total}
            words={{ ...texts, filterNames: names }}
          />
          <AdvisedSheet list={list} canAssign={can?.assign ?? false} />
        </>
      )}
      {open === 'import' && <ImportSheet onClose={() => setOpen(undefined)} />}
      {open === 'spread' && <SpreadSheet onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface PartProps {
  readonly list: UsedListState<AdvisorFilter>;
}

function WaitingNotice({ list, count }: PartProps & { readonly count: number }) {
  const texts = useTexts(advisorTexts);
  const format = useFormat();
  return (
    <div className={styles.notice}>
      <Notice
        tone="amber"
        title={texts.waiting(format.number(count))}
        action={
          <Button size="small" onClick={() => list.setOnlyFilter('view', 'request')}>
            {texts.showWaiting}
          </Button>
        }
      />
    </div>
  );
}

/** Students, or what they asked for. */
function ViewChoice({ list, isRequests }: PartProps & { readonly isRequests: boolean }) {
  const texts = useTexts(advisorTexts);
  return (
    <div className={styles.view}>
      <SegmentedControl
        label={texts.views.label}
        hideLabel
        options={[
          { value: 'students', label: texts.views.students },
          { value: 'request', label: texts.views.request },
        ]}
        value={isRequests ? 'request' : 'students'}
        onValueChange={(view) => list.setOnlyFilter('view', view === 'request' ? 'request' : '')}
      />
    </div>
  );
}

interface AdvisedFiltersProps extends PartProps {
  readonly names: Readonly<Record<AdvisorFilter, string>>;
  readonly summary: string | undefined;
}

function AdvisedFilters({ list, names, summary }: AdvisedFiltersProps) {
  const texts = useTexts(advisorTexts);
  const departments = useDepartmentOptions();
  const advisedOptions = [
    { value: 'N', label: texts.advisedNo },
    { value: 'Y', label: texts.advisedYes },
  ];
  const write = (name: AdvisorFilter, value: string): string => {
    if (name === 'dept') return departments.find((one) => one.value === value)?.label ?? value;
    if (name === 'grade') return texts.gradeOf(value);
    return advisedOptions.find((one) => one.value === value)?.label ?? texts.views.request;
  };
  return (
    <ListFilters
      list={list}
      label={texts.filters}
      words={{ names, write }}
      search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
      summary={summary}
    >
      <DepartmentFilter list={list} filter="dept" options={departments} />
      <FilterSelect
        list={list}
        filter="advised"
        label={texts.advised}
        any={texts.advisedAny}
        options={advisedOptions}
      />
      <FilterSelect
        list={list}
        filter="grade"
        label={texts.grade}
        any={texts.gradeAny}
        options={GRADES.map((grade) => ({ value: grade, label: texts.gradeOf(grade) }))}
      />
    </ListFilters>
  );
}
