import { FAILURE } from '@naru/contract/envelope.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';

/** Says why it is not saved, where that needs the person: it was deleted, is too large, or has fields to correct. */
export function StandingNotice({ editing: { saving, errors } }: { readonly editing: Editing }) {
  const texts = useTexts(resumeTexts).form;
  const format = useFormat();
  if (saving.status === 'gone')
    return (
      <Notice tone="red" live="assertive" title={texts.goneTitle}>
        {texts.goneText}
      </Notice>
    );
  if (saving.problem?.code === FAILURE.tooLarge.code)
    return (
      <Notice tone="red" live="assertive">
        {texts.tooLarge}
      </Notice>
    );
  if (saving.status !== 'refused' || errors.size === 0) return null;
  return (
    <Notice tone="red" live="assertive">
      {texts.refused(format.number(errors.size))}
    </Notice>
  );
}
