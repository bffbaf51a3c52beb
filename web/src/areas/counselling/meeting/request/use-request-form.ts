import type { CounsellorProfile } from '@naru/contract/areas/counselling/counsellor/search.ts';
import type { PassedOn } from '@naru/contract/areas/counselling/referral/referral.ts';
import { request, type RequestDraft } from '@naru/contract/areas/counselling/meeting/request.ts';

import { type LongFormState, useLongForm } from '../../../../blocks/form/use-long-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useRuntime } from '../../../../platform/session/runtime-context.ts';
import { agreedTexts } from '../../referral/agreed-texts.ts';
import { blankOf, type RequestValues, toWritten, withDraft } from './request-values.ts';
import { findTexts } from './texts.ts';

/** The server's names of what it may refuse. */
export type RequestField = 'slotId' | 'channel' | 'topicList' | 'content' | 'hope' | 'fileId' | 'prepVersion';

interface Options {
  readonly counsellor: CounsellorProfile;
  readonly draft: RequestDraft | null;
  readonly referralList: readonly PassedOn[];
  readonly isSlotMissing: boolean;
}

/** A request to one counsellor, begun with what was written before or is known from a referral. */
export function useRequestForm(options: Options): LongFormState<RequestValues, RequestField> {
  const { counsellor, draft, referralList, isSlotMissing } = options;
  const texts = useTexts(findTexts).form;
  const agreed = useTexts(agreedTexts);
  const { client } = useRuntime();
  const { counsellorId, kind } = counsellor;
  const [first] = referralList;
  const blank = blankOf(counsellor, {
    topicList: [...new Set(referralList.flatMap((one) => one.reasonList))],
    content: first ? agreed.content(first.referrerName) : '',
  });
  return useLongForm({
    kept: 'PAGE',
    // In the order of the form.
    names: {
      slotId: texts.slotId,
      channel: texts.channel,
      topicList: texts.topicList,
      content: texts.content[kind],
      hope: texts.hope,
      fileId: texts.files,
      prepVersion: texts.prep,
    },
    blank,
    draft: draft && { values: withDraft(blank, draft), savedAt: draft.savedAt },
    check: () => (isSlotMissing ? { slotId: texts.noSlot } : {}),
    contentOf: toWritten,
    save: (body) => client.call(request.saveDraft, { params: { id: counsellorId }, body }, { alertMessage: null }),
  });
}
