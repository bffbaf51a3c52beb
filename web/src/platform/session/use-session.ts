import type { LoginInfo, MemberInfo } from '@naru/contract/areas/session.ts';

import { useStore } from '../http/store.ts';
import { useRuntime } from './runtime-context.ts';
import { type Claims, isAdministrator, isCdpUser } from './token.ts';

export interface SessionView {
  readonly claims: Claims | undefined;
  readonly isAdministrator: boolean;
  readonly isCdpUser: boolean;
  readonly isSharedPc: boolean;
}

/** The claims of the token. For whether somebody is signed in, see `useLoginInfo`. */
export function useSession(): SessionView {
  const { claims, isSharedPc } = useStore(useRuntime().session.store);
  return { claims, isAdministrator: isAdministrator(claims), isCdpUser: isCdpUser(claims), isSharedPc };
}

/** Reads the signed-in person's login info; undefined if nobody is signed in. */
export function useLoginInfo(): LoginInfo | undefined {
  return useStore(useRuntime().loginInfo.store) ?? undefined;
}

/** Reads the signed-in person as a member of the university; undefined until known. */
export function useMemberInfo(): MemberInfo | undefined {
  return useStore(useRuntime().member.store);
}

/** Reads when an unused session on a shared PC ends, in epoch milliseconds; set only while a warning is due. */
export function useIdleEnd(): number | undefined {
  return useStore(useRuntime().idleWatch.store);
}
