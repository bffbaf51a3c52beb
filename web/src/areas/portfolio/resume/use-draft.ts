import type { Confirmation, ResumeContent, ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';
import { resumes, type ResumeToEdit } from '@naru/contract/areas/portfolio/resume.ts';
import { useEffect, useMemo, useState } from 'react';

import type { Saved } from '../../../blocks/autosave/types.ts';
import { type Autosaving, useAutosave } from '../../../blocks/autosave/use-autosave.ts';
import { fileIdOf, toUploadedFile } from '../../../blocks/file/file-name.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import type { UploadedFile } from '../../../ui/file-field.tsx';
import { resumeParts } from './join.ts';

/** A save that waits longer is given up, and sent again. */
const MOST_MS = 15_000;

export interface Draft {
  readonly title: string;
  readonly dutyId: string | null;
  readonly isBlind: boolean;
  readonly content: ResumeContent;
}

export interface Editing {
  readonly resume: ResumeToEdit;
  readonly saving: Autosaving<Draft>;
  readonly draft: Draft;
  readonly change: (more: Partial<Draft>) => void;
  readonly edit: (change: (content: ResumeContent) => ResumeContent) => void;
  /** Errors of the last save by their path, `content.person.email`. */
  readonly errors: ReadonlyMap<string, string>;
  readonly confirmationOf: (item: ResumeItem) => Confirmation | undefined;
  /** The files of a group: those that it was read with, and what was uploaded since. */
  readonly filesOf: (fileId: string | null) => readonly UploadedFile[];
  /** Notes the files of a group as its field has them, and gives its id; null without files. */
  readonly noteFiles: (fileId: string | null, files: readonly UploadedFile[]) => string | null;
}

const savedOf = ({ title, dutyId, isBlind, content, version, changedAt }: ResumeToEdit): Saved<Draft> => ({
  value: { title, dutyId, isBlind, content },
  version,
  changedAt,
});

/** A résumé while it is written; each change is kept here at once, and saved soon after. */
export function useDraft(resume: ResumeToEdit, refetch: () => unknown): Editing {
  const { client } = useRuntime();
  const { resumeId: id, confirmationList } = resume;
  const saving = useAutosave<Draft>({
    paper: ['resume', id],
    saved: savedOf(resume),
    parts: resumeParts,
    send: (value, version, { outlivesPage, overrules }) =>
      client.call(
        resumes.saveResume,
        { params: { id }, body: { ...value, version, overrules } },
        { alertMessage: null, retries: 0, outlivesPage, signal: AbortSignal.timeout(MOST_MS) },
      ),
    read: async () => {
      const read = await client.call(resumes.readResume, { params: { id } }, { alertMessage: null });
      return savedOf(read.resume);
    },
  });
  const { autosave, problem, revision } = saving;
  const groups = useFileGroups(resume);
  useEffect(() => {
    // Another tab or device wrote: its files and confirmations are read, too.
    if (revision > 0) void refetch();
  }, [revision, refetch]);
  const errors = useMemo(
    () => new Map(problem ? fieldErrorsOf(problem).map(({ field, message }) => [field, message]) : []),
    [problem],
  );
  const told = useMemo(
    () => new Map(confirmationList.map(({ itemId, confirmation }) => [itemId, confirmation])),
    [confirmationList],
  );
  const change = (more: Partial<Draft>): void => autosave.change({ ...autosave.store.read().value, ...more });
  return {
    resume,
    saving,
    draft: saving.value,
    change,
    edit: (apply) => change({ content: apply(autosave.store.read().value.content) }),
    errors,
    // Taken up since the last reading: the portal has just told it.
    ...groups,
    confirmationOf: ({ itemId, source }) => (source ? (told.get(itemId) ?? 'CONFIRMED') : undefined),
  };
}

function useFileGroups({ fileList }: ResumeToEdit): Pick<Editing, 'filesOf' | 'noteFiles'> {
  const [noted, setNoted] = useState<ReadonlyMap<string, readonly UploadedFile[]>>(new Map());
  return {
    filesOf: (fileId) =>
      fileId === null
        ? []
        : (noted.get(fileId) ?? fileList.filter((file) => file.fileId === fileId).map(toUploadedFile)),
    noteFiles: (fileId, files) => {
      const id = fileIdOf(files) ?? fileId;
      if (id !== null) setNoted((before) => new Map(before).set(id, files));
      return files.length > 0 ? id : null;
    },
  };
}
