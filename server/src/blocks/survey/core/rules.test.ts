import { QUESTION_TYPES, SURVEY_STATES, type Question, type QuestionType } from '@naru/contract/areas/survey.ts';
import { walkQuestions } from '@naru/contract/survey-path.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import { anAnswer, aQuestion, someOptions } from '../../../../test/surveys.ts';
import { checkQuestions, formStatus, readAnswers, SURVEY_TRANSITIONS } from './rules.ts';
import { words } from './words.ts';

const say = words.ko;
const single = aQuestion({ questionId: 'one', type: 'SINGLE', optionList: someOptions('a', 'b') });
const text = aQuestion({ questionId: 'text', type: 'LONG' });

describe('H4 states of a survey', () => {
  // Written by hand after docs/specification.md, Surveys.
  testMachine({
    transitions: SURVEY_TRANSITIONS,
    statuses: SURVEY_STATES,
    sides: ['STAFF', 'SYSTEM'],
    table: `
    PUBLISH DRAFT  OPEN    STAFF
    PUBLISH OPEN   OPEN    STAFF
    CLOSE   OPEN   CLOSED  STAFF
    REOPEN  CLOSED OPEN    STAFF
    DELETE  DRAFT  DELETED STAFF`,
  });
});

describe('the window', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  const now = at(12);
  it.each([
    ['OPEN', false, [{ opensAt: null, closesAt: null }]],
    ['OPEN', false, [{ opensAt: now, closesAt: at(13) }]],
    ['NOT_YET', false, [{ opensAt: at(13), closesAt: null }]],
    ['OVER', false, [{ opensAt: null, closesAt: now }]],
    [
      'OVER',
      false,
      [
        { opensAt: null, closesAt: null },
        { opensAt: null, closesAt: at(11) },
      ],
    ],
    [
      'NOT_YET',
      false,
      [
        { opensAt: at(13), closesAt: null },
        { opensAt: null, closesAt: at(14) },
      ],
    ],
    ['ANSWERED', true, [{ opensAt: null, closesAt: at(11) }]],
  ] as const)('H4 is %s (answered: %s)', (status, hasAnswered, windows) => {
    expect(formStatus(hasAnswered, windows, now)).toBe(status);
  });
});

describe('questions that are published', () => {
  const fieldsOf = (questions: readonly Question[]): string[] =>
    checkQuestions(questions, say).map(({ field }) => field);
  const shaped = (type: QuestionType): Question =>
    aQuestion({
      questionId: type.toLowerCase().replace('_', '-'),
      type,
      optionList: type === 'SINGLE' || type === 'MULTI' ? someOptions('a', 'b') : [],
    });

  it('H4 are of the seven types, and one at least is answered', () => {
    expect(QUESTION_TYPES).toHaveLength(7);
    expect(fieldsOf(QUESTION_TYPES.map(shaped))).toEqual([]);
    expect(fieldsOf([shaped('DESCRIPTION')])).toEqual(['questionList']);
    expect(fieldsOf([])).toEqual(['questionList']);
  });

  it('H4 say everything in both languages', () => {
    expect(fieldsOf([{ ...text, textKo: ' ' }])).toEqual(['questionList.0.textKo']);
    expect(fieldsOf([{ ...text, textEn: '' }])).toEqual(['questionList.0.textEn']);
    const [first, second] = someOptions('a', 'b');
    const optionList = [first, { ...second, textEn: '' }] as Question['optionList'];
    expect(fieldsOf([{ ...single, optionList }])).toEqual(['questionList.0.optionList.1.textEn']);
  });

  it('H4 have options where one chooses, and not more to choose than there are', () => {
    expect(fieldsOf([{ ...single, optionList: someOptions('a') }])).toEqual(['questionList.0.optionList']);
    expect(fieldsOf([{ ...text, optionList: someOptions('a', 'b') }])).toEqual(['questionList.0.optionList']);
    expect(fieldsOf([{ ...single, maxSelections: 1 }])).toEqual(['questionList.0.maxSelections']);
    expect(fieldsOf([{ ...single, type: 'MULTI', maxSelections: 2 }])).toEqual([]);
    expect(fieldsOf([{ ...single, type: 'MULTI', maxSelections: 3 }])).toEqual(['questionList.0.maxSelections']);
    expect(fieldsOf([{ ...single, optionList: someOptions('a', 'a') }])).toEqual(['questionList.0']);
    expect(fieldsOf([single, single])).toEqual(['questionList.1']);
  });

  it('H4 lead forward only, from an answer that there is, of a type that has one answer', () => {
    const to = (goTo: string | null, answer = 'a') => ({ ...single, branchList: [{ answer, goTo }] });
    const wrong = ['questionList.0.branchList'];
    expect(fieldsOf([to('text'), text])).toEqual([]);
    expect(fieldsOf([to(null), text])).toEqual([]);
    expect(fieldsOf([to('one'), text])).toEqual(wrong);
    expect(fieldsOf([text, to('text')])).toEqual(['questionList.1.branchList']);
    expect(fieldsOf([to('nowhere')])).toEqual(wrong);
    expect(fieldsOf([to('text', 'c'), text])).toEqual(wrong);
    expect(fieldsOf([{ ...to('text'), type: 'MULTI' }, text])).toEqual(wrong);
    expect(fieldsOf([{ ...to('text', 'Y'), type: 'YES_NO', optionList: [] }, text])).toEqual([]);
    expect(fieldsOf([{ ...to('text', '3'), type: 'SCALE5', optionList: [] }, text])).toEqual([]);
  });
});

