import { referral as calls, type Referral } from '@naru/contract/areas/counselling/referral/referral.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { useDiscreet } from '../../../../blocks/counselling/use-discreet.ts';
import { StudentHeader } from '../../../../blocks/student/student-header.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { StateChip } from '../../../../ui/state-chip.tsx';
import { referredTexts } from '../../referral/texts.ts';
import { WrittenList } from '../../referral/written-list.tsx';
import { REFERRAL_FORM, referralFormOf } from './addresses.ts';
import { SHOWN_KINDS } from './own-referrals.tsx';
import styles from './referral.module.css';
import { referralTexts } from './texts.ts';

const OVER: ReadonlySet<Referral['status']> = new Set(['CLOSED', 'DECLINED', 'EXPIRED', 'REVIEWED']);

/** Y8: how far one's own referral has come, and one's own words; nothing of what is said at the centre. */
export function ReferralDetailScreen() {
  const all = useTexts(referralTexts);
  const texts = all.detail;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(calls.readReferral, { params: { id } }, { label: all.neutral, staleTime: 0 });
  useDiscreet(all.neutral);
  const back = <ButtonLink as={(slot) => <AppLink to={REFERRAL_FORM} {...slot} />}>{texts.toForm}</ButtonLink>;
  if (query.error?.code === '404' || (query.isError && !query.data))
    return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  return <Detail referral={query.data.referral} />;
}

function Detail({ referral }: { readonly referral: Referral }) {
  const all = useTexts(referralTexts);
  const texts = all.detail;
  const format = useFormat();
  const { destinations } = useTexts(referredTexts);
  const { student, destination, status, written, untilAt } = referral;
  return (
    <>
      <StudentHeader
        student={student}
        breadcrumb={<AppLink to={REFERRAL_FORM}>{texts.toForm}</AppLink>}
        title={texts.title(student.name)}
        chip={<StateChip kind={SHOWN_KINDS[status]}>{all.statuses[status]}</StateChip>}
        facts={destinations[destination]}
      />
      <div className={styles.page}>
        <div className={styles.form}>
          <div className={styles.next} data-over={OVER.has(status) || undefined}>
            <p className={styles.strong}>{texts.next[status]}</p>
            {untilAt !== null && <p className={styles.meta}>{all.list.until(format.moment(untilAt))}</p>}
            {referral.canChange && (
              <ButtonLink
                variant="primary"
                as={(slot) => <AppLink to={referralFormOf({ id: referral.referralId })} {...slot} />}
              >
                {texts.goOn}
              </ButtonLink>
            )}
          </div>
          {written && (
            <Section title={texts.writtenTitle} size="small">
              <WrittenList
                written={{ ...written, urgency: referral.urgency }}
                more={written.emergency === null ? [] : [{ term: texts.emergency, text: written.emergency }]}
              />
            </Section>
          )}
        </div>
        {referral.historyList.length > 0 && (
          <Section title={texts.historyTitle} size="small">
            <ol className={styles.stack}>
              {referral.historyList.toReversed().map(({ to, at }) => (
                <li key={`${at} ${to}`}>
                  <p>{all.statuses[to]}</p>
                  <p className={styles.meta}>{format.relativeTime(at, { time: 'always' })}</p>
                </li>
              ))}
            </ol>
          </Section>
        )}
      </div>
    </>
  );
}
