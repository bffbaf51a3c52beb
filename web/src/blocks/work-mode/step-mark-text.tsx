import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { StepMark } from '@naru/contract/shared/work-mode.ts';
import type { ReactNode } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { workTexts } from './texts.ts';
import { secondsUntil, useSeconds } from './use-seconds.ts';
import type { WorkMode } from './use-work-mode.ts';
import styles from './work-mode.module.css';

interface StepMarkTextProps {
  readonly work: Pick<WorkMode, 'words' | 'dismiss'>;
  readonly row: { readonly id: string; readonly mark: StepMark | null };
  /** Names the row for screen readers. */
  readonly name: string;
  /** The state of the record itself. */
  readonly children: ReactNode;
}

/** The state of a row: that a press waits there, whose and until when, or why it failed. */
export function StepMarkText({ work, row: { id, mark }, name, children }: StepMarkTextProps) {
  const texts = useTexts(workTexts);
  if (!mark) return children;
  if (mark.failedReason === null) return <Pending mark={mark} chip={work.words[mark.action]?.chip ?? mark.action} />;
  return (
    <>
      <span className={styles.mark}>
        {children}
        <IconButton icon={IconX} size="small" label={texts.dismissOf(name)} onClick={() => work.dismiss([id])} />
      </span>
      <span className={styles.failed}>{mark.failedReason}</span>
    </>
  );
}

function Pending({ mark, chip }: { readonly mark: StepMark; readonly chip: string }) {
  const texts = useTexts(workTexts);
  const format = useFormat();
  const seconds = secondsUntil(Date.parse(mark.until), useSeconds(true));
  return (
    <span className={styles.mark}>
      <StateChip kind="progress">{chip}</StateChip>
      <span>
        {mark.isOwn ? texts.own : mark.byNm} · {seconds > 0 ? texts.in(format.number(seconds)) : texts.now}
      </span>
    </span>
  );
}
