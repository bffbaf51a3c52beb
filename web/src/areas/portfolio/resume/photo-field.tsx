import { RESUME_PHOTO_EXTENSIONS } from '@naru/contract/areas/portfolio/resume.ts';

import { AttachmentField } from '../../../blocks/file/attachment-field.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';
import { usePhoto } from '../paper/use-photo.ts';

interface PhotoFieldProps {
  readonly editing: Editing;
  readonly onChange: (fileId: string | null) => void;
}

/** The photo, as it was uploaded: paper cuts it to its frame. */
export function PhotoField({ editing, onChange }: PhotoFieldProps) {
  const texts = useTexts(resumeTexts).person;
  const { photoFileId } = editing.draft.content.person;
  const files = editing.filesOf(photoFileId);
  const photo = usePhoto(photoFileId, files[0]?.id);
  return (
    <div className={styles.photo}>
      {photo !== null && <img src={photo} alt={texts.photoAlt} className={styles.picture} />}
      <AttachmentField
        label={texts.photo}
        help={texts.photoHelp}
        error={editing.errors.get('content.person.photoFileId')}
        value={files}
        onValueChange={(next) => onChange(editing.noteFiles(photoFileId, next))}
        limits={{ fileCount: 1, extensionList: RESUME_PHOTO_EXTENSIONS }}
      />
    </div>
  );
}
