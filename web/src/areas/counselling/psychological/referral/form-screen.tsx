import { referral } from '@naru/contract/areas/counselling/referral/referral.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { defineList } from '../../../../blocks/list/list-state.ts';
import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { useDiscreet } from '../../../../blocks/counselling/use-discreet.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { REFERRAL_FORM } from './addresses.ts';
import { OwnReferrals } from './own-referrals.tsx';
import { ReferralForm } from './referral-form.tsx';
import styles from './referral.module.css';
import { referralTexts } from './texts.ts';

const LONGEST_ID = 40;
/** The student from whom somebody comes, or the draft to go on with. */
const SHAPE = defineList({
  filters: { student: { maxLength: LONGEST_ID }, id: { maxLength: LONGEST_ID } },
  sorts: [],
  defaultSize: 10,
});

/** Y8: a student is referred, and one sees what became of the others. */
export function ReferralFormScreen() {
  const all = useTexts(referralTexts);
  const texts = all.form;
  const list = useListState(SHAPE);
  const { id, student } = list.filters;
  useDiscreet(all.neutral);
  const draft = useCall(referral.readReferral, { params: { id } }, { enabled: id !== '', staleTime: 0 });
  const found = useCall(
    referral.findReferable,
    { query: { stdntId: student } },
    { enabled: student !== '' && id === '', label: texts.student },
  );
  const words = { ...all.detail, errorTitle: texts.errorTitle };
  const back = <ButtonLink as={(slot) => <AppLink to={REFERRAL_FORM} {...slot} />}>{texts.title}</ButtonLink>;
  if (id !== '' && draft.isError) return <ReadFailure query={draft} words={words} back={back} />;
  const isReady = id === '' ? student === '' || !found.isPending : draft.isSuccess;
  const known = draft.data?.referral;
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <div className={styles.page}>
        {isReady ? (
          <ReferralForm
            key={`${id} ${student}`}
            draft={id !== '' && known?.canChange ? known : null}
            student={found.data?.studentList[0] ?? null}
          />
        ) : (
          <Skeleton count={8} />
        )}
        <OwnReferrals list={list} />
      </div>
    </>
  );
}
