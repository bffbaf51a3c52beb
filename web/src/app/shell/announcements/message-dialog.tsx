import { useFirstMessage } from '../../../platform/messages/messages.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';

const MessageWindow = loadOnUse(async () => (await import('./message-window.tsx')).MessageWindow);

/** The first message of the queue; its code comes with the first message. */
export function MessageDialog() {
  const message = useFirstMessage();
  if (!message) return null;
  return <MessageWindow key={message.id} message={message} />;
}
