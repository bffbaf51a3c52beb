import { useFormat } from '../../../platform/format/use-format.ts';
import type { CallError } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { outsideTexts } from './texts.ts';

/** Shows the server's message beside the form, and how long to wait where it says so. */
export function CallFailure({ failure }: { readonly failure: CallError | null }) {
  const texts = useTexts(outsideTexts);
  const format = useFormat();
  if (!failure) return null;
  const { retryAfter } = (failure.output ?? {}) as { retryAfter?: number }; // the server's own failures carry it
  return (
    <Notice tone="red" live="assertive" title={failure.serverMessage ?? failure.message}>
      {retryAfter === undefined ? undefined : texts.wait(format.number(retryAfter))}
    </Notice>
  );
}
