/** Instruments for tests. */
import { Instrument, type Instrument as InstrumentType } from '@naru/contract/areas/ability/instrument.ts';
import type { z } from 'zod';

export type WrittenInstrument = z.input<typeof Instrument>;

const words = (ko: string, en = `${ko} in English`) => ({ ko, en });

/** A file as somebody writes it: two scales of two items each, the second item turned round, and one of both. */
export function aFile(wish: Partial<WrittenInstrument> = {}): WrittenInstrument {
  return {
    format: 'naru-instrument-1',
    code: 'TRY',
    family: '01',
    name: words('시험 삼아', 'Trying'),
    summary: words('무엇을 알게 되는지 말해요.', 'Says what one learns.'),
    instructions: words('생각나는 대로 답해 주세요.', 'Answer as it comes.'),
    source: words('나루가 지었어요.', 'Written for Naru.'),
    minutes: 3,
    itemsPerPage: 2,
    responseList: [
      {
        code: 'AGREE',
        optionList: [1, 2, 3, 4, 5].map((value) => ({ value, label: words(`${value}점`, `${value}`) })),
      },
    ],
    itemList: ['Q1', 'Q2', 'Q3', 'Q4'].map((code) => ({
      code,
      text: words(`문항 ${code}`, `Item ${code}`),
      responses: 'AGREE',
    })),
    scaleList: [
      {
        code: 'SELF',
        name: words('자기주도', 'Self-direction'),
        definition: words('스스로 시작해요.', 'Begins without being asked.'),
        formula: 'MEAN',
        parent: 'ALL',
        itemList: [{ item: 'Q1' }, { item: 'Q2', isReversed: true }],
        levelList: (['LOW', 'MIDDLE', 'HIGH'] as const).map((level) => ({
          level,
          text: words(`${level} 글`, `Text ${level}`),
        })),
      },
      {
        code: 'TEAM',
        name: words('협력', 'Teamwork'),
        definition: words('함께 해요.', 'Works with others.'),
        formula: 'SUM',
        parent: 'ALL',
        itemList: [{ item: 'Q3' }, { item: 'Q4' }],
      },
      {
        code: 'ALL',
        name: words('전체', 'Overall'),
        definition: words('모두 더해요.', 'All of it.'),
        formula: 'WEIGHTED',
        scaleList: [{ scale: 'SELF', weight: 2 }, { scale: 'TEAM' }],
      },
    ],
    pictureList: [{ kind: 'BARS', title: words('한눈에', 'At a glance'), scaleList: ['SELF', 'TEAM'] }],
    ...wish,
  };
}

/** The same as it is kept, with what is left out filled in. */
export const anInstrument = (wish: Partial<WrittenInstrument> = {}): InstrumentType => Instrument.parse(aFile(wish));
