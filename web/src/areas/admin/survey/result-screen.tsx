import { survey as calls, type SurveyResult } from '@naru/contract/areas/survey.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { ExportDialog } from '../../../blocks/list/export-dialog.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { SurveyFigures } from '../../../blocks/survey/result/survey-figures.tsx';
import { surveyResultTexts } from '../../../blocks/survey/result/texts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './result-screen.module.css';
import { SurveyFailure } from './survey-failure.tsx';
import { FORM } from './survey-list.ts';
import { adminSurveyTexts } from './texts.ts';

interface Narrowed {
  readonly versionId?: string | undefined;
  readonly facet?: string | undefined;
  readonly value?: string | undefined;
}

/** Shows the counted answers, so that nobody can be identified. */
export function SurveyResultScreen() {
  const texts = useTexts(adminSurveyTexts);
  const words = useTexts(surveyResultTexts);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const [narrowed, setNarrowed] = useState<Narrowed>({});
  const [isSaving, setIsSaving] = useState(false);
  const query = useCall(
    calls.readResult,
    { params: { id }, query: narrowed },
    { label: texts.title, keepsPrevious: true },
  );
  const result = query.data?.result;
  useScreenTitle(result?.name ?? '', texts.title);
  if (query.isPending) return <Skeleton count={8} />;
  if (!result || query.isError) return <SurveyFailure query={query} />;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={addressOf(FORM, { params: { id } })}>{texts.edit}</AppLink>}
        title={result.name}
        purpose={words.purpose(result.leastAnswers)}
        actions={
          query.data?.canExport &&
          result.counted > 0 && (
            <Button icon={IconDownload} onClick={() => setIsSaving(true)}>
              {texts.excel}
            </Button>
          )
        }
      />
      <ResultFilters result={result} narrowed={narrowed} onChange={setNarrowed} />
      <SurveyFigures result={result} />
      <ExportDialog
        spec={calls.exportResult}
        input={(reason) => ({ params: { id }, body: { ...narrowed, reason } })}
        listName={result.name}
        text={texts.exportText}
        open={isSaving}
        onOpenChange={setIsSaving}
      />
    </>
  );
}

interface ResultFiltersProps {
  readonly result: SurveyResult;
  readonly narrowed: Narrowed;
  readonly onChange: (narrowed: Narrowed) => void;
}

const ALL = '-all';

/** Filters by version, and by one value of the context: only groups that are large enough to count can be chosen. */
function ResultFilters({ result, narrowed, onChange }: ResultFiltersProps) {
  const texts = useTexts(adminSurveyTexts);
  const format = useFormat();
  const { versionId, versionList, facetList } = result;
  const facets = facetList.filter(({ valueList }) => valueList.length > 0);
  if (versionList.length < 2 && facets.length === 0) return null;
  return (
    <div className={styles.filters}>
      {versionList.length > 1 && (
        <Select
          label={texts.versionLabel}
          options={versionList.map((one) => ({
            value: one.versionId,
            label: texts.versionOf(one.versionNo, format.day(one.publishedAt)),
          }))}
          value={versionId}
          onValueChange={(next) => onChange({ versionId: next })}
        />
      )}
      {facets.map(({ facet, name, valueList }) => (
        <Select
          key={facet}
          label={name}
          options={[
            { value: ALL, label: texts.everything },
            ...valueList.map((one) => ({
              value: one.value,
              label: texts.valueOf(one.name, texts.answersOf(format.number(one.count))),
            })),
          ]}
          value={narrowed.facet === facet ? (narrowed.value ?? ALL) : ALL}
          onValueChange={(value) => onChange({ versionId: narrowed.versionId, ...(value !== ALL && { facet, value }) })}
        />
      ))}
    </div>
  );
}
