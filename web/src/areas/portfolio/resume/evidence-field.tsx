import type { ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';
import { RESUME_EVIDENCE_EXTENSIONS, RESUME_EVIDENCE_FILES } from '@naru/contract/areas/portfolio/resume.ts';

import { AttachmentField } from '../../../blocks/file/attachment-field.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';

interface EvidenceFieldProps {
  readonly editing: Editing;
  readonly item: ResumeItem;
  readonly error?: string | undefined;
  readonly onChange: (fileId: string | null) => void;
}

/** Files that prove an item; only the student sees them. */
export function EvidenceField({ editing, item, error, onChange }: EvidenceFieldProps) {
  const texts = useTexts(resumeTexts).item;
  const { evidenceFileId } = item;
  return (
    <AttachmentField
      label={texts.evidence}
      help={texts.evidenceHelp}
      error={error}
      value={editing.filesOf(evidenceFileId)}
      onValueChange={(files) => onChange(editing.noteFiles(evidenceFileId, files))}
      limits={{ fileCount: RESUME_EVIDENCE_FILES, extensionList: RESUME_EVIDENCE_EXTENSIONS }}
    />
  );
}
