import type { ReactNode } from 'react';
import { useOnceOpen } from './use-once-open.ts';
import { loadOnUse } from './load-on-use.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** A question that names the thing: "11월 24일 상담을 취소할까요?" */
  readonly title: string;
  /** The consequences. */
  readonly children?: ReactNode;
  /** In place of "그대로 두기". */
  readonly keepLabel?: string | undefined;
  /** "취소하기", never 확인. */
  readonly confirmLabel: string;
  readonly busyLabel?: string | undefined;
  readonly busy?: boolean | undefined;
  /** Red, for an action that cannot be undone. */
  readonly danger?: boolean | undefined;
  /** The dialog stays open until `open` turns false, so that an error can be shown in it. */
  readonly onConfirm: () => void;
}

const ConfirmWindow = loadOnUse(async () => (await import('./confirm-window.tsx')).ConfirmWindow);

/** Loads the dialog before it is asked for: a page that works without network cannot load it then. */
export const preloadConfirmDialog = ConfirmWindow.preload;

/** A dialog that asks before an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useOnceOpen(props.open)) return null;
  return <ConfirmWindow {...props} />;
}
