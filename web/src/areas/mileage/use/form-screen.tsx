import { mileageUses } from '@naru/contract/areas/mileage/uses.ts';
import { useParams, useSearch } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { USE_LIST, detailOf } from './addresses.ts';
import { mileageUseTexts } from './texts.ts';
import { UseForm, type Choices } from './use-form.tsx';

/** Where somebody asks for a use: a new one, or a draft. */
export function MileageUseFormScreen() {
  const texts = useTexts(mileageUseTexts).form;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { purpose }: { purpose?: unknown } = useSearch({ strict: false });
  const choices = useCall(mileageUses.listPurposes, {}, { label: texts.title, staleTime: 0 });
  useScreenTitle(id === '' ? texts.title : texts.editTitle);
  if (choices.isError) return <QueryError page title={texts.errorTitle} query={choices} />;
  if (!choices.data) return <Skeleton count={8} />;
  if (id !== '') return <Draft key={id} id={id} choices={choices.data} />;
  const known = choices.data.purposeList.find(({ purposeCode }) => purposeCode === purpose);
  return (
    <>
      <PageHeader breadcrumb={<AppLink to={USE_LIST}>{texts.toList}</AppLink>} title={texts.title} />
      <UseForm choices={choices.data} draft={undefined} purposeCode={known?.purposeCode ?? null} />
    </>
  );
}

function Draft({ id, choices }: { readonly id: string; readonly choices: Choices }) {
  const texts = useTexts(mileageUseTexts).form;
  const query = useCall(mileageUses.readOwnUse, { params: { id } }, { label: texts.editTitle, staleTime: 0 });
  const back = <ButtonLink as={(slot) => <AppLink to={USE_LIST} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError) return <ReadFailure query={query} words={texts} back={back} />;
  // A copy kept from an earlier look would be saved over later changes.
  if (!query.data || !query.isFetchedAfterMount) return <Skeleton count={8} />;
  const { use } = query.data;
  const breadcrumb = <AppLink to={USE_LIST}>{texts.toList}</AppLink>;
  if (use.status !== 'TEMP')
    return (
      <>
        <PageHeader breadcrumb={breadcrumb} title={texts.sentTitle} />
        <EmptyState
          title={texts.sentText}
          actions={
            <ButtonLink variant="primary" as={(slot) => <AppLink to={detailOf(id)} {...slot} />}>
              {texts.toDetail}
            </ButtonLink>
          }
        />
      </>
    );
  return (
    <>
      <PageHeader breadcrumb={breadcrumb} title={texts.editTitle} />
      <UseForm choices={choices} draft={use} purposeCode={use.purposeCode} />
    </>
  );
}
