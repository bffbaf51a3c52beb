import { letterCommentDesk as calls } from '@naru/contract/areas/portfolio/comment.ts';
import { correctionDesk } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { useParams } from '@tanstack/react-router';

import { AccessDenied } from '../../../blocks/navigation/access-denied.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { QUEUE } from './addresses.ts';
import { DeskPart } from './desk-part.tsx';
import { commentTexts } from './texts.ts';

const MENU = 'PRF_CL';
/** The request is frozen, and each reading of it is told to its student. */
const KEPT_MS = 10 * 60_000;

/** Shows a request to the one who corrects it. */
export function DeskScreen() {
  const all = useTexts(commentTexts);
  const texts = all.desk;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const asked = { params: { id } };
  const request = useCall(correctionDesk.readCorrection, asked, { label: all.loading, staleTime: KEPT_MS });
  const comments = useCall(calls.listDeskComments, asked, { label: all.loading });
  const correction = request.data?.correction;
  useScreenTitle(correction?.title ?? (request.isError ? texts.gone : all.loading));
  const back = (
    <ButtonLink variant="text" as={(slot) => <AppLink to={QUEUE} {...slot} />}>
      {texts.toList}
    </ButtonLink>
  );
  if (request.error?.code === 'S403') return <AccessDenied menuId={MENU} right="RR" />;
  const words = { goneTitle: texts.gone, goneText: texts.goneText, errorTitle: all.errorTitle };
  if (request.isError) return <ReadFailure query={request} words={words} back={back} />;
  if (comments.isError) return <QueryError page title={all.errorTitle} query={comments} actions={back} />;
  if (!correction || !comments.data) return <Skeleton count={10} />;
  return <DeskPart key={id} correction={correction} listed={comments.data} />;
}
