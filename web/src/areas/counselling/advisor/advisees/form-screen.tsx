import { advisees } from '@naru/contract/areas/counselling/advisor/advisees.ts';
import { useNavigate, useParams } from '@tanstack/react-router';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EarlierPart } from './earlier-part.tsx';
import { InviteForm } from './invite-form.tsx';
import { adviseeTexts } from './texts.ts';

const LIST = '/cnslt/professor/stdnt/list';

/** Invites one assigned student. */
export function InviteFormScreen() {
  const texts = useTexts(adviseeTexts);
  const navigate = useNavigate();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(advisees.readAdvisee, { params: { id } }, { enabled: id !== '' });
  const leave = (): void => void navigate({ to: LIST, replace: true, ignoreBlocker: true });
  useScreenTitle(texts.form.title, texts.titles.other);
  if (query.isError) {
    return (
      <>
        <PageHeader title={texts.form.goneTitle} />
        <EmptyState
          title={texts.form.goneText}
          actions={<ButtonLink as={(slot) => <AppLink to={LIST} {...slot} />}>{texts.showAll}</ButtonLink>}
        />
      </>
    );
  }
  if (id === '') {
    return (
      <>
        <PageHeader
          breadcrumb={<AppLink to={LIST}>{texts.titles.other}</AppLink>}
          title={texts.form.title}
          purpose={texts.form.purposeGroup}
        />
        <InviteForm onDone={leave} />
      </>
    );
  }
  if (!query.data) return <Skeleton count={8} />;
  const { name } = query.data.student;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={LIST}>{texts.titles.other}</AppLink>}
        title={texts.form.of(name)}
        purpose={texts.form.purposeOne}
      />
      {query.data.sharesEarlier && <EarlierPart studentId={id} />}
      <InviteForm studentIds={[id]} onDone={leave} />
    </>
  );
}
