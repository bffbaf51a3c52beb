import { resumes } from '@naru/contract/areas/portfolio/resume.ts';

import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ResumePrint } from '../paper/resume-print.tsx';
import { resumeTexts } from './texts.ts';
import { useStoredPhoto } from '../paper/use-photo.ts';

interface StoredPrintProps {
  readonly resumeId: string;
  readonly onClose: () => void;
}

/** Loads a résumé as it is kept, and shows it as it prints in the person's language. */
export function StoredPrint({ resumeId, onClose }: StoredPrintProps) {
  const texts = useTexts(resumeTexts).list;
  const language = useLocale();
  const query = useCall(
    resumes.readResume,
    { params: { id: resumeId } },
    { label: texts.printing, alertMessage: texts.printFailed, staleTime: 0 },
  );
  const resume = query.data?.resume;
  const photo = useStoredPhoto(resume?.content, resume?.fileList ?? []);
  if (!resume) return null;
  const { content, isBlind, title, confirmationList } = resume;
  const confirmations = Object.fromEntries(
    confirmationList.map(({ itemId, confirmation }) => [itemId, confirmation] as const),
  );
  return <ResumePrint {...{ content, confirmations, language, isBlind, photo, title, onClose }} />;
}
