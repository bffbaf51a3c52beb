import { counsellingGlance } from '@naru/contract/areas/counselling/glance.ts';
import { history } from '@naru/contract/areas/counselling/history.ts';
import { type CentreReferral, referral as calls } from '@naru/contract/areas/counselling/referral.ts';
import { useNavigate, useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { findOf, HISTORY_LIST, ownMeetingOf } from '../student/addresses.ts';
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
  if (!query.data) return <Skeleton label={all.loading} count={8} />;
  return <Answer referral={query.data.referral} />;
}

function Answer({ referral }: { readonly referral: CentreReferral }) {
  const all = useTexts(referredTexts);
  const texts = all.own;
  const navigate = useNavigate();
  const { referralId: id, kind, requestId, version } = referral;
  const answer = useCallMutation(calls.answerReferral, {
    alertMessage: null,
    alsoChanges: [history.pageHistory, counsellingGlance.glance, calls.listAgreed],
  });
  const give = (isAccepted: boolean, onSettled: () => void): void =>
    answer.mutate(
      { params: { id }, body: { version, isAccepted } },
      {
        onSuccess: () => {
          showToast({ text: isAccepted ? texts.accepted : all.answer.declined, tone: 'done' });
          if (isAccepted) void navigate({ to: findOf(kind) });
        },
        onSettled,
      },
    );
  const [atField] = fieldErrorsOf(answer.error);
  return (
    <AnswerPage
      referral={referral}
      words={{ ...texts, from: texts.from[kind], writtenText: texts.writtenText[kind], steps: texts.steps[kind] }}
      apply={{ to: findOf(kind), label: texts.apply }}
      went={requestId === null ? null : { to: ownMeetingOf(requestId), label: texts.toMeeting }}
      answer={{
        give,
        isPending: answer.isPending,
        failure: answer.error && (atField?.message ?? answer.error.serverMessage ?? answer.error.message),
      }}
    />
  );
}
