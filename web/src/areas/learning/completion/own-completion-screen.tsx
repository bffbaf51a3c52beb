import { completion } from '@naru/contract/areas/learning/completion.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { OwnCompletion } from './own-completion.tsx';
import { certificateListRoute } from './routes.ts';
import { completionTexts } from './texts.ts';

/** One's own completion by itself, where notices and to-dos lead. */
export function OwnCompletionScreen() {
  const texts = useTexts(completionTexts).own;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(completion.readOwnCompletion, { params: { id } }, { label: texts.section });
  useScreenTitle(texts.title);
  const toList = (
    <ButtonLink variant="text" as={(slot) => <AppLink to={addressOf(certificateListRoute)} {...slot} />}>
      {texts.toList}
    </ButtonLink>
  );
  if (query.isError && !query.data) return <ReadFailure query={query} words={texts} back={toList} />;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={addressOf(certificateListRoute)}>{texts.toList}</AppLink>}
        title={query.data?.programmeNm ?? texts.title}
      />
      <OwnCompletion key={id} traineeId={id} />
    </>
  );
}
