import { law, type LawDraft } from '@naru/contract/areas/counselling/law/asking.ts';

import { type LongFormState, useLongForm } from '../../../blocks/form/use-long-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { BLANK, type LawValues, toWritten, withDraft } from './form-values.ts';
import { lawTexts } from './texts.ts';

type FactField = 'facts.opponent' | 'facts.summary' | 'facts.timelineList' | 'facts.help';
/** The server's names of what it may refuse. */
export type LawField = FactField | 'isAgreed' | 'caseType' | 'deadlineOn' | 'fileId' | 'slotId' | 'channel';
export type LawFormState = LongFormState<LawValues, LawField>;

/** A case as it is written, begun with what was kept of it. */
export function useLawForm(draft: LawDraft | null): LawFormState {
  const texts = useTexts(lawTexts).form;
  const { client } = useRuntime();
  return useLongForm({
    kept: 'PAGE',
    // In the order of the form.
    names: {
      isAgreed: texts.before,
      caseType: texts.caseType,
      'facts.opponent': texts.opponent,
      'facts.summary': texts.summary,
      'facts.timelineList': texts.timeline,
      'facts.help': texts.help,
      deadlineOn: texts.deadline,
      fileId: texts.files,
      slotId: texts.hour,
      channel: texts.channel,
    },
    blank: BLANK,
    draft: draft && { values: withDraft(draft), savedAt: draft.savedAt },
    check: ({ isAgreed, caseType }) => ({
      ...(!isAgreed && { isAgreed: texts.agreeMissing }),
      ...(caseType === null && { caseType: texts.caseTypeMissing }),
    }),
    contentOf: toWritten,
    save: (body) => client.call(law.saveDraft, { body }, { alertMessage: null }),
  });
}
