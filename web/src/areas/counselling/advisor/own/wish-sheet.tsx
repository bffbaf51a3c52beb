import { advisor } from '@naru/contract/areas/counselling/advisor/own.ts';
import { ADVISOR_MOST } from '@naru/contract/areas/counselling/advisor/words.ts';
import { useState } from 'react';

import { FormSheet } from '../../../../blocks/form/form-sheet.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Combobox, type ComboboxOption } from '../../../../ui/combobox.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { ownAdvisorTexts } from './texts.ts';

interface WishValues {
  readonly reason: string;
  readonly wished: ComboboxOption | null;
}
const BLANK: WishValues = { reason: '', wished: null };

/** A sheet for the reason and the wanted advisor; the text stays while it cannot be sent. */
export function WishSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(ownAdvisorTexts).wish;
  const [word, setWord] = useState('');
  const found = useCall(advisor.findAdvisors, { query: { searchText: word || undefined } }, { keepsPrevious: true });
  const ask = useCallMutation(advisor.askForAdvisor, { alertMessage: null });
  const form = usePageForm<WishValues, 'reason' | 'wishedId'>({
    kept: 'PAGE',
    names: { reason: texts.reason, wishedId: texts.wished },
    initial: BLANK,
  });
  const send = ({ reason, wished }: WishValues): void =>
    ask.mutate(
      { body: { reason, wishedId: wished?.value ?? null } },
      {
        onSuccess: () => {
          showToast({ text: texts.done, tone: 'done' });
          onClose();
        },
        onError: form.refuse,
      },
    );
  return (
    <FormSheet
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={ask.isPending}
      title={texts.start}
      words={{ submit: texts.submit, failed: texts.failed, conflict: { text: texts.conflict } }}
    >
      <p>{texts.text}</p>
      <TextArea {...form.text('reason')} label={texts.reason} maxLength={ADVISOR_MOST.reason} countText={texts.count} />
      <Combobox
        {...form.pick('wished', 'wishedId')}
        label={texts.wished}
        help={texts.wishedHelp}
        placeholder={texts.wishedHint}
        options={(found.data?.advisorList ?? []).map((one) => ({
          value: one.memberId,
          label: one.name,
          note: one.deptNm ?? undefined,
        }))}
        onQueryChange={(query) => setWord(query.trim())}
        loading={found.isFetching}
        empty={texts.empty}
      />
    </FormSheet>
  );
}
