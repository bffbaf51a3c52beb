/** Results that a portfolio can show: points of the main scales, never a comparison with others. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { ShownChart } from '@naru/contract/areas/portfolio/page-facts.ts';

import type { ChartSource } from '../../../blocks/manifest/chart-source.ts';
import { selectCharts, type ChartRow } from './chart-store.ts';
import { mainScales } from './rules.ts';
import { selectInstruments } from './store.ts';

const KIND = 'test';

export const ownCharts: ChartSource = {
  kind: KIND,
  list: async (db, memberId) => {
    const rows = await selectCharts(db, memberId);
    if (rows.length === 0) return [];
    const instruments = await selectInstruments(
      db,
      rows.map(({ versionId }) => versionId),
    );
    return rows.flatMap((row) => {
      const instrument = instruments.get(row.versionId);
      return instrument ? [presentChart(row, instrument)] : [];
    });
  },
};

function presentChart({ id, nameKo, nameEn, takenOn, scores }: ChartRow, instrument: Instrument): ShownChart {
  return {
    source: { kind: KIND, id },
    title: { ko: nameKo, en: nameEn },
    takenOn,
    note: instrument.evidence ? NOTES.plain : NOTES.unproven,
    scaleList: mainScales(instrument).flatMap((code) => {
      const value = scores[code]?.points ?? null;
      const scale = instrument.scaleList.find((one) => one.code === code);
      return scale && value !== null ? [{ name: scale.name, value }] : [];
    }),
  };
}

/** Points say nothing about others. */
const NOTES = {
  plain: {
    ko: '스스로 답한 검사예요. 답에서 나올 수 있는 가장 낮은 점수를 0, 가장 높은 점수를 100으로 나타냈고 다른 사람과 비교한 점수가 아니에요.',
    en: 'Self-reported. 0 is the lowest and 100 the highest score that the answers allow; it isn’t a comparison with others.',
  },
  unproven: {
    ko: '스스로 답한 검사이고, 타당도는 아직 검증되지 않았어요. 답에서 나올 수 있는 가장 낮은 점수를 0, 가장 높은 점수를 100으로 나타냈고 다른 사람과 비교한 점수가 아니에요.',
    en: 'Self-reported, by a test that hasn’t been validated yet. 0 is the lowest and 100 the highest score that the answers allow; it isn’t a comparison with others.',
  },
} as const;
