import { TUTOR_WORDS } from '@naru/contract/areas/analytics.ts';
import { advisees } from '@naru/contract/areas/counselling/advisor/advisees.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { FilteredList } from '../../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { BulkBar } from '../../../../ui/bulk-bar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { listAdviseeColumns } from './assigned-columns.tsx';
import { ASSIGNED_LIST } from './assigned-list.ts';
import { adviseeTexts } from './texts.ts';

const InviteForm = loadOnUse(async () => (await withTexts(import('./invite-form.tsx'))).InviteForm);

const LIST = '/cnslt/professor/stdnt/list';
const FORM = '/cnslt/professor/stdnt/form';

/** Lists one's advisees, whether they were met this term, and invites them. */
export function AdviseeListScreen() {
  const texts = useTexts(adviseeTexts);
  const format = useFormat();
  const list = useListState(ASSIGNED_LIST);
  const { tutor }: { tutor?: string } = useParams({ strict: false });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [isInviting, setInviting] = useState(false);
  const title = texts.titles[TUTOR_WORDS.find((one) => one === tutor) ?? 'other'];
  useScreenTitle(title);
  const query = usePageCall(
    list,
    advisees.pageAdvisees,
    {
      tutor,
      searchText: list.filters.text || undefined,
      view: list.filters.view === 'DEPARTMENT' ? 'DEPARTMENT' : 'OWN',
      metAt: list.filters.met || undefined,
    },
    title,
  );
  if (query.error?.code === '404') return <NoSuchTutor />;
  const page = query.data?.studentPage;
  const { metCount = 0, allCount = 0 } = query.data ?? {};
  const all = format.number(allCount);
  const purpose =
    allCount === 0
      ? undefined
      : metCount === allCount
        ? texts.metAll(all)
        : texts.met({ met: format.number(metCount), all });
  const isWide = list.filters.view === 'DEPARTMENT';
  const count = format.number(selection.size);
  const finish = (): void => {
    setInviting(false);
    setSelection(new Set());
  };
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose ?? ' '}
        actions={<ButtonLink as={(slot) => <AppLink to={FORM} {...slot} />}>{texts.inviteGroup}</ButtonLink>}
      />
      <FilteredList
        list={list}
        page={page}
        query={query}
        caption={texts.caption}
        columns={listAdviseeColumns(texts, format, isWide)}
        rowId={(student) => student.stdntId}
        rowName={(student) => student.name}
        {...(!isWide && { selection, onSelectionChange: setSelection })}
        search="text"
        choices={[
          {
            filter: 'met',
            label: texts.metFilter,
            any: texts.metAny,
            options: [
              { value: 'N', label: texts.metNo },
              { value: 'Y', label: texts.metYes },
            ],
          },
        ]}
        words={texts}
      >
        {query.data?.hasDepartment === true && (
          <ChoiceChip
            label={texts.wholeDepartment}
            checked={isWide}
            onCheckedChange={(isOn) => list.setFilter('view', isOn ? 'DEPARTMENT' : '')}
          />
        )}
      </FilteredList>
      <BulkBar
        count={selection.size}
        label={texts.bulkBar}
        text={texts.chosen(count)}
        clearLabel={texts.clear}
        onClear={() => setSelection(new Set())}
      >
        <Button variant="primary" onClick={() => setInviting(true)}>
          {texts.bulk}
        </Button>
      </BulkBar>
      {isInviting && (
        <Sheet open onOpenChange={(open) => !open && setInviting(false)} title={texts.form.title}>
          <p>{texts.form.many(count)}</p>
          <InviteForm studentIds={[...selection]} onDone={finish} />
        </Sheet>
      )}
    </>
  );
}

/** The address names no tutor. */
function NoSuchTutor() {
  const texts = useTexts(adviseeTexts);
  return (
    <>
      <PageHeader title={texts.goneTitle} />
      <EmptyState
        title={texts.goneText}
        actions={
          <ButtonLink variant="primary" as={(slot) => <AppLink to={LIST} {...slot} />}>
            {texts.showAll}
          </ButtonLink>
        }
      />
    </>
  );
}
