import { referral, type ReferralSummary } from '@naru/contract/areas/counselling/referral/referral.ts';

import { RecordRow } from '../../../../blocks/counselling/record-row.tsx';
import { ListRows } from '../../../../blocks/list/list-rows.tsx';
import { usePageCall } from '../../../../blocks/list/use-list-call.ts';
import type { UsedListState } from '../../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Section } from '../../../../ui/section.tsx';
import { StateChip, type StateKind } from '../../../../ui/state-chip.tsx';
import { referredTexts } from '../../referral/texts.ts';
import { referralOf } from './addresses.ts';
import styles from './referral.module.css';
import { referralTexts } from './texts.ts';

export const SHOWN_KINDS: Readonly<Record<ReferralSummary['status'], StateKind>> = {
  DRAFT: 'draft',
  ASKED: 'waiting',
  RECEIVED: 'approved',
  LINKED: 'progress',
  CLOSED: 'ended',
  DECLINED: 'rejected',
  EXPIRED: 'cancelled',
  EMERGENCY: 'waiting',
  REVIEWED: 'done',
};

/** The professor's own, each with how far it has come and nothing else. */
export function OwnReferrals<Filter extends string>({ list }: { readonly list: UsedListState<Filter> }) {
  const texts = useTexts(referralTexts).list;
  const query = usePageCall(list, referral.pageReferrals, {}, texts.title);
  const page = query.data?.referralPage;
  return (
    <Section title={texts.title} text={texts.text} size="small">
      <ListRows
        list={list}
        page={page}
        query={query}
        words={texts}
        lines={3}
        hidesOnlyPage
        empty={<p className={styles.meta}>{texts.emptyTitle}</p>}
      >
        {(row) => <Row key={row.referralId} summary={row} />}
      </ListRows>
    </Section>
  );
}

function Row({ summary }: { readonly summary: ReferralSummary }) {
  const all = useTexts(referralTexts);
  const texts = all.list;
  const format = useFormat();
  const { destinations } = useTexts(referredTexts);
  const { student, destination, status, askedAt, createdAt, untilAt } = summary;
  const asked = status === 'EMERGENCY' || status === 'REVIEWED' ? texts.told : texts.asked;
  return (
    <RecordRow
      when={format.day(askedAt ?? createdAt)}
      whenNote={askedAt === null ? texts.written : asked}
      title={<AppLink to={referralOf(summary.referralId)}>{student.name}</AppLink>}
      facts={[destinations[destination], student.deptNm]}
      next={untilAt === null ? undefined : texts.until(format.moment(untilAt))}
      state={<StateChip kind={SHOWN_KINDS[status]}>{all.statuses[status]}</StateChip>}
    />
  );
}
