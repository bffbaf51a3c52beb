import { useCallback, useState } from 'react';

import { toCallError, type CallError } from '../../../platform/http/call-error.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import type { Credentials } from '../../../platform/session/session.ts';

export interface SignIn {
  /** Which credentials are on their way: the form's, or a demo person's name. */
  readonly pending: string | undefined;
  readonly failure: CallError | undefined;
  readonly run: (credentials: Credentials) => Promise<void>;
}

/** Signs in and loads who that is; a failure stays beside the form. */
export function useSignIn(): SignIn {
  const { session, loginInfo } = useRuntime();
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<CallError>();
  const run = useCallback(
    async (credentials: Credentials): Promise<void> => {
      setPending(credentials.username ?? 'sso');
      setFailure(undefined);
      try {
        await session.login(credentials);
        await loginInfo.load({ force: true });
      } catch (thrown) {
        setFailure(toCallError(thrown, ''));
      } finally {
        setPending(undefined);
      }
    },
    [session, loginInfo],
  );
  return { pending, failure, run };
}