describe('the way through the questions', () => {
  const asked = (...ids: string[]) => ids.map((questionId) => ({ questionId, branchList: [] }));

  it('H4 skips what an answer leads past, and ends where one leads to the end', () => {
    const [one, two, three] = asked('1', '2', '3');
    const first = {
      questionId: '0',
      branchList: [
        { answer: 'Y', goTo: '3' },
        { answer: 'N', goTo: null },
      ],
    };
    const questions = [first, one, two, three].filter((stop) => stop !== undefined);
    const walk = (chosen: string[]) =>
      walkQuestions(questions, (id) => (id === '0' ? chosen : [])).map(({ questionId }) => questionId);
    expect(walk([])).toEqual(['0', '1', '2', '3']);
    expect(walk(['Y'])).toEqual(['0', '3']);
    expect(walk(['N'])).toEqual(['0']);
  });

  it('H4 ends and meets each question once at most, however the branches lead', () => {
    const stop = fc.record({
      questionId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      branchList: fc.array(
        fc.record({ answer: fc.constant('Y'), goTo: fc.constantFrom('a', 'b', 'c', 'd', 'e', null) }),
        { maxLength: 2 },
      ),
    });
    const questions = fc.uniqueArray(stop, { selector: ({ questionId }) => questionId, maxLength: 5 });
    fc.assert(
      fc.property(questions, (given) => {
        const walked = walkQuestions(given, () => ['Y']).map((one) => given.indexOf(one));
        expect(walked).toEqual([...new Set(walked)].toSorted((one, other) => one - other));
      }),
    );
  });
});

describe('answers', () => {
  const multi = aQuestion({
    questionId: 'some',
    type: 'MULTI',
    maxSelections: 2,
    optionList: someOptions('a', 'b', 'c'),
  });
  const scale = aQuestion({ questionId: 'scale', type: 'SCALE5', isRequired: true });
  const short = aQuestion({ questionId: 'short', type: 'SHORT', isRequired: true });
  const yes = aQuestion({ questionId: 'yes', type: 'YES_NO', branchList: [{ answer: 'N', goTo: null }] });
  const told = aQuestion({ questionId: 'told', type: 'DESCRIPTION' });

  it.each([
    ['nothing where nothing is required', [single, multi, text, yes, told], [], []],
    [
      'every type',
      [told, scale, single, multi, yes, short, text],
      [
        anAnswer('scale', ['5']),
        anAnswer('one', ['a']),
        anAnswer('some', ['a', 'c']),
        anAnswer('yes', ['Y']),
        anAnswer('short', '짧게'),
        anAnswer('text', '길게'),
      ],
      [],
    ],
    ['a missing one', [scale, short], [], ['answerList.scale', 'answerList.short']],
    ['blanks for words', [short], [anAnswer('short', '  ')], ['answerList.short']],
    ['a sixth point', [scale], [anAnswer('scale', ['6'])], ['answerList.scale']],
    ['two of one', [single], [anAnswer('one', ['a', 'b'])], ['answerList.one']],
    ['the same twice', [multi], [anAnswer('some', ['a', 'a'])], ['answerList.some']],
    ['more than may be', [multi], [anAnswer('some', ['a', 'b', 'c'])], ['answerList.some']],
    ['words for a choice', [single], [anAnswer('one', 'a')], ['answerList.one']],
    ['a choice for words', [text], [anAnswer('text', ['a'])], ['answerList.text']],
    ['an answer to no question', [told], [anAnswer('told', 'x')], ['answerList.told']],
    ['a question that is not there', [text], [anAnswer('other', 'x')], ['answerList.other']],
    ['a question twice', [text], [anAnswer('text', 'x'), anAnswer('text', 'y')], ['answerList.text']],
    ['too long a word', [short], [anAnswer('short', 'x'.repeat(201))], ['answerList.short']],
    ['what is required beyond the end', [yes, scale], [anAnswer('yes', ['N'])], []],
    ['what lies beyond the end', [yes, text], [anAnswer('yes', ['N']), anAnswer('text', 'x')], ['answerList.text']],
  ] as const)('H4 that give %s', (_what, questions, answers, wrong) => {
    const read = readAnswers(questions, answers, say);
    const fields = 'problems' in read ? read.problems.map(({ field }) => field) : [];
    expect(fields).toEqual(wrong);
  });

  it('H4 are kept as choices and as words without what surrounds them', () => {
    const given = [anAnswer('one', ['b']), anAnswer('text', ' 고마워요 ')];
    expect(readAnswers([single, text], given, say)).toEqual({ choices: { one: ['b'] }, texts: { text: '고마워요' } });
  });
});
