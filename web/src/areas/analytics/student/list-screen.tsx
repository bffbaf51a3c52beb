import { analytics, TUTOR_WORDS } from '@naru/contract/areas/analytics.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { ExportDialog } from '../../../blocks/list/export-dialog.tsx';
import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { listSortTerms } from '../../../blocks/list/list-state.ts';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AllStudents } from './all-students.tsx';
import { listStudentColumns } from './student-columns.tsx';
import { queryOfFilters, STUDENT_LIST } from './student-list.ts';
import { studentTexts } from './texts.ts';
import { useStudentOptions } from './use-student-options.ts';

const LIST = '/anals/stdntinfo/list';

/** Lists the students one teaches, advises or administers; the address may narrow them to advisees or courses. */
export function StudentListScreen() {
  const texts = useTexts(studentTexts);
  const format = useFormat();
  const list = useListState(STUDENT_LIST);
  const { tutor }: { tutor?: string } = useParams({ strict: false });
  const { departments, grades, statuses } = useStudentOptions();
  const [exports, setExports] = useState(false);
  const word = tutor === undefined ? 'all' : (TUTOR_WORDS.find((one) => one === tutor) ?? 'other');
  const title = texts.titles[word];
  useScreenTitle(title);

  const filters = queryOfFilters(list.filters, tutor);
  const sort = listSortTerms(list.sort);
  const query = usePageCall(
    list,
    analytics.pageStudents,
    {
      ...filters,
      sort,
    },
    title,
  );
  const page = query.data?.studentPage;
  const can = query.data?.can;
  const purposes: Readonly<Partial<Record<typeof word, string>>> = texts.purposes;
  if (query.error?.code === '404') {
    return (
      <EmptyState
        title={texts.goneTitle}
        headingLevel={2}
        actions={
          <ButtonLink variant="primary" as={(slot) => <AppLink to={LIST} {...slot} />}>
            {texts.showAll}
          </ButtonLink>
        }
      >
        {texts.goneText}
      </EmptyState>
    );
  }
  return (
    <>
      <PageHeader
        title={title}
        purpose={word === 'all' && can?.allStudents === 'OPEN' ? texts.all.purpose : purposes[word]}
        actions={
          can?.export === true && (
            <Button icon={IconDownload} onClick={() => setExports(true)}>
              {texts.excel.open}
            </Button>
          )
        }
      />
      {can && <AllStudents view={can.allStudents} />}
      <FilteredList
        list={list}
        page={page}
        query={query}
        caption={texts.caption}
        columns={listStudentColumns({
          texts,
          format,
          statusName: (key) => statuses.find(({ value }) => value === key)?.label ?? key,
          seesAverages: can?.seeAverages ?? false,
        })}
        rowId={(student) => student.stdntId}
        rowName={(student) => student.name}
        sort={list.sort}
        onSortChange={list.setSort}
        search="text"
        choices={[
          { filter: 'dept', label: texts.department, options: departments },
          { filter: 'grade', label: texts.grade, any: texts.gradeAll, options: grades },
          { filter: 'status', label: texts.status, any: texts.statusAll, options: statuses },
        ]}
        words={texts}
      />
      <ExportDialog
        spec={analytics.exportStudents}
        input={(reason) => ({ body: { ...filters, ...(sort && { sort }), reason } })}
        listName={title}
        text={texts.excel.text}
        open={exports}
        onOpenChange={setExports}
      />
    </>
  );
}
