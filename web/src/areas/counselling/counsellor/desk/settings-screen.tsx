import { counsellor } from '@naru/contract/areas/counselling/counsellor/settings.ts';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import { SettingsForm } from './settings-form.tsx';
import { hoursTexts } from './texts.ts';

/** Edits the counsellor's profile, channels and limits for requests. */
export function DeskSettingsScreen() {
  const texts = useTexts(hoursTexts).settings;
  const titles = useTexts(counsellingTexts).desks;
  const desk = useDesk();
  const query = useCall(counsellor.readSettings, { params: { desk: desk.desk } }, { label: texts.title, staleTime: 0 });
  useScreenTitle(texts.title, titles[desk.desk]);
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={desk.list}>{titles[desk.desk]}</AppLink>}
        title={texts.title}
        purpose={texts.purpose}
      />
      {query.isError && !query.data && <QueryError title={texts.errorTitle} query={query} />}
      {query.isPending && <Skeleton count={12} />}
      {query.data && (
        <SettingsForm saved={query.data.settings} onReload={async () => (await query.refetch()).data?.settings} />
      )}
    </>
  );
}
