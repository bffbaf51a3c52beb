import { expect, test, vi } from 'vitest';

import { CallError } from './call-error.ts';
import { createWaitingCalls } from './waiting-calls.ts';

const failure = new CallError('away', { code: '9999', kind: 'network' });

test('who was aborted already does not wait', async () => {
  const { store, wait } = createWaitingCalls();
  const shown = vi.fn<() => void>();
  store.subscribe(shown);
  const waiting = wait({ failure, attempt: 1, ms: 30_000, label: undefined, signal: AbortSignal.abort() });
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  expect(shown).not.toHaveBeenCalled();
});
