import { type OwnReferral, psychReferral } from '@naru/contract/areas/counselling/psychological/referral.ts';
import { useNavigate, useParams } from '@tanstack/react-router';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { useDiscreet } from '../../../../blocks/counselling/use-discreet.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
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
  if (!query.data) return <Skeleton count={8} />;
  return <Answer referral={query.data.referral} />;
}

function Answer({ referral }: { readonly referral: OwnReferral }) {
  const texts = useTexts(referralTexts).own;
  const navigate = useNavigate();
  const { applicationId, mustAgree, help } = referral;
  return (
    <AnswerPage
      call={psychReferral.stepOwnReferral}
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
      onAccepted={({ applicationId: to }) => void navigate({ to: to === null ? PSYCH_FORM : applicationOf(to) })}
    >
      <HelpLine help={help} />
    </AnswerPage>
  );
}
