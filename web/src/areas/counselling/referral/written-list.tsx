import type { ReferralReason, REFERRAL_URGENCIES } from '@naru/contract/areas/counselling/referral/referral.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import styles from './referral.module.css';
import { referredTexts } from './texts.ts';

export interface WrittenListProps {
  readonly written: {
    readonly reasonList: readonly ReferralReason[];
    readonly urgency: (typeof REFERRAL_URGENCIES)[number];
    readonly note: string;
  };
  readonly more?: readonly { readonly term: string; readonly text: string }[] | undefined;
}

/** Lists what a professor noticed and wrote, in the same words for everybody who may read it. */
export function WrittenList({ written, more }: WrittenListProps) {
  const all = useTexts(referredTexts);
  const { terms } = all;
  const format = useFormat();
  const text = (value: string) => <span className={styles.text}>{value}</span>;
  return (
    <DefinitionList
      items={[
        { term: terms.reasons, value: format.list(written.reasonList.map((one) => all.reasons[one])) || '-' },
        { term: terms.urgency, value: all.urgencies[written.urgency] },
        { term: terms.note, value: text(written.note === '' ? terms.nothing : written.note) },
        ...(more ?? []).map((one) => ({ term: one.term, value: text(one.text) })),
      ]}
    />
  );
}
