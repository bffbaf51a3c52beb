import { analytics, type ALL_STUDENTS_VIEWS } from '@naru/contract/areas/analytics.ts';
import { useState } from 'react';

import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './all-students.module.css';
import { studentTexts } from './texts.ts';

const REASON_MOST = 300;

/** Tells people who may see all students whose are shown, and opens the view of all for a reason, once a session. */
export function AllStudents({ view }: { readonly view: (typeof ALL_STUDENTS_VIEWS)[number] }) {
  const texts = useTexts(studentTexts);
  const words = texts.all;
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const open = useCallMutation(analytics.openAllStudents, {
    alertMessage: null,
    onSuccess: () => {
      setReason('');
      setAsking(false);
    },
  });
  const { error } = open;
  return (
    <>
      {view !== 'NONE' && (
        <div className={styles.notice}>
          {view === 'ASK' ? (
            <Notice
              action={
                <Button size="small" onClick={() => setAsking(true)}>
                  {words.open}
                </Button>
              }
            >
              {words.ask}
            </Notice>
          ) : (
            <Notice live="polite">{words.isOpen}</Notice>
          )}
        </div>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.open}
        description={words.text}
        closeLabel={words.close}
        actions={
          <Button type="submit" form="all-students" variant="primary" busy={open.isPending} busyLabel={words.opening}>
            {words.see}
          </Button>
        }
      >
        <form
          id="all-students"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            open.mutate({ body: { reason } });
          }}
        >
          <TextField
            label={words.reason}
            help={words.reasonHelp}
            error={error ? (fieldErrorsOf(error)[0]?.message ?? error.serverMessage ?? error.message) : undefined}
            maxLength={REASON_MOST}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </form>
      </Dialog>
    </>
  );
}
