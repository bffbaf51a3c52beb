import { FAILURE } from '@naru/contract/envelope.ts';

import type { CallError } from '../../../../platform/http/call-error.ts';
import { fieldErrorsOf } from '../../../../platform/http/call-error.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { psychDeskTexts } from './texts.ts';

/** Why it was not done, in the dialog where it was asked for. */
export function FailureNotice({ failure }: { readonly failure: CallError | null }) {
  const texts = useTexts(psychDeskTexts);
  if (!failure) return null;
  const said = fieldErrorsOf(failure)[0]?.message ?? failure.serverMessage ?? failure.message;
  return (
    <Notice tone="red" live="assertive" title={texts.failed}>
      {failure.code === FAILURE.conflict.code ? texts.conflict : said}
    </Notice>
  );
}
