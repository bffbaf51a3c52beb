/** The family of tests that an address means, and the menu that decides about it. */
import type { GeneralPrivilege } from '@naru/contract/access.ts';
import { FAMILY_MENUS, type TestFamily } from '@naru/contract/areas/ability/words.ts';

import type { Actor } from '../../../platform/access/actor.ts';
import { fail } from '../../../platform/http/failure.ts';

/** @throws Failure `forbidden` where the menu of the family does not give the privilege */
export function expectFamily({ rights }: Actor, family: TestFamily, privilege: GeneralPrivilege): void {
  if (!rights.may(FAMILY_MENUS[family], privilege)) fail('forbidden');
}

export const formPath = (family: TestFamily, sessionId: string): string => `/ability/test/${family}/form/${sessionId}`;

export const beginPath = (family: TestFamily, testId: string): string => `/ability/test/${family}/form?test=${testId}`;
