import { resumes, type ResumeVersionRow } from '@naru/contract/areas/portfolio/resume.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';
import { NameForm } from '../paper/name-form.tsx';
import { VersionPart } from './version-part.tsx';

interface VersionsSheetProps {
  readonly editing: Editing;
  readonly onClose: () => void;
}

/** A résumé as it once was: the list, or one version beside what it is now. */
export function VersionsSheet({ editing, onClose }: VersionsSheetProps) {
  const texts = useTexts(resumeTexts).versions;
  const [chosen, setChosen] = useState<number | null>(null);
  const { resumeId: id } = editing.resume;
  const query = useCall(resumes.listVersions, { params: { id } }, { label: texts.title, staleTime: 0 });
  const versions = query.data?.versionList;
  const shown = versions?.find(({ number }) => number === chosen);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={texts.title} height="full">
      <div className={styles.sheet}>
        {shown ? (
          <VersionPart editing={editing} version={shown} onBack={() => setChosen(null)} onDone={onClose} />
        ) : (
          <>
            <p className={styles.text}>{texts.text}</p>
            <KeepPart editing={editing} />
            {query.isError && !versions && <QueryError title={texts.errorTitle} query={query} headingLevel={3} />}
            {query.isPending && <Skeleton count={4} />}
            {versions?.length === 0 && (
              <EmptyState title={texts.empty} headingLevel={3}>
                {texts.emptyText}
              </EmptyState>
            )}
            {versions && versions.length > 0 && <VersionList versions={versions} onChoose={setChosen} />}
          </>
        )}
      </div>
    </Sheet>
  );
}

interface VersionListProps {
  readonly versions: readonly ResumeVersionRow[];
  readonly onChoose: (number: number) => void;
}

function VersionList({ versions, onChoose }: VersionListProps) {
  const texts = useTexts(resumeTexts).versions;
  const format = useFormat();
  return (
    <ul className={styles.versions}>
      {versions.map(({ number, reason, name, createdAt, itemCount }) => {
        const title = name === '' ? texts.reasons[reason] : name;
        const at = format.moment(createdAt);
        return (
          <li key={number}>
            <button
              type="button"
              className={styles.version}
              aria-label={texts.open({ reason: title, at })}
              onClick={() => onChoose(number)}
            >
              <span className={styles.itemName}>{title}</span>
              <span className={styles.meta}>{joinFacts([at, texts.items(format.number(itemCount))])}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Keeps what stands now under a name, once it is saved. */
function KeepPart({ editing: { resume, saving } }: { readonly editing: Editing }) {
  const texts = useTexts(resumeTexts).versions;
  const keep = useCallMutation(resumes.keepVersion, {
    alertMessage: null,
    label: texts.keep,
    onSuccess: () => showToast({ text: texts.kept, tone: 'done' }),
  });
  return (
    <NameForm
      label={texts.name}
      action={texts.keep}
      most={PAPER_MOST.title}
      isBusy={keep.isPending}
      onSend={async (body, callbacks) => {
        if (await saving.autosave.flush()) keep.mutate({ params: { id: resume.resumeId }, body }, callbacks);
      }}
    />
  );
}
