import { survey } from '@naru/contract/areas/survey.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';

import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { listSurveyColumns } from './survey-columns.tsx';
import { SURVEY_LIST } from './survey-list.ts';
import { adminSurveyTexts } from './texts.ts';

const CreateDialog = loadOnUse(async () => (await withTexts(import('./create-dialog.tsx'))).CreateDialog);

/** Lists surveys of every kind with their context and the number of answers. */
export function SurveyListScreen() {
  const texts = useTexts(adminSurveyTexts);
  const format = useFormat();
  const list = useListState(SURVEY_LIST);
  const [isCreating, setIsCreating] = useState(false);
  useScreenTitle(texts.title);
  const { filters } = list;
  const query = usePageCall(
    list,
    survey.pageSurveys,
    {
      status: filters.status || undefined,
      contextType: filters.about || undefined,
    },
    texts.title,
  );
  const page = query.data?.surveyPage;
  const kinds = query.data?.contextTypeList ?? [];
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
      <FilteredList
        list={list}
        page={page}
        query={query}
        caption={texts.caption}
        columns={listSurveyColumns(texts, format)}
        rowId={(row) => row.surveyId}
        rowName={(row) => row.name}
        choices={[
          {
            filter: 'status',
            label: texts.status,
            any: texts.statusAll,
            options: (['DRAFT', 'OPEN', 'CLOSED'] as const).map((one) => ({ value: one, label: texts.statuses[one] })),
          },
          {
            filter: 'about',
            label: texts.about,
            any: texts.aboutAll,
            options: kinds.map(({ code, name }) => ({ value: code, label: name })),
          },
        ]}
        words={texts}
      />
      {isCreating && <CreateDialog onClose={() => setIsCreating(false)} kinds={kinds} />}
    </>
  );
}
