import { type CentreReferral, referral as calls } from '@naru/contract/areas/counselling/referral/referral.ts';
import { useNavigate, useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { findOf, HISTORY_LIST, ownMeetingOf } from '../shared/addresses.ts';
import { AnswerPage } from './answer-page.tsx';
import { referredTexts } from './texts.ts';

/** P15: a professor suggests a career counsellor or a coach; who agrees goes on to their free hours. */
export function CentreReferralScreen() {
  const all = useTexts(referredTexts);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(calls.readOwnReferral, { params: { id } }, { label: all.answer.title, staleTime: 0 });
  useScreenTitle(all.answer.title);
  const back = <ButtonLink as={(slot) => <AppLink to={HISTORY_LIST} {...slot} />}>{all.answer.toList}</ButtonLink>;
  if (query.error?.code === '404' || (query.isError && !query.data))
    return <ReadFailure query={query} words={all.answer} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  return <Answer referral={query.data.referral} />;
}

function Answer({ referral }: { readonly referral: CentreReferral }) {
  const texts = useTexts(referredTexts).own;
  const navigate = useNavigate();
  const { kind, requestId } = referral;
  return (
    <AnswerPage
      call={calls.stepOwnReferral}
      referral={referral}
      words={{ ...texts, from: texts.from[kind], writtenText: texts.writtenText[kind], steps: texts.steps[kind] }}
      apply={{ to: findOf(kind), label: texts.apply }}
      went={requestId === null ? null : { to: ownMeetingOf(requestId), label: texts.toMeeting }}
      onAccepted={() => void navigate({ to: findOf(kind) })}
    />
  );
}
