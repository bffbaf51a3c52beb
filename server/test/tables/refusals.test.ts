/** Every step that a machine refuses is refused in words, in both languages. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { memberMachine } from '../../src/areas/admin/member/machine.ts';
import { dutyMachine } from '../../src/areas/admin/duty/machine.ts';
import { normMachine } from '../../src/areas/ability/norm/machine.ts';
import { versionMachine } from '../../src/areas/ability/instrument/machine.ts';
import {
  assignmentMachine as testAssignmentMachine,
  takenMachine,
} from '../../src/areas/ability/participation/machine.ts';
import { sessionMachine as testSessionMachine } from '../../src/areas/ability/session/machine.ts';
import { wishMachine } from '../../src/areas/counselling/advisor/wish-machine.ts';
import { lawMachine } from '../../src/areas/counselling/law/machine.ts';
import { correctionMachine as meetingCorrectionMachine } from '../../src/areas/counselling/meeting/correction/machine.ts';
import { meetingMachine } from '../../src/areas/counselling/meeting/steps/machine.ts';
import { sessionMachine } from '../../src/areas/counselling/psychological/desk/session-machine.ts';
import { handoverMachine } from '../../src/areas/counselling/psychological/handover/machine.ts';
import { psychReferralMachine } from '../../src/areas/counselling/psychological/referral/machine.ts';
import { psychMachine } from '../../src/areas/counselling/psychological/steps/machine.ts';
import { hourReferralMachine } from '../../src/areas/counselling/referral/hour-centre.ts';
import { roomMachine } from '../../src/areas/counselling/room/machine.ts';
import { approvalMachine } from '../../src/areas/learning/approval/machine.ts';
import { assignmentMachine } from '../../src/areas/learning/completion/assignment-machine.ts';
import { claimMachine } from '../../src/areas/mileage/claim/machine.ts';
import { objectionMachine } from '../../src/areas/mileage/objection/machine.ts';
import { useMachine } from '../../src/areas/mileage/use/machine.ts';
import { appealMachine } from '../../src/areas/learning/trainee/appeal-machine.ts';
import { traineeMachine } from '../../src/areas/learning/trainee/machine.ts';
import { classMachine } from '../../src/areas/portfolio/badge-class/machine.ts';
import { correctionMachine } from '../../src/areas/portfolio/correction/machine.ts';
import { nominationMachine } from '../../src/areas/portfolio/exhibit/machine.ts';
import { publishMachine } from '../../src/areas/portfolio/publish/machine.ts';
import { postMachine } from '../../src/blocks/board/post/machine.ts';
import { surveyMachine } from '../../src/blocks/survey/build/machine.ts';
import type { Transition } from '../../src/blocks/workflow/machine.ts';
import { reasonAgainst } from '../../src/blocks/workflow/take-step.ts';

/** Any machine, whatever its actions and states. */
interface Spoken {
  readonly entity: string;
  readonly transitions: readonly Transition[];
  readonly states: Readonly<Record<string, { readonly ko: string; readonly en: string }>>;
}

const MACHINES: readonly Spoken[] = [
  memberMachine,
  dutyMachine([]),
  normMachine,
  versionMachine,
  testAssignmentMachine,
  takenMachine,
  testSessionMachine,
  wishMachine,
  lawMachine,
  meetingCorrectionMachine,
  meetingMachine(),
  sessionMachine,
  handoverMachine,
  psychReferralMachine,
  psychMachine,
  hourReferralMachine,
  roomMachine,
  approvalMachine,
  assignmentMachine,
  claimMachine,
  objectionMachine,
  useMachine,
  appealMachine,
  traineeMachine,
  classMachine,
  correctionMachine,
  nominationMachine,
  publishMachine,
  postMachine,
  surveyMachine([]),
];

const HANGUL = /\p{Script=Hangul}/u;
const SOURCES = join(import.meta.dirname, '../../src');

describe('refusals', () => {
  it('are of every machine there is', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('machine.ts') && name !== join('blocks', 'workflow', 'machine.ts'),
    );
    // Two in one file of participation; the referral's is that of two centres.
    expect(MACHINES).toHaveLength(files.length + 1);
    expect(new Set(MACHINES).size).toBe(MACHINES.length);
  });

  it.each(MACHINES.map((machine) => [machine.entity, machine] as const))('of %s say why', (_entity, machine) => {
    const actions = new Set(machine.transitions.map(({ action }) => action));
    for (const action of actions)
      for (const status of Object.keys(machine.states)) {
        const { ko, en } = reasonAgainst(
          machine as Parameters<typeof reasonAgainst>[0],
          action as never,
          status as never,
        );
        expect([ko, HANGUL.test(ko), ko.endsWith('요.')]).toEqual([ko, true, true]);
        expect([en, HANGUL.test(en), en.endsWith('.'), en.length > 10]).toEqual([en, false, true, true]);
      }
  });

  it('of what people try most name the rule', () => {
    expect(reasonAgainst(useMachine, 'REVERSE', 'PAID').ko).toContain('아직 지급하지 않은 사용만');
    expect(reasonAgainst(dutyMachine([]), 'CONFIRM', 'WAITING').ko).toContain('요청하지 않은 다른 담당자');
    expect(reasonAgainst(correctionMachine, 'CLAIM', 'REQUESTED').ko).toContain('첨삭을 맡을 수 있는 담당자만');
    expect(reasonAgainst(versionMachine, 'PUBLISH', 'RETIRED').ko).toBe('지금은 ‘사용 종료’ 상태라서 할 수 없어요.');
    expect(reasonAgainst(nominationMachine, 'WITHDRAW', 'REVIEW').ko).toBe('이 단계는 다른 사람만 진행할 수 있어요.');
  });
});
