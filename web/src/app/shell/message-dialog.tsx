import { lazy, Suspense } from 'react';

import { useFirstMessage } from '../../platform/messages/messages.ts';

const MessageWindow = lazy(async () => ({ default: (await import('./message-window.tsx')).MessageWindow }));

/** The first message of the queue; its code comes with the first message. */
export function MessageDialog() {
  const message = useFirstMessage();
  if (!message) return null;
  return (
    <Suspense fallback={null}>
      <MessageWindow key={message.id} message={message} />
    </Suspense>
  );
}
