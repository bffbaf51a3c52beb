import { survey } from '@naru/contract/areas/survey.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';

import { FilterSelect, ListFilters } from '../../../blocks/list/list-filters.tsx';
import { ListTable } from '../../../blocks/list/list-table.tsx';
import { useListCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import { listSurveyColumns } from './survey-columns.tsx';
import { SURVEY_LIST } from './survey-list.ts';
import { adminSurveyTexts } from './texts.ts';

const CreateDialog = loadOnUse(async () => (await withTexts(import('./create-dialog.tsx'))).CreateDialog);

/** Lists surveys of every kind with their context and the number of answers. */
export function SurveyListScreen() {
  const texts = useTexts(adminSurveyTexts);
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const list = useListState(SURVEY_LIST);
  const [isCreating, setIsCreating] = useState(false);
  useScreenTitle(texts.title);
  const { filters } = list;
  const { query, status } = useListCall(
    survey.pageSurveys,
    {
      query: {
        status: (filters.status || undefined) as 'OPEN' | undefined, // one of the filter's values
        contextType: filters.about || undefined,
        ...list.window,
      },
    },
    texts.title,
  );
  const page = query.data?.surveyPage;
  const kinds = query.data?.contextTypeList ?? [];
  const names = { status: texts.status, about: texts.about };
  const write = (name: 'status' | 'about', value: string): string =>
    name === 'status'
      ? texts.statuses[value as 'OPEN'] // one of the filter's values
      : (kinds.find(({ code }) => code === value)?.name ?? value);
  const summary = page && texts.found(`${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`);
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={
          query.data?.canCreate && (
            <Button variant="primary" icon={IconPlus} onClick={() => setIsCreating(true)}>
              {texts.create}
            </Button>
          )
        }
      />
      <ListFilters list={list} label={texts.filters} words={{ names, write }} summary={isPhone ? undefined : summary}>
        <FilterSelect
          list={list}
          filter="status"
          label={texts.status}
          any={texts.statusAll}
          options={(['DRAFT', 'OPEN', 'CLOSED'] as const).map((one) => ({ value: one, label: texts.statuses[one] }))}
        />
        <FilterSelect
          list={list}
          filter="about"
          label={texts.about}
          any={texts.aboutAll}
          options={kinds.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </ListFilters>
      <ListTable
        list={list}
        page={page}
        status={status}
        query={query}
        caption={texts.caption}
        columns={listSurveyColumns(texts, format)}
        rowId={(row) => row.surveyId}
        rowName={(row) => row.name}
        summary={summary}
        words={{ ...texts, filterNames: names }}
      />
      {isCreating && <CreateDialog onClose={() => setIsCreating(false)} kinds={kinds} />}
    </>
  );
}
