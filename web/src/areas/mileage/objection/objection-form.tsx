import { EVIDENCE_EXTENSIONS } from '@naru/contract/areas/mileage/claims.ts';
import { mileage } from '@naru/contract/areas/mileage/own.ts';
import { mileageObjections } from '@naru/contract/areas/mileage/objections.ts';
import { OBJECTION_MOST } from '@naru/contract/areas/mileage/objection-words.ts';

import { AttachmentField } from '../../../blocks/file/attachment-field.tsx';
import { fileIdOf } from '../../../blocks/file/file-name.ts';
import { Form } from '../../../blocks/form/form.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import type { UploadedFile } from '../../../ui/file-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './objection.module.css';
import { ownObjectionRoute } from './routes.ts';
import { objectionTexts } from './texts.ts';

interface ObjectionValues {
  readonly content: string;
  readonly files: readonly UploadedFile[];
}

/** Asks why a line is wrong; what was written stays where it could not be sent. */
export function ObjectionForm({ lineId }: { readonly lineId: string }) {
  const texts = useTexts(objectionTexts).form;
  const countText = useCountText();
  const form = usePageForm<ObjectionValues, 'content' | 'fileId'>({
    names: { content: texts.content, fileId: texts.files },
    initial: { content: '', files: [] },
    check: ({ content }) => (content.trim() === '' ? { content: texts.contentMissing } : {}),
  });
  const create = useCallMutation(mileageObjections.createObjection, {
    alertMessage: null,
    alsoChanges: [mileage.pageLines],
  });
  const send = ({ content, files }: ObjectionValues): void =>
    create.mutate(
      { body: { lineId, content, fileId: fileIdOf(files) ?? null } },
      {
        onSuccess: ({ objectionId }) => {
          showToast({ text: texts.sent, tone: 'done' });
          form.leave(addressOf(ownObjectionRoute, { params: { id: objectionId } }));
        },
        onError: form.refuse,
      },
    );
  return (
    <Form
      form={form}
      onSend={send}
      words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
      guard={{ text: texts.unsaved }}
      className={styles.form}
    >
      <TextArea
        {...form.text('content')}
        label={texts.content}
        help={texts.contentHelp}
        rows={6}
        maxLength={OBJECTION_MOST.content}
        countText={countText(OBJECTION_MOST.content)}
      />
      <AttachmentField
        {...form.pick('files', 'fileId')}
        label={texts.files}
        mark="optional"
        help={texts.filesHelp}
        onRunningChange={form.countRunning}
        savedIds={new Set()}
        limits={{ fileCount: OBJECTION_MOST.files, extensionList: EVIDENCE_EXTENSIONS }}
      />
      <div>
        <Button type="submit" variant="primary" busy={create.isPending} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}
