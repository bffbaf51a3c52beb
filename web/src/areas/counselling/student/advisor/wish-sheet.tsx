import { advisor } from '@naru/contract/areas/counselling/advisor.ts';
import { ADVISOR_MOST } from '@naru/contract/areas/counselling/advisor-words.ts';
import { useState } from 'react';

import { sayFailure, sortServerErrors } from '../../../../blocks/form/server-errors.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Combobox, type ComboboxOption } from '../../../../ui/combobox.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import styles from './own-advisor.module.css';
import { ownAdvisorTexts } from './texts.ts';

const FIELDS = ['reason', 'wishedId'] as const;

/** Why, and whom; what is written stays while it cannot be sent. */
export function WishSheet({ onClose }: { readonly onClose: () => void }) {
  const all = useTexts(ownAdvisorTexts);
  const texts = all.wish;
  const [reason, setReason] = useState('');
  const [wished, setWished] = useState<ComboboxOption | null>(null);
  const [word, setWord] = useState('');
  const found = useCall(advisor.findAdvisors, { query: { searchText: word || undefined } }, { keepsPrevious: true });
  const ask = useCallMutation(advisor.askForAdvisor, {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: texts.done, tone: 'done' });
      onClose();
    },
  });
  const sorted = sortServerErrors(ask.error, FIELDS);
  const errorOf = (name: string) => sorted.atFields.find(({ field }) => field === name)?.message;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.start}
      closeLabel={texts.close}
      footer={
        <Button
          variant="primary"
          wide
          busy={ask.isPending}
          onClick={() => ask.mutate({ body: { reason, wishedId: wished?.value ?? null } })}
        >
          {texts.submit}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p>{texts.text}</p>
        <TextArea
          label={texts.reason}
          error={errorOf('reason')}
          maxLength={ADVISOR_MOST.reason}
          countText={texts.count}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Combobox
          label={texts.wished}
          help={texts.wishedHelp}
          placeholder={texts.wishedHint}
          error={errorOf('wishedId')}
          options={(found.data?.advisorList ?? []).map((one) => ({
            value: one.memberId,
            label: one.name,
            note: one.deptNm ?? undefined,
          }))}
          value={wished}
          onValueChange={setWished}
          onQueryChange={(query) => setWord(query.trim())}
          loading={found.isFetching}
          labels={{ open: texts.open, clear: texts.clear, loading: all.loading, empty: texts.empty }}
        />
        {ask.error && sorted.atFields.length === 0 && (
          <Notice tone="red" live="assertive" title={texts.failed}>
            {sayFailure(ask.error, texts.conflict)}
          </Notice>
        )}
      </div>
    </Sheet>
  );
}
