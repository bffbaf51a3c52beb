import { FAILURE } from '@naru/contract/envelope.ts';

import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { FormFrame } from './use-page-form.ts';

export interface FailureWords {
  /** The title of what was refused and belongs to no field; without one, the server's words are it. */
  readonly failed?: string | undefined;
  /** Somebody else was faster: what to do, and what reads the record again. */
  readonly conflict?: { readonly text: string; readonly reload?: string; readonly onReload?: () => void } | undefined;
}

/** Why it was not done, where that belongs to no field. */
export function FormFailure({ frame, words }: { readonly frame: FormFrame; readonly words: FailureWords }) {
  const { failure, elsewhere } = frame;
  if (elsewhere === null) return null;
  const conflict = failure?.code === FAILURE.conflict.code ? words.conflict : undefined;
  const said = conflict?.text ?? elsewhere;
  return (
    <Notice
      tone="red"
      live="assertive"
      title={words.failed ?? said}
      action={
        conflict?.onReload && (
          <Button variant="text" size="small" onClick={conflict.onReload}>
            {conflict.reload}
          </Button>
        )
      }
    >
      {words.failed && said}
    </Notice>
  );
}
