import { lazy, Suspense } from 'react';

import { useIdleEnd } from '../../platform/session/use-session.ts';

const IdleWindow = lazy(async () => ({ default: (await import('./idle-window.tsx')).IdleWindow }));

/** S8: on a shared PC, five minutes before an unused session ends. */
export function IdleWarning() {
  const endsAt = useIdleEnd();
  if (endsAt === undefined) return null;
  return (
    <Suspense fallback={null}>
      <IdleWindow endsAt={endsAt} />
    </Suspense>
  );
}
