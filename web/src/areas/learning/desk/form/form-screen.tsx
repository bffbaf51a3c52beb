import { programmeDesk } from '@naru/contract/areas/learning/desk/programmes.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { detailOf, PROGRAMME_LIST } from '../shared/addresses.ts';
import { blankForm, fillForm } from './form-values.ts';
import { ProgrammeForm } from './programme-form.tsx';
import { programmeFormTexts } from './texts.ts';

type Choices = CallOutput<typeof programmeDesk.listChoices>;

/** Where a programme is written: a new one, the next of an earlier one, or one that there is. */
export function ProgrammeFormScreen() {
  const texts = useTexts(programmeFormTexts);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { from }: { from?: unknown } = useSearch({ strict: false });
  const earlier = typeof from === 'string' ? from : '';
  const choices = useCall(programmeDesk.listChoices, {}, { label: texts.newTitle });
  if (choices.isError) return <QueryError page title={texts.errorTitle} query={choices} />;
  if (!choices.data) return <Skeleton count={10} />;
  if (id !== '') return <Change key={id} id={id} choices={choices.data} />;
  if (earlier !== '') return <Copy key={earlier} id={earlier} choices={choices.data} />;
  return <Create choices={choices.data} />;
}

function Create({ choices }: { readonly choices: Choices }) {
  const texts = useTexts(programmeFormTexts);
  useScreenTitle(texts.newTitle);
  return (
    <>
      <PageHeader breadcrumb={<AppLink to={PROGRAMME_LIST}>{texts.toList}</AppLink>} title={texts.newTitle} />
      <ProgrammeForm
        choices={choices}
        initial={blankForm(choices)}
        id={undefined}
        copiedFrom={null}
        isFrozen={false}
        isWaiting={false}
        onReload={() => undefined}
      />
    </>
  );
}

interface OfOne {
  readonly id: string;
  readonly choices: Choices;
}

function Copy({ id, choices }: OfOne) {
  const texts = useTexts(programmeFormTexts);
  const query = useCall(programmeDesk.readCopy, { params: { id } }, { label: texts.copyTitle, staleTime: 0 });
  useScreenTitle(texts.copyTitle);
  const back = <ButtonLink as={(slot) => <AppLink to={PROGRAMME_LIST} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError) return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton count={10} />;
  const { content, ...names } = query.data;
  return (
    <>
      <PageHeader breadcrumb={<AppLink to={detailOf(id)}>{content.nameKo}</AppLink>} title={texts.copyTitle} />
      <ProgrammeForm
        choices={choices}
        initial={fillForm(content, { ...names, version: 0 })}
        id={undefined}
        copiedFrom={id}
        isFrozen={false}
        isWaiting={false}
        onReload={() => undefined}
      />
    </>
  );
}

function Change({ id, choices }: OfOne) {
  const texts = useTexts(programmeFormTexts);
  const [round, setRound] = useState(0);
  const query = useCall(programmeDesk.readDeskProgramme, { params: { id } }, { label: texts.editTitle, staleTime: 0 });
  const programme = query.data?.programme;
  useScreenTitle(programme?.name ?? '', texts.editTitle);
  const back = <ButtonLink as={(slot) => <AppLink to={PROGRAMME_LIST} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError) return <ReadFailure query={query} words={texts} back={back} />;
  // A copy kept from an earlier look would be saved over the changes of others since.
  if (!programme || !query.isFetchedAfterMount) return <Skeleton count={10} />;
  const breadcrumb = <AppLink to={detailOf(id)}>{programme.name}</AppLink>;
  if (!programme.canEdit)
    return (
      <>
        <PageHeader breadcrumb={breadcrumb} title={texts.lockedTitle} />
        <EmptyState
          title={texts.lockedText}
          actions={
            <ButtonLink variant="primary" as={(slot) => <AppLink to={detailOf(id)} {...slot} />}>
              {texts.toDetail}
            </ButtonLink>
          }
        />
      </>
    );
  const reload = (): void => void query.refetch().then(() => setRound((count) => count + 1));
  return (
    <>
      <PageHeader breadcrumb={breadcrumb} title={texts.editTitle} />
      <ProgrammeForm
        key={round}
        choices={choices}
        initial={fillForm(programme.content, programme)}
        id={id}
        copiedFrom={null}
        isFrozen={programme.isFrozen}
        isWaiting={programme.stage === 'REVIEW'}
        onReload={reload}
      />
    </>
  );
}
