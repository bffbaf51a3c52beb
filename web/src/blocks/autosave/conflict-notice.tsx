import { type ReactNode, useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './autosave.module.css';
import { autosaveTexts } from './texts.ts';
import type { Saved } from './types.ts';
import type { Autosaving } from './use-autosave.ts';

interface ConflictNoticeProps<T> {
  readonly saving: Autosaving<T>;
  /** Draws both sides: `mine` is what stands on this page. */
  readonly draw: (sides: { readonly mine: T; readonly theirs: Saved<T> }) => ReactNode;
  /** Called after the other side was taken, with what stood here: a toast can bring it back. */
  readonly onTaken?: ((mine: T) => void) | undefined;
}

/** Says that another tab or device saved something else, and lets the person choose; both sides stay until then. */
export function ConflictNotice<T>({ saving, draw, onTaken }: ConflictNoticeProps<T>) {
  const texts = useTexts(autosaveTexts);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { autosave, status, theirs, value } = saving;
  if (status !== 'conflict') return null;
  const keep = (
    <Button
      onClick={() => {
        setOpen(false);
        void autosave.keepMine();
      }}
    >
      {texts.keepMine}
    </Button>
  );
  const take = (
    <Button
      onClick={() => {
        setOpen(false);
        const mine = autosave.takeTheirs();
        onTaken?.(mine);
      }}
    >
      {texts.takeTheirs}
    </Button>
  );
  return (
    <>
      <Notice
        tone="amber"
        live="assertive"
        title={texts.conflictTitle}
        action={
          theirs ? (
            <Button onClick={() => setOpen(true)}>{texts.look}</Button>
          ) : (
            <Button onClick={() => void autosave.look()}>{texts.lookAgain}</Button>
          )
        }
      >
        {theirs?.changedAt ? texts.conflictText(format.moment(theirs.changedAt)) : texts.conflictUnread}
      </Notice>
      {theirs && (
        <Sheet
          open={isOpen}
          onOpenChange={setOpen}
          title={texts.conflictTitle}
          height="full"
          footer={
            <div className={styles.choices}>
              {take}
              {keep}
            </div>
          }
        >
          {draw({ mine: value, theirs })}
        </Sheet>
      )}
    </>
  );
}
