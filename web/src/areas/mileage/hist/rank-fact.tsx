import { mileageCloses } from '@naru/contract/areas/mileage/closes.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Fact } from './fact.tsx';
import { mileageHistTexts } from './texts.ts';

/** Tells somebody their own place in the last closed term, the cut-off and what decides between equals; nothing of others. */
export function RankFact() {
  const all = useTexts(mileageHistTexts);
  const texts = all.facts;
  const format = useFormat();
  const own = useCall(mileageCloses.readOwnRank, {}, { label: texts.list }).data?.ownRank;
  if (!own) return null;
  const { term, rank, rankedCount, earned, cutoffRank, cutoffEarned } = own;
  const name = texts.rank(all.term({ year: String(term.year), semester: term.semstrNm }));
  if (rank === null) return <Fact term={name} value={texts.none} note={texts.noRankText} />;
  const notes = [
    texts.ranked(format.number(earned)),
    ...(cutoffRank === null || cutoffEarned === null
      ? []
      : [texts.cutoff(format.number(cutoffRank), format.number(cutoffEarned))]),
    texts.ties,
  ];
  return (
    <Fact term={name} value={texts.rankOf(format.number(rank), format.number(rankedCount))} note={notes.join(' ')} />
  );
}
