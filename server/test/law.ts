/**
 * Law counsellors and cases for tests, set up by the portal's own calls.
 */
import type { CallInput } from '@naru/contract/call.ts';
import { law } from '@naru/contract/areas/counselling/law/asking.ts';
import { lawDesk } from '@naru/contract/areas/counselling/law/desk.ts';
import type { LAW_STEPS, LawAction } from '@naru/contract/areas/counselling/law/words.ts';
import type { StepInput } from '@naru/contract/shared/workflow.ts';

import { aMember, signIn, type MadeMember } from './builders.ts';
import type { Asked, TestPortal } from './portal.ts';

export interface MadeLawyer extends MadeMember {
  readonly token: string;
}

export async function aLawyer(portal: TestPortal, nameKo = '변법률'): Promise<MadeLawyer> {
  const member = await aMember(portal.platform.db, { types: ['STAFF'], duties: ['LAW_COUNSELLOR'], nameKo });
  return { ...member, token: await signIn(portal, member) };
}

type Written = NonNullable<CallInput<typeof law.createCase>['body']>;

export const aLawCase = (more: Partial<Written> = {}): Written => ({
  caseType: 'LEASE',
  deadlineOn: '2026-12-15',
  facts: {
    opponent: '박임대',
    summary: '계약이 끝났는데 보증금을 돌려받지 못했어요.',
    help: '어떤 순서로 해야 하는지 알고 싶어요.',
    answerList: [{ question: 'DEPOSIT', text: '1,000만 원' }],
    timelineList: [{ on: '2026-10-31', text: '계약이 끝났어요.' }],
    evidenceList: ['CONTRACT', 'MESSAGES'],
  },
  fileId: null,
  fileSnList: [],
  disclaimerVersion: 1,
  isAgreed: true,
  hour: null,
  ...more,
});

export async function askLaw(portal: TestPortal, token: string, more: Partial<Written> = {}): Promise<string> {
  return (await portal.get(law.createCase, { body: aLawCase(more) }, { token })).caseId;
}

type Step = StepInput<typeof LAW_STEPS>;
/** Fields of the actions; a test of a refusal leaves them out. */
interface Given {
  readonly reason?: string;
  readonly text?: string;
  readonly memberIdList?: string[];
  readonly version?: number;
}

/** Takes one step, from the current version of the case by default. */
export async function stepLaw(
  portal: TestPortal,
  by: { token: string },
  step: Given & { id: string; action: LawAction },
): Promise<Asked> {
  const { id, ...given } = step;
  const { lawCase } = await portal.get(lawDesk.readCase, { params: { id } }, { token: by.token });
  const body = { version: lawCase.version, ...given } as Step; // what a step needs is left out where that is refused
  return portal.ask(lawDesk.stepCase, { params: { id }, body }, { token: by.token });
}
