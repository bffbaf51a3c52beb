/** The tests of the people whom everybody tries. */

/** Terms before the current one. */
export type TermsAgo = 0 | 1 | 2;

export interface Story {
  /** By the code of the test: the terms in which they took it. */
  readonly taken: Readonly<Record<string, readonly TermsAgo[]>>;
  /** A test that they began and left, with so many answers. */
  readonly open?: { readonly test: string; readonly answers: number };
  /** The audiences that they let see a test. */
  readonly shares?: readonly { readonly test: string; readonly audience: 'ADVISOR' | 'COACH' | 'CAREER' }[];
  /** The person who looked at the latest result of a test, by the name that they sign in with. */
  readonly viewed?: { readonly test: string; readonly by: string; readonly audience: 'ADVISOR' | 'COACH' | 'CAREER' };
  /** A line that they added to their latest result. */
  readonly reflection?: { readonly test: string; readonly text: string };
  /** How much more each term brought them than others. */
  readonly growth: number;
  /** How far they begin above or below what was drawn for them, by the code of the test. */
  readonly begins?: Readonly<Record<string, number>>;
}

export const STORIES: Readonly<Record<string, Story>> = {
  // She has grown from term to term, and left a test lying.
  student: {
    taken: { CORE: [2, 1, 0], LEARN: [1, 0], CAREER: [] },
    open: { test: 'CAREER', answers: 12 },
    shares: [{ test: 'CORE', audience: 'ADVISOR' }],
    viewed: { test: 'CORE', by: 'supervisor', audience: 'ADVISOR' },
    reflection: { test: 'CORE', text: '발표 모임에 한 학기 다녔더니 설명하는 일이 덜 떨린다.' },
    growth: 0.35,
    begins: { LEARN: -1.7 },
  },
  // His first compulsory test waits for him.
  freshman: { taken: { CORE: [], LEARN: [], CAREER: [0] }, growth: 0 },
  peer: {
    taken: { CORE: [1, 0], LEARN: [], CAREER: [1] },
    shares: [{ test: 'CAREER', audience: 'CAREER' }],
    growth: 0.1,
  },
};
