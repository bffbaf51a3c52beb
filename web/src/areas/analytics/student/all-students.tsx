import type { ALL_STUDENTS_VIEWS } from '@naru/contract/areas/analytics.ts';
import { useState } from 'react';

import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './all-students.module.css';
import { studentTexts } from './texts.ts';

const AllStudentsDialog = loadOnUse(
  async () => (await withTexts(import('./all-students-dialog.tsx'))).AllStudentsDialog,
);

/** Tells people who may see all students whose are shown, and opens the view of all for a reason, once a session. */
export function AllStudents({ view }: { readonly view: (typeof ALL_STUDENTS_VIEWS)[number] }) {
  const words = useTexts(studentTexts).all;
  const [isAsking, setAsking] = useState(false);
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
      {isAsking && <AllStudentsDialog onClose={() => setAsking(false)} />}
    </>
  );
}
