import type { CENTRE_ACTIONS, PsychCase } from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { useState } from 'react';

import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import styles from './desk.module.css';
import { psychDeskTexts } from './texts.ts';

const ActionDialog = loadOnUse(async () => (await withTexts(import('./action-dialog.tsx'))).ActionDialog);
const WhenDialog = loadOnUse(async () => (await withTexts(import('./when-dialog.tsx'))).WhenDialog);

type Action = (typeof CENTRE_ACTIONS)[number];
type DialogAction = Exclude<Action, 'RECORD'>;

/** Sessions are recorded where they stand. */
const ORDER: readonly DialogAction[] = [
  'APPROVE',
  'BOOK',
  'REOPEN',
  'END',
  'TRIAGE',
  'EXTEND',
  'SUPERVISE',
  'REASSIGN',
  'CANCEL',
];
const LEADING: ReadonlySet<DialogAction> = new Set(['APPROVE', 'BOOK', 'REOPEN']);
/** The question to the centre once consent was withdrawn. */
const LEADING_WITHDRAWN: ReadonlySet<DialogAction> = new Set(['END', 'CANCEL']);
const DANGEROUS: ReadonlySet<DialogAction> = new Set(['CANCEL']);

/** Offers what can be done with a case now, as the server says it. */
export function CaseActions({ psychCase }: { readonly psychCase: PsychCase }) {
  const texts = useTexts(psychDeskTexts).detail;
  const [asked, setAsked] = useState<DialogAction | null>(null);
  const actions = ORDER.filter((action) => psychCase.can.includes(action));
  // A colleague may have been faster while a dialog stands open: it says so, and keeps what was written.
  if (actions.length === 0 && asked === null) return null;
  const close = (): void => setAsked(null);
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          variant={
            (psychCase.isWithdrawn ? LEADING_WITHDRAWN : LEADING).has(action)
              ? 'primary'
              : DANGEROUS.has(action)
                ? 'danger-text'
                : undefined
          }
          onClick={() => setAsked(action)}
        >
          {texts.actions[action]}
        </Button>
      ))}
      {(asked === 'APPROVE' || asked === 'BOOK') && <WhenDialog psychCase={psychCase} action={asked} onClose={close} />}
      {asked !== null && asked !== 'APPROVE' && asked !== 'BOOK' && (
        <ActionDialog psychCase={psychCase} action={asked} onClose={close} />
      )}
    </div>
  );
}
