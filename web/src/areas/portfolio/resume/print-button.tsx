import { useLocale } from '../../../platform/i18n/locale.ts';
import { PrintResume } from '../paper/print-resume.tsx';
import type { Editing } from './use-draft.ts';
import { usePaper } from './use-paper.ts';

/** Opens the print of the résumé in the person's language. */
export function PrintButton({ editing }: { readonly editing: Editing }) {
  const language = useLocale();
  const paper = usePaper(editing);
  return <PrintResume {...paper} language={language} title={editing.draft.title} />;
}
