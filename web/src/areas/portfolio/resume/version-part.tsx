import { resumes, type ResumeVersionRow } from '@naru/contract/areas/portfolio/resume.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { DiffList } from './diff-list.tsx';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';
import { NameForm } from '../paper/name-form.tsx';
import type { Editing } from './use-draft.ts';

interface VersionPartProps {
  readonly editing: Editing;
  readonly version: ResumeVersionRow;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** One version: its name, how the résumé differs from it now, and the way back to it. */
export function VersionPart({ editing, version, onBack, onDone }: VersionPartProps) {
  const all = useTexts(resumeTexts);
  const texts = all.versions;
  const format = useFormat();
  const { number, reason, createdAt } = version;
  const params = { id: editing.resume.resumeId, number: String(number) };
  const query = useCall(resumes.readVersion, { params }, { label: texts.title });
  const restoring = useRestore(editing, params, onDone);
  return (
    <>
      <div>
        <Button size="small" variant="text" icon={IconChevronLeft} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      <p className={styles.meta}>{`${texts.reasons[reason]} · ${format.moment(createdAt)}`}</p>
      <NamePart version={version} params={params} />
      <h3 className={styles.label}>{texts.diffTitle}</h3>
      {query.isError && !query.data && <QueryError title={texts.errorTitle} query={query} headingLevel={3} />}
      {query.isPending && <Skeleton count={4} />}
      {query.data && <DiffList older={query.data.version.content} newer={editing.draft.content} words={all.diff} />}
      {restoring.problem !== undefined && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {restoring.problem}
        </Notice>
      )}
      <div>
        <Button variant="primary" busy={restoring.isBusy} disabled={!query.data} onClick={restoring.restore}>
          {texts.restore}
        </Button>
      </div>
    </>
  );
}

interface VersionParams {
  readonly id: string;
  readonly number: string;
}

/** Restores a version once all that was typed is saved, so that nothing of it is lost. */
function useRestore({ saving }: Editing, params: VersionParams, onDone: () => void) {
  const texts = useTexts(resumeTexts).versions;
  const [isUnsaved, setUnsaved] = useState(false);
  const call = useCallMutation(resumes.restoreVersion, {
    alertMessage: null,
    label: texts.restore,
    onSuccess: () => {
      void saving.autosave.look();
      showToast({ text: texts.restored, tone: 'done' });
      onDone();
    },
  });
  const restore = async (): Promise<void> => {
    const isSaved = await saving.autosave.flush();
    setUnsaved(!isSaved);
    if (isSaved) call.mutate({ params, body: { version: saving.autosave.store.read().version } });
  };
  const said = call.error?.code === FAILURE.conflict.code ? texts.changedElsewhere : call.error?.message;
  return {
    restore: () => void restore(),
    isBusy: call.isPending,
    problem: isUnsaved ? texts.unsaved : said,
  };
}

function NamePart({ version, params }: { readonly version: ResumeVersionRow; readonly params: VersionParams }) {
  const texts = useTexts(resumeTexts).versions;
  const call = useCallMutation(resumes.nameVersion, {
    alertMessage: null,
    label: texts.saveName,
    onSuccess: () => showToast({ text: texts.named, tone: 'done' }),
  });
  return (
    <NameForm
      label={texts.rename}
      action={texts.saveName}
      name={version.name}
      most={PAPER_MOST.title}
      isBusy={call.isPending}
      onSend={(body, callbacks) => call.mutate({ params, body }, callbacks)}
    />
  );
}
