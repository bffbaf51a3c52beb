import { coverLetters, type KeptAnswer } from '@naru/contract/areas/portfolio/letter.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { useState } from 'react';

import type { Autosaving } from '../../../blocks/autosave/use-autosave.ts';
import { Form } from '../../../blocks/form/form.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './letter.module.css';
import { letterTexts } from './texts.ts';
import { VersionPart } from './version-part.tsx';

interface VersionsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly number: string;
  readonly questionId: string;
  readonly answer: Autosaving<string>;
}

/** Versions of an answer beside what it is now. */
export function VersionsSheet({ open, onClose, number, ...part }: VersionsSheetProps) {
  const all = useTexts(letterTexts);
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={all.versions.title(number)} height="full">
      {open && <Versions {...part} onDone={onClose} />}
    </Sheet>
  );
}

type VersionsProps = Pick<VersionsSheetProps, 'questionId' | 'answer'> & { readonly onDone: () => void };

function Versions({ questionId, answer, onDone }: VersionsProps) {
  const texts = useTexts(letterTexts).versions;
  const format = useFormat();
  const query = useCall(coverLetters.listVersions, { params: { id: questionId } }, { label: texts.open, staleTime: 0 });
  const [wanted, setWanted] = useState<string | null>(null);
  const versions = query.data?.versionList ?? [];
  const chosen = versions.find(({ versionId }) => versionId === wanted) ?? versions[0];
  const nameOf = ({ name, reason, createdAt }: KeptAnswer): string =>
    `${format.moment(createdAt)} · ${name === '' ? texts.reasons[reason] : name}`;
  return (
    <Stack gap={24}>
      <p className={styles.text}>{texts.text}</p>
      <KeepForm questionId={questionId} answer={answer} />
      {query.isLoading && <Skeleton count={4} />}
      {query.isError && !query.data && <QueryError title={texts.errorTitle} query={query} />}
      {query.data && !chosen && <p className={styles.text}>{texts.none}</p>}
      {chosen && (
        <>
          <Select
            label={texts.list}
            options={versions.map((version) => ({ value: version.versionId, label: nameOf(version) }))}
            value={chosen.versionId}
            onValueChange={setWanted}
            placeholder={texts.list}
            empty={texts.none}
          />
          <VersionPart key={chosen.versionId} version={chosen} answer={answer} onDone={onDone} />
        </>
      )}
    </Stack>
  );
}

function KeepForm({ questionId, answer }: Pick<VersionsSheetProps, 'questionId' | 'answer'>) {
  const texts = useTexts(letterTexts).versions;
  const form = usePageForm({ names: { name: texts.name }, initial: { name: '' } });
  const keep = useCallMutation(coverLetters.keepVersion, {
    alertMessage: null,
    onSuccess: () => {
      form.settle({ name: '' });
      showToast({ text: texts.kept, tone: 'done' });
    },
  });
  const send = async (body: { readonly name: string }): Promise<void> => {
    if (!(await answer.autosave.flush())) return;
    keep.mutate({ params: { id: questionId }, body }, { onError: form.refuse });
  };
  return (
    <Form
      className={styles.side}
      form={form}
      isShort
      onSend={send}
      words={{}}
      actions={
        <div>
          <Button type="submit" busy={keep.isPending} disabled={form.values.name.trim() === ''}>
            {texts.keep}
          </Button>
        </div>
      }
    >
      <TextField {...form.text('name')} label={texts.name} maxLength={PAPER_MOST.title} />
    </Form>
  );
}
