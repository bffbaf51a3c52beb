import { availability } from '@naru/contract/areas/counselling/counsellor/availability.ts';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { FeedButton } from '../../../../blocks/counselling/feed/feed-button.tsx';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import { HoursForm } from './hours-form.tsx';
import { hoursTexts } from './texts.ts';

/** Edits the hours in which the counsellor can be met. */
export function HoursScreen() {
  const all = useTexts(hoursTexts);
  const texts = all.hours;
  const titles = useTexts(counsellingTexts).desks;
  const desk = useDesk();
  const query = useCall(
    availability.readAvailability,
    { params: { desk: desk.desk } },
    { label: texts.title, staleTime: 0 },
  );
  useScreenTitle(texts.title, titles[desk.desk]);
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={desk.list}>{titles[desk.desk]}</AppLink>}
        title={texts.title}
        purpose={texts.purpose}
        actions={
          <>
            <FeedButton />
            <ButtonLink variant="text" as={(slot) => <AppLink to={desk.settings} {...slot} />}>
              {all.settings.title}
            </ButtonLink>
          </>
        }
      />
      {query.isError && !query.data && <QueryError title={texts.errorTitle} query={query} />}
      {query.isPending && <Skeleton shape="block" height={560} />}
      {query.data && (
        <HoursForm saved={query.data.availability} onReload={async () => (await query.refetch()).data?.availability} />
      )}
    </>
  );
}
