import { FAILURE } from '@naru/contract/envelope.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formTexts } from './texts.ts';
import type { FormFrame } from './use-page-form.ts';

export interface FailureWords {
  /** Above what was refused and belongs to no field; without one, the server's words are it. */
  readonly failed?: string | undefined;
  /** Somebody else was faster: what to do, and what reads the record again. */
  readonly conflict?: { readonly text: string; readonly reload?: string; readonly onReload?: () => void } | undefined;
  /** How long to wait after too many attempts, where there is more to say. */
  readonly wait?: ((seconds: string) => string) | undefined;
}

export interface FormFailureProps {
  readonly frame: Pick<FormFrame, 'failure' | 'elsewhere'>;
  readonly words: FailureWords;
}

/** Why it was not done, where that belongs to no field. */
export function FormFailure({ frame, words }: FormFailureProps) {
  const texts = useTexts(formTexts);
  const format = useFormat();
  const { failure, elsewhere } = frame;
  if (elsewhere === null) return null;
  const conflict = failure?.code === FAILURE.conflict.code ? words.conflict : undefined;
  const said = conflict?.text ?? elsewhere;
  const { retryAfter } = (failure?.output ?? {}) as { retryAfter?: number }; // the server's own failures carry it
  const wait = retryAfter === undefined ? undefined : (words.wait ?? texts.wait)(format.number(retryAfter));
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
      {[words.failed && said, wait].filter(Boolean).join(' ') || undefined}
    </Notice>
  );
}
