import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addAt, addParticle, type Particle, pickParticle } from './particle.ts';

const PARTICLES: readonly Particle[] = ['은/는', '이/가', '을/를', '으로/로', '와/과', '이에요/예요'];

describe('after Hangul', () => {
  test.each([
    ['상담', '상담은 상담이 상담을 상담으로 상담과 상담이에요'],
    ['서류', '서류는 서류가 서류를 서류로 서류와 서류예요'],
    ['서울', '서울은 서울이 서울을 서울로 서울과 서울이에요'],
    ['금요일', '금요일은 금요일이 금요일을 금요일로 금요일과 금요일이에요'],
    ['값', '값은 값이 값을 값으로 값과 값이에요'],
  ])('%s', (word, forms) => {
    expect(PARTICLES.map((particle) => addParticle(word, particle)).join(' ')).toBe(forms);
  });

  test('decomposed syllables count like composed ones', () => {
    expect(pickParticle('상담'.normalize('NFD'), '을/를')).toBe('을');
    expect(pickParticle('서류'.normalize('NFD'), '을/를')).toBe('를');
  });

  test('every syllable takes the closed form exactly if it has a final consonant', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0xac00, max: 0xd7a3 }), (code) => {
        const final = (code - 0xac00) % 28;
        const word = String.fromCharCode(code);
        expect(pickParticle(word, '은/는')).toBe(final === 0 ? '는' : '은');
        expect(pickParticle(word, '와/과')).toBe(final === 0 ? '와' : '과');
        expect(pickParticle(word, '으로/로')).toBe(final === 0 || final === 8 ? '로' : '으로');
      }),
    );
  });
});

describe('after digits', () => {
  test.each([
    ['0', '을', '으로'],
    ['1', '을', '로'],
    ['2', '를', '로'],
    ['3', '을', '으로'],
    ['4', '를', '로'],
    ['5', '를', '로'],
    ['6', '을', '으로'],
    ['7', '을', '로'],
    ['8', '을', '로'],
    ['9', '를', '로'],
    ['10', '을', '으로'],
    ['100', '을', '으로'],
    ['1,000', '을', '으로'],
    ['10,000', '을', '으로'],
    ['100,000,000', '을', '으로'],
    ['1,000,000,000,000', '를', '로'],
    ['1,000,000,000,000,000', '를', '로'],
    ['10,000,000,000,000,000', '을', '으로'],
    ['3.5', '를', '로'],
    ['3.10', '을', '으로'],
    ['2026', '을', '으로'],
    ['010-1234-5677', '을', '로'],
    ['제3', '을', '으로'],
    ['B2', '를', '로'],
    ['８', '을', '로'],
    ['①', '을', '로'],
  ])('%s takes %s and %s', (word, object, direction) => {
    expect(pickParticle(word, '을/를')).toBe(object);
    expect(pickParticle(word, '으로/로')).toBe(direction);
  });

  test.each([
    ['80%', '를'],
    ['5kg', '을'],
    ['3 km', '를'],
    ['20 MB', '를'],
    ['3M', '을'],
    ['18℃', '를'],
    ['A+', '를'],
    ['B-', '를'],
    ['C#', '을'],
  ])('%s takes %s', (word, particle) => {
    expect(pickParticle(word, '을/를')).toBe(particle);
  });
});

describe('after Latin words', () => {
  test.each([
    ['PDF', '를', '로'],
    ['pdf', '를', '로'],
    ['HTML', '을', '로'],
    ['html', '을', '로'],
    ['png', '를', '로'],
    ['PPT', '를', '로'],
    ['AI', '를', '로'],
    ['ERP', '를', '로'],
    ['HR', '을', '로'],
    ['LMS', '를', '로'],
    ['CRM', '을', '으로'],
    ['Zoom', '을', '으로'],
    ['Webex', '를', '로'],
    ['Excel', '을', '로'],
    ['Google', '을', '로'],
    ['Python', '을', '으로'],
    ['online', '을', '으로'],
    ['meeting', '을', '으로'],
    ['game', '을', '으로'],
    ['Slack', '을', '으로'],
    ['Facebook', '을', '으로'],
    ['Talk', '를', '로'],
    ['Workshop', '을', '으로'],
    ['app', '을', '으로'],
    ['web', '을', '으로'],
    ['GitHub', '를', '로'],
    ['music', '을', '으로'],
    ['internet', '을', '으로'],
    ['test', '를', '로'],
    ['mentor', '를', '로'],
    ['Naru', '를', '로'],
    ['office', '를', '로'],
    ['YouTube', '를', '로'],
    ['TOEIC', '을', '으로'],
    ['TOEFL', '을', '로'],
    ['OPIc', '을', '으로'],
    ['résumé', '를', '로'],
    ['constructor', '를', '로'],
    ['example.com', '을', '으로'],
    ['L', '을', '로'],
    ['회계학 I', '을', '로'],
    ['영어 Ⅲ', '을', '으로'],
    ['미적분학Ⅱ', '를', '로'],
    ['ＰＤＦ', '를', '로'],
  ])('%s takes %s and %s', (word, object, direction) => {
    expect(pickParticle(word, '을/를')).toBe(object);
    expect(pickParticle(word, '으로/로')).toBe(direction);
  });
});

describe('after brackets, quotes and marks', () => {
  test.each([
    ['상담(대면)', '을'],
    ['서류(원본)', '를'],
    ['상담 (서류) ', '을'],
    ['서류[상담]', '를'],
    ['특강（온라인 서류）', '을'],
    ['서류(상담(1))', '를'],
    ['서류(상담)(원본)', '를'],
    ['(가칭)', '을'],
    ['(서류)', '를'],
    ['‘발표 불안 줄이기’', '를'],
    ['“상담”', '을'],
    ['"상담"', '을'],
    ['「나의 길」', '을'],
    ['《나루》', '를'],
    ['<상담>', '을'],
    ['서류.', '를'],
    ['상담…', '을'],
    ['상담!', '을'],
    ['상담)', '을'],
    ['‘상담(1)’', '을'],
  ])('%s takes %s', (word, particle) => {
    expect(pickParticle(word, '을/를')).toBe(particle);
  });
});

describe('where the sound is unknown', () => {
  test.each(['漢字', '🙂', 'Ωμέγα', '()', '...'])('%s takes both forms', (word) => {
    expect(PARTICLES.map((particle) => pickParticle(word, particle))).toEqual([
      '은(는)',
      '이(가)',
      '을(를)',
      '(으)로',
      '와(과)',
      '이에요(예요)',
    ]);
  });

  test('nothing takes nothing', () => {
    expect(addParticle('', '은/는')).toBe('');
    expect(addParticle('  ', '은/는')).toBe('');
  });

  test('any text keeps its words and gets one of the forms', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...PARTICLES), (word, particle) => {
        const added = pickParticle(word, particle);
        const forms = [...particle.split('/'), ''];
        expect(forms.includes(added) || added.includes('(')).toBe(true);
        expect(addParticle(word, particle)).toBe(word.trimEnd() + added);
      }),
    );
  });
});

test('says when something happens, without a particle after words that are no noun of time', () => {
  expect(['방금', '어제', '20분 전', '어제 오후 4:10', '11월 3일'].map(addAt)).toEqual([
    '방금',
    '어제',
    '20분 전에',
    '어제 오후 4:10에',
    '11월 3일에',
  ]);
});
