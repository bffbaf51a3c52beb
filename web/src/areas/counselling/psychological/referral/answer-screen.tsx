import { counsellingGlance } from '@naru/contract/areas/counselling/glance.ts';
import { history } from '@naru/contract/areas/counselling/history.ts';
import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { type OwnReferral, psychReferral } from '@naru/contract/areas/counselling/psychological/referral.ts';
import { useNavigate, useParams } from '@tanstack/react-router';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { useDiscreet } from '../../../../blocks/counselling/use-discreet.ts';
import { fieldErrorsOf } from '../../../../platform/http/call-error.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { AnswerPage } from '../../referral/answer-page.tsx';
import { referredTexts } from '../../referral/texts.ts';
import { applicationOf, HISTORY, PSYCH_AGREE, PSYCH_FORM } from '../student/addresses.ts';
import { HelpLine } from '../student/help-line.tsx';
import { referralTexts } from './texts.ts';

/** Y8: the student reads all that would be handed over, and agrees or does not. */
export function ReferralAnswerScreen() {
  const all = useTexts(referralTexts);
  const texts = useTexts(referredTexts).answer;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(psychReferral.readOwnReferral, { params: { id } }, { label: all.neutral, staleTime: 0 });
  useDiscreet(all.neutral);
  const back = <ButtonLink as={(slot) => <AppLink to={HISTORY} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.error?.code === '404' || (query.isError && !query.data))
    return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton label={all.loading} count={8} />;
  return <Answer referral={query.data.referral} />;
}

function Answer({ referral }: { readonly referral: OwnReferral }) {
  const { declined } = useTexts(referredTexts).answer;
  const texts = useTexts(referralTexts).own;
  const navigate = useNavigate();
  const { referralId: id, applicationId, mustAgree, version, help } = referral;
  const answer = useCallMutation(psychReferral.answerReferral, {
    alertMessage: null,
    alsoChanges: [history.pageHistory, counsellingGlance.glance, psychAsking.readForm],
  });
  const give = (isAccepted: boolean, onSettled: () => void): void =>
    answer.mutate(
      { params: { id }, body: { version, isAccepted } },
      {
        onSuccess: (done) => {
          showToast({ text: isAccepted ? texts.accepted : declined, tone: 'done' });
          if (isAccepted)
            void navigate({ to: done.applicationId === null ? PSYCH_FORM : applicationOf(done.applicationId) });
        },
        onSettled,
      },
    );
  const [atField] = fieldErrorsOf(answer.error);
  return (
    <AnswerPage
      referral={referral}
      words={texts}
      apply={{ to: PSYCH_FORM, label: texts.apply }}
      went={applicationId === null ? null : { to: applicationOf(applicationId), label: texts.toApplication }}
      obstacle={
        mustAgree && (
          <Notice tone="amber" action={<AppLink to={PSYCH_AGREE}>{texts.agreeAnew}</AppLink>}>
            {texts.mustAgree}
          </Notice>
        )
      }
      answer={{
        give,
        isPending: answer.isPending,
        failure: answer.error && (atField?.message ?? answer.error.serverMessage ?? answer.error.message),
      }}
    >
      <HelpLine help={help} />
    </AnswerPage>
  );
}
