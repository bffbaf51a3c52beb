import { useIdleEnd } from '../../../platform/session/use-session.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';

const IdleWindow = loadOnUse(async () => (await import('./idle-window.tsx')).IdleWindow);

/** S8: on a shared PC, five minutes before an unused session ends. */
export function IdleWarning() {
  const endsAt = useIdleEnd();
  if (endsAt === undefined) return null;
  return <IdleWindow endsAt={endsAt} />;
}
