import type { Post } from '@naru/contract/areas/board-words.ts';

import { joinFacts } from '../../platform/format/facts.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { PrintPreview } from '../../ui/print-preview.tsx';
import { TextWithPictures } from '../file/text-with-pictures.tsx';
import { boardTexts } from './texts.ts';

export interface PostPrintProps {
  /** When it was asked for, in epoch milliseconds; null while it is closed. */
  readonly at: number | null;
  readonly onClose: () => void;
  readonly post: Post;
  readonly boardName: string;
  readonly wrote: string;
}

/** The post on paper, with who printed it and when. */
export function PostPrint({ at, onClose, post, boardName, wrote }: PostPrintProps) {
  const texts = useTexts(boardTexts).detail;
  const format = useFormat();
  const name = useLoginInfo()?.name ?? '';
  return (
    <PrintPreview
      open={at !== null}
      onClose={onClose}
      title={texts.printTitle}
      header={joinFacts([boardName, post.categoryNm, wrote, format.day(post.publishFrom)])}
      footer={texts.printed(name, format.dateTime(at, 'YYYY-MM-DD HH:mm'))}
    >
      <h1>{post.title}</h1>
      <TextWithPictures sanitizedHtml={post.html} />
    </PrintPreview>
  );
}
