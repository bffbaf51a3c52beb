import { board as calls } from '@naru/contract/areas/board.ts';
import type { RichText as RichTextValue } from '@naru/contract/shared/rich-text.ts';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextWithPictures } from '../file/text-with-pictures.tsx';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

export interface PreviewDialogProps {
  /** The previewed text; null while it is closed. */
  readonly text: { readonly title: string; readonly body: RichTextValue } | null;
  readonly onClose: () => void;
}

/** The text as readers will see it, made by the server. */
export function PreviewDialog({ text, onClose }: PreviewDialogProps) {
  const all = useTexts(boardTexts);
  const { code } = usePlace();
  const query = useCall(
    calls.previewPost,
    { params: { code }, body: { body: text?.body ?? { type: 'doc', content: [] } } },
    { enabled: text !== null, alertMessage: null },
  );
  return (
    <Dialog
      open={text !== null}
      onOpenChange={(open) => !open && onClose()}
      title={text?.title || all.form.preview}
      size="large"
    >
      {query.isPending && <Skeleton count={6} />}
      {query.isError && <Notice tone="red" title={all.form.previewFailed} />}
      {query.data && <TextWithPictures sanitizedHtml={query.data.html} />}
    </Dialog>
  );
}
