import type { Question } from '@naru/contract/areas/survey.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  duplicateQuestion,
  listBranchable,
  moveQuestion,
  newQuestion,
  removeQuestion,
  replaceQuestion,
  withBranch,
  withType,
} from './question-edits.ts';

const yes = (questionId: string, goTo?: string | null): Question => {
  const question = { ...newQuestion('YES_NO'), questionId };
  return goTo === undefined ? question : withBranch(question, 'Y', goTo);
};
const idsOf = (questions: readonly Question[]) => questions.map(({ questionId }) => questionId);
const jumpsOf = (questions: readonly Question[]) =>
  questions.flatMap(({ questionId, branchList }) => branchList.map(({ goTo }) => `${questionId} → ${goTo ?? 'end'}`));

describe('moving', () => {
  it('H4 keeps jumps that still lead forward, and takes away those that would lead back', () => {
    const questions = [yes('a', 'c'), yes('b', null), yes('c')];
    expect(idsOf(moveQuestion(questions, 0, 1))).toEqual(['b', 'a', 'c']);
    expect(jumpsOf(moveQuestion(questions, 0, 1))).toEqual(['b → end', 'a → c']);
    expect(jumpsOf(moveQuestion(questions, 0, 2))).toEqual(['b → end']);
    expect(jumpsOf(moveQuestion(questions, 2, 0))).toEqual(['b → end']);
    expect(idsOf(moveQuestion(questions, 0, 3))).toEqual(['a', 'b', 'c']);
  });

  it('H4 loses no question and leaves no jump that leads back, whatever is moved', () => {
    const moves = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 8 });
    fc.assert(
      fc.property(moves, (all) => {
        const first = ['a', 'b', 'c', 'd', 'e'].map((id, at, ids) => yes(id, ids[at + 2] ?? null));
        const last = all.reduce((questions, [from, to]) => moveQuestion(questions, from, to), first);
        expect(idsOf(last).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
        const places = idsOf(last);
        const backward = last.filter(({ branchList }, at) =>
          branchList.some(({ goTo }) => goTo !== null && places.indexOf(goTo) <= at),
        );
        expect(backward).toEqual([]);
      }),
    );
  });
});

it('H4 removing a question takes the jumps to it away', () => {
  expect(jumpsOf(removeQuestion([yes('a', 'b'), yes('b', 'c'), yes('c')], 'b'))).toEqual([]);
});

it('H4 removing an option takes its jump away', () => {
  const single = newQuestion('SINGLE');
  const [option, other] = listBranchable(single);
  const jumping = withBranch(single, option ?? '', null);
  const without = { ...jumping, optionList: jumping.optionList.filter(({ optionId }) => optionId === other) };
  expect(jumpsOf(replaceQuestion([jumping], without))).toEqual([]);
});

it('H4 a copy has names of its own, and jumps where the first one does', () => {
  const single = newQuestion('SINGLE');
  const jumping = withBranch(single, single.optionList[0]?.optionId ?? '', null);
  const [first, copy] = duplicateQuestion([jumping], 0);
  const parts = [first, copy].flatMap((one) => [one?.questionId, ...(one?.optionList ?? []).map((o) => o.optionId)]);
  expect(new Set(parts).size).toBe(6);
  expect(copy?.branchList[0]?.answer).toBe(copy?.optionList[0]?.optionId);
});

it('H4 another type keeps options where both have them, and brings two where they are needed', () => {
  const single = newQuestion('SINGLE');
  expect(withType(single, 'MULTI').optionList).toEqual(single.optionList);
  expect(withType(newQuestion('LONG'), 'SINGLE').optionList).toHaveLength(2);
  expect(withType(single, 'LONG').optionList).toEqual([]);
  expect(withType({ ...single, isRequired: true }, 'DESCRIPTION').isRequired).toBe(false);
  expect(withType(withBranch(yes('a'), 'Y', null), 'LONG').branchList).toEqual([]);
});
