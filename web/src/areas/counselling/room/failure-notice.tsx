import { FAILURE } from '@naru/contract/envelope.ts';

import type { CallError } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { roomTexts } from './texts.ts';

export interface FailureNoticeProps {
  readonly failure: CallError | null;
  /** What stands at no field; where all of it does, nothing is said twice. */
  readonly elsewhere: readonly string[];
}

/** Why it was not done, where it belongs to no field. */
export function FailureNotice({ failure, elsewhere }: FailureNoticeProps) {
  const texts = useTexts(roomTexts);
  if (!failure || (failure.code === FAILURE.invalid.code && elsewhere.length === 0)) return null;
  const said = failure.code === FAILURE.conflict.code ? texts.conflict : elsewhere[0];
  return (
    <Notice tone="red" live="assertive" title={texts.failed}>
      {said ?? failure.serverMessage ?? failure.message}
    </Notice>
  );
}
