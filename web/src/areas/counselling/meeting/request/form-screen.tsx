import { counsellorSearch } from '@naru/contract/areas/counselling/counsellor/search.ts';
import { CENTRE_KINDS, referral } from '@naru/contract/areas/counselling/referral/referral.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';

import { isDate } from '../../../../blocks/calendar/week.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { FIND_LIST, profileOf } from '../../shared/addresses.ts';
import { RequestForm } from './request-form.tsx';
import type { ChosenHour } from './slot-chooser.tsx';
import { findTexts } from './texts.ts';

const CounsellorGone = loadOnUse(async () => (await import('./counsellor-gone.tsx')).CounsellorGone);

/** The screen to request an hour of a counsellor; the address names both. */
export function RequestFormScreen() {
  const all = useTexts(findTexts);
  const texts = all.form;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const isNamed = id !== '';
  const query = useCall(counsellorSearch.readCounsellor, { params: { id } }, { label: texts.title, enabled: isNamed });
  const draft = useCall(request.readDraft, { params: { id } }, { staleTime: 0, enabled: isNamed });
  const kind = CENTRE_KINDS.find((one) => one === query.data?.counsellor.kind);
  const agreed = useCall(
    referral.listAgreed,
    { query: { kind: kind ?? 'CAREER' } },
    { staleTime: 0, enabled: kind !== undefined },
  );
  const isKnown = kind === undefined || agreed.isSuccess || agreed.isError;
  useScreenTitle(texts.title, all.profile.toList);
  if (!isNamed) {
    return (
      <>
        <PageHeader title={texts.title} />
        <EmptyState
          title={texts.chooseTitle}
          actions={
            <ButtonLink variant="primary" as={(slot) => <AppLink to={FIND_LIST} {...slot} />}>
              {texts.chooseAction}
            </ButtonLink>
          }
        >
          {texts.chooseText}
        </EmptyState>
      </>
    );
  }
  if (query.isError) return <CounsellorGone query={query} />;
  const counsellor = query.data?.counsellor;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={isNamed ? profileOf(id) : FIND_LIST}>{all.slots.title}</AppLink>}
        title={texts.title}
      />
      {/* If the saved draft cannot be read, the form starts empty. */}
      {counsellor && isKnown && (draft.isSuccess || draft.isError) ? (
        <RequestForm
          key={id}
          counsellor={counsellor}
          draft={draft.data?.draft ?? null}
          referralList={(kind && agreed.data?.referralList) ?? []}
          chosen={readHour(search)}
          onChoose={({ date, hour }) =>
            void navigate({ to: '.', search: { date, hour }, replace: true, resetScroll: false })
          }
        />
      ) : (
        <Skeleton count={10} />
      )}
    </>
  );
}

function readHour({ date, hour }: Readonly<Record<string, unknown>>): ChosenHour | null {
  const isHour = typeof hour === 'string' && /^\d{2}$/.test(hour);
  return typeof date === 'string' && isDate(date) && isHour ? { date, hour } : null;
}
