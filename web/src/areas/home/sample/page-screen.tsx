import { reference } from '@naru/contract/areas/reference.ts';
import { ALL_BOUND } from '@naru/contract/shared/page.ts';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';

import { listSortTerms } from '../../../blocks/list/list-state.ts';
import { ListTable } from '../../../blocks/list/list-table.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { writeTotal } from '../../../blocks/list/write-total.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { toKst } from '../../../platform/format/kst.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import { listCourseColumns } from './page/course-columns.tsx';
import { CourseFilters } from './page/course-filters.tsx';
import { describeCourseList, listYears, SORT_FIELDS, writeCourseKey } from './page/course-list.ts';
import { CoursePrint } from './page/course-print.tsx';
import { CourseSheet } from './page/course-sheet.tsx';
import { useCourseFilterWords } from './page/use-course-filter-words.ts';
import { sampleTexts } from './texts.ts';

/** The model of a list screen: its state is in its address, and every state offers a next step. */
export function SamplePageScreen() {
  const texts = useTexts(sampleTexts).list;
  const format = useFormat();
  const [years] = useState(() => listYears(toKst(Date.now()).year));
  const [shape] = useState(() => describeCourseList(years));
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  const isPhone = useMediaQuery(phone);
  const list = useListState(shape);
  const words = useCourseFilterWords();
  useScreenTitle(texts.title);

  const { filters } = list;
  const query = usePageCall(
    list,
    reference.pageCourses,
    {
      searchText: filters.text || undefined,
      year: Number(filters.year) || undefined,
      semstrCode: filters.semester || undefined,
      majorAt: filters.kind === 'Y' || filters.kind === 'N' ? filters.kind : undefined,
      sort: listSortTerms(list.sort, SORT_FIELDS),
    },
    texts.title,
  );
  const page = query.data?.coursePage;
  const rows = page?.content ?? [];
  const total = page && writeTotal(page, format);
  const found = total && texts.found(total);
  const first = (list.page - 1) * (list.size === 'all' ? ALL_BOUND : list.size);
  const range = texts.range(format.number(first + 1), format.number(first + rows.length), total ?? '');

  const print = (
    <Button icon={IconPrinter} disabled={rows.length === 0} onClick={() => setPrintedAt(Date.now())}>
      {texts.print}
    </Button>
  );

  return (
    <>
      {/* On a phone the rows come first, and rare actions last. */}
      <PageHeader title={texts.title} purpose={texts.purpose} actions={isPhone ? undefined : print} />
      <CourseFilters list={list} years={years} summary={isPhone ? undefined : found} />
      <ListTable
        list={list}
        page={page}
        query={query}
        caption={texts.caption}
        columns={listCourseColumns(texts, list.openRow)}
        rowId={writeCourseKey}
        rowName={(course) => course.courseNm}
        summary={found}
        sort={list.sort}
        onSortChange={list.setSort}
        words={{ ...texts, filterNames: words.names }}
      />
      {isPhone && rows.length > 0 && print}
      <CourseSheet list={list} />
      <CoursePrint
        at={printedAt}
        onClose={() => setPrintedAt(null)}
        rows={rows}
        criteria={list.set.map((name) => words.write(name, filters[name])).join(', ')}
        range={range}
      />
    </>
  );
}
