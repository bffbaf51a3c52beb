/** A small instrument to begin a file with: every kind of part once. */
import { Instrument } from '@naru/contract/areas/ability/instrument.ts';

export const TEMPLATE = Instrument.parse({
  format: 'naru-instrument-1',
  code: 'MY-TEST',
  family: '01',
  name: { ko: '검사 이름', en: 'Name of the test' },
  summary: {
    ko: '이 검사로 무엇을 알게 되는지 한두 문장으로 적어요.',
    en: 'Says in a sentence or two what people learn by it.',
  },
  instructions: {
    ko: '요즘의 나와 얼마나 비슷한지 골라 주세요.',
    en: 'Choose how well each sentence describes you these days.',
  },
  source: { ko: '누가 만들었고 어떤 조건으로 쓸 수 있는지 적어요.', en: 'Says who made it, and how it may be used.' },
  minutes: 5,
  itemsPerPage: 5,
  responseList: [
    {
      code: 'AGREE',
      optionList: [
        { value: 1, label: { ko: '전혀 아니에요', en: 'Not at all' } },
        { value: 2, label: { ko: '아닌 편이에요', en: 'Rather not' } },
        { value: 3, label: { ko: '보통이에요', en: 'Neither' } },
        { value: 4, label: { ko: '그런 편이에요', en: 'Rather' } },
        { value: 5, label: { ko: '매우 그래요', en: 'Very much' } },
      ],
    },
  ],
  itemList: [
    { code: 'Q1', text: { ko: '할 일을 스스로 정해요.', en: 'I decide for myself what to do.' }, responses: 'AGREE' },
    { code: 'Q2', text: { ko: '시작을 자주 미뤄요.', en: 'I often put off beginning.' }, responses: 'AGREE' },
    { code: 'Q3', text: { ko: '남의 말을 끝까지 들어요.', en: 'I let others finish speaking.' }, responses: 'AGREE' },
    {
      code: 'Q4',
      text: { ko: '생각이 달라도 함께 일해요.', en: 'I work with people who think differently.' },
      responses: 'AGREE',
    },
  ],
  scaleList: [
    {
      code: 'SELF',
      name: { ko: '자기주도', en: 'Self-direction' },
      definition: { ko: '스스로 정하고 시작하는 능력이에요.', en: 'Deciding and beginning without being told.' },
      formula: 'MEAN',
      goodEnd: 'HIGH',
      itemList: [{ item: 'Q1' }, { item: 'Q2', isReversed: true }],
      levelList: [
        { level: 'LOW', text: { ko: '시작이 늦어지는 편이에요.', en: 'Beginning tends to take a while.' } },
        { level: 'MIDDLE', text: { ko: '상황에 따라 달라요.', en: 'It depends on the day.' } },
        { level: 'HIGH', text: { ko: '스스로 정하고 바로 시작해요.', en: 'Decides and begins at once.' } },
      ],
    },
    {
      code: 'TEAM',
      name: { ko: '협력', en: 'Teamwork' },
      definition: { ko: '다른 사람과 함께 해내는 능력이에요.', en: 'Getting things done with others.' },
      formula: 'MEAN',
      goodEnd: 'HIGH',
      itemList: [{ item: 'Q3' }, { item: 'Q4' }],
    },
  ],
  pictureList: [{ kind: 'BARS', title: { ko: '한눈에 보기', en: 'At a glance' }, scaleList: ['SELF', 'TEAM'] }],
});
