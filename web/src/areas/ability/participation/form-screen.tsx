import { abilityParticipation } from '@naru/contract/areas/ability/participation.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AssignmentForm } from './assignment-form.tsx';
import { ASSIGNMENTS } from './routes.ts';
import { participationTexts } from './texts.ts';

/** Makes a test compulsory, or changes one that is. */
export function AssignmentFormScreen() {
  const texts = useTexts(participationTexts).form;
  const { id }: { id?: string } = useParams({ strict: false });
  const title = id === undefined ? texts.titleNew : texts.titleChange;
  useScreenTitle(title);
  const query = useCall(
    abilityParticipation.readAssignment,
    { params: { id: id ?? '' } },
    { label: title, staleTime: 0, enabled: id !== undefined },
  );
  const back = <ButtonLink as={(slot) => <AppLink to={ASSIGNMENTS} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError && !query.data) return <ReadFailure query={query} words={texts} back={back} />;
  if (id !== undefined && !query.data) return <Skeleton count={8} />;
  const saved = query.data?.assignment;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={ASSIGNMENTS}>{texts.toList}</AppLink>}
        title={title}
        purpose={texts.purpose}
      />
      <AssignmentForm key={saved?.assignmentId} saved={saved} />
    </>
  );
}
