import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { messages, type Message } from '../../../platform/messages/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { announcementTexts } from './texts.ts';

/** Says or asks one thing; closing it is the answer no. */
export function MessageWindow({ message }: { readonly message: Message }) {
  const texts = useTexts(announcementTexts);
  const isQuestion = message.type === 'CONFIRM';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) messages.answerFirst(!isQuestion);
      }}
      title={isQuestion ? texts.confirmTitle : texts.messageTitle}
      description={message.message}
      size="small"
      actions={
        <>
          {isQuestion && <Button onClick={() => messages.answerFirst(false)}>{texts.cancel}</Button>}
          <Button variant="primary" onClick={() => messages.answerFirst(true)}>
            {isQuestion ? texts.confirm : texts.ok}
          </Button>
        </>
      }
    />
  );
}
