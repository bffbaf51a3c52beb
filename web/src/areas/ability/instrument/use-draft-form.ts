import { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import type { CallInput } from '@naru/contract/call.ts';

import type { Problems } from '../../../blocks/form/form-values.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { instrumentTexts } from './texts.ts';
import type { VersionDetail } from './version-screen.tsx';

type Change = Omit<CallInput<typeof instrumentDesk.changeVersion>['body'], 'version'>;

interface DraftForm<Values, Field extends string> {
  readonly instrument: VersionDetail;
  readonly names: Readonly<Record<Field, string>>;
  readonly initial: Values;
  /** The part of the body that the fields stand in. */
  readonly within: keyof Change;
  readonly change: (values: Values) => Change;
  /** Fields that may not be blank, with what is in them. */
  readonly required: (values: Values) => Readonly<Partial<Record<Field, string | number | null>>>;
  readonly onClose: () => void;
}

/** A form for a part of a draft; what somebody else changed is told, and nothing that was typed is lost. */
export function useDraftForm<Values extends object, Field extends string>(options: DraftForm<Values, Field>) {
  const { instrument, names, initial, within, change, required, onClose } = options;
  const texts = useTexts(instrumentTexts).form;
  const form = usePageForm<Values, Field>({
    names,
    initial,
    within,
    check: (values) => {
      const blank = Object.entries<string | number | null | undefined>(required(values)).filter(
        ([, value]) => value === null || (typeof value === 'string' && value.trim() === ''),
      );
      return Object.fromEntries(blank.map(([field]) => [field, texts.missing])) as Problems<Field>; // of its own fields
    },
  });
  const save = useCallMutation(instrumentDesk.changeVersion, { alertMessage: null });
  const { versionId: id, version } = instrument;
  const send = (values: Values): void => {
    const onSuccess = (): void => {
      showToast({ text: texts.saved, tone: 'done' });
      onClose();
    };
    save.mutate({ params: { id }, body: { ...change(values), version } }, { onSuccess, onError: form.refuse });
  };
  return {
    form,
    send,
    isSending: save.isPending,
    words: { submit: texts.save, sending: texts.saving, failed: texts.failed, conflict: { text: texts.conflict } },
  };
}
