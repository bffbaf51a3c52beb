import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { useState } from 'react';

import { useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { type ListOf, useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { listAdvisedColumns } from './advised-columns.tsx';
import { AdvisedSheet } from './advised-sheet.tsx';
import styles from './advisor.module.css';
import { ADVISOR_LIST } from './advisor-list.ts';
import { advisorTexts } from './texts.ts';
import { WishList } from './wish-list.tsx';

const ImportSheet = loadOnUse(async () => (await withTexts(import('./import-sheet.tsx'))).ImportSheet);
const SpreadSheet = loadOnUse(async () => (await withTexts(import('./spread-sheet.tsx'))).SpreadSheet);

const GRADES = ['1', '2', '3', '4', '5', '6'];

/** Lists students with their advisors in the departments that the person manages, and requests for another advisor. */
export function AdvisorListScreen() {
  const texts = useTexts(advisorTexts);
  const format = useFormat();
  const departments = useDepartmentOptions();
  const list = useListState(ADVISOR_LIST);
  const [open, setOpen] = useState<'import' | 'spread'>();
  useScreenTitle(texts.title);
  const { filters } = list;
  const query = usePageCall(
    list,
    advisorDesk.pageAdvised,
    {
      searchText: filters.text || undefined,
      deptCode: filters.dept || undefined,
      advisedAt: filters.advised || undefined,
      grade: filters.grade === '' ? undefined : Number(filters.grade),
    },
    texts.title,
  );
  const { allCount = 0, unadvisedCount = 0, waitingCount = 0, can } = query.data ?? {};
  const page = query.data?.studentPage;
  const all = format.number(allCount);
  const purpose =
    allCount === 0
      ? ' '
      : unadvisedCount === 0
        ? texts.purposeDone(all)
        : texts.purpose({ all, none: format.number(unadvisedCount) });
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
          <FilteredList
            list={list}
            page={page}
            query={query}
            caption={texts.caption}
            columns={listAdvisedColumns(texts, format, list.openRow)}
            rowId={(student) => student.stdntId}
            rowName={(student) => student.name}
            search="text"
            choices={[
              { filter: 'dept', label: texts.department, options: departments },
              {
                filter: 'advised',
                label: texts.advised,
                any: texts.advisedAny,
                options: [
                  { value: 'N', label: texts.advisedNo },
                  { value: 'Y', label: texts.advisedYes },
                ],
              },
              {
                filter: 'grade',
                label: texts.grade,
                any: texts.gradeAny,
                options: GRADES.map((grade) => ({ value: grade, label: texts.gradeOf(grade) })),
              },
            ]}
            words={texts}
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
  readonly list: ListOf<typeof ADVISOR_LIST>;
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
