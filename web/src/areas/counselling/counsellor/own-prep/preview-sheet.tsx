import type { PrepSheet } from '@naru/contract/areas/counselling/counsellor/prep.ts';

import { PrepSheetView } from '../../../../blocks/counselling/prep/prep-sheet-view.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Section } from '../../../../ui/section.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { DocumentText } from '../../psychological/student/document-text.tsx';
import styles from './prep.module.css';
import { studentPrepTexts } from './texts.ts';

export interface PreviewSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly document: { readonly body: string };
  readonly sheet: PrepSheet;
}

/** Shows exactly the counsellor's view, and the text to agree to. */
export function PreviewSheet({ open, onClose, document, sheet }: PreviewSheetProps) {
  const texts = useTexts(studentPrepTexts);
  return (
    <Sheet open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title} height="full">
      {/* Read by keyboard too: what scrolls can be reached. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above */}
      <div className={styles.sheet} tabIndex={0} role="group" aria-label={texts.title}>
        <PrepSheetView sheet={sheet} isOwn headingLevel={3} />
        <Section title={texts.consent} size="small">
          <DocumentText text={document.body} />
        </Section>
      </div>
    </Sheet>
  );
}
