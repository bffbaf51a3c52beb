import { correctionDesk, type CorrectionTemplate, TEMPLATE } from '@naru/contract/areas/portfolio/correction-desk.ts';

import { RecordDialog } from '../../../blocks/record/record-dialog.tsx';
import { RecordFields } from '../../../blocks/record/record-fields.tsx';
import { useRecordForm } from '../../../blocks/record/use-record-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { deskTexts } from './texts.ts';

interface TemplateDialogProps {
  /** Undefined for a new one. */
  readonly template: CorrectionTemplate | undefined;
  /** A new one is everybody's. */
  readonly isShared: boolean;
  readonly onClose: () => void;
}

/** Asks for the words of a template. */
export function TemplateDialog({ template, isShared, onClose }: TemplateDialogProps) {
  const say = useTexts(deskTexts).templates;
  const form = useRecordForm(TEMPLATE, {
    entry: template,
    create: correctionDesk.createTemplate,
    change: correctionDesk.changeTemplate,
    params: { id: template?.templateId ?? '' },
    beside: template ? undefined : { isShared },
    after: () => {
      onClose();
      return { text: say.saved };
    },
  });
  const title = template ? say.changeName(template.title) : isShared ? say.addShared : say.add;
  return (
    <RecordDialog form={form} onClose={onClose} words={{ title, submit: say.save }}>
      <RecordFields form={form} of={['title', 'text']} />
    </RecordDialog>
  );
}
