import type { Objection } from '@naru/contract/areas/mileage/objections.ts';
import type { ObjectionSide } from '@naru/contract/areas/mileage/objection-words.ts';
import type { ReactNode } from 'react';

import { AttachmentList } from '../../../blocks/file/attachment-list.tsx';
import { toUploadedFile } from '../../../blocks/file/file-name.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './objection.module.css';
import { objectionTexts } from './texts.ts';

interface ThreadPartProps {
  readonly objection: Objection;
  /** The names of the sides, as the reader calls them. */
  readonly names: Readonly<Record<ObjectionSide, string>>;
}

/** Everything that both sides wrote, the earliest first: the objection with its evidence, and the replies. */
export function ThreadPart({ objection, names }: ThreadPartProps) {
  const texts = useTexts(objectionTexts).thread;
  const { content, askedAt, fileList, replyList } = objection;
  return (
    <ol className={styles.thread} aria-label={texts.list}>
      <Entry side="STUDENT" name={names.STUDENT} at={askedAt} content={content}>
        {fileList.length > 0 && <AttachmentList files={fileList.map(toUploadedFile)} />}
      </Entry>
      {replyList.map(({ number, side, content: text, at }) => (
        <Entry key={number} side={side} name={names[side]} at={at} content={text} />
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly side: ObjectionSide;
  readonly name: string;
  readonly at: string;
  readonly content: string;
  readonly children?: ReactNode;
}

function Entry({ side, name, at, content, children }: EntryProps) {
  const format = useFormat();
  return (
    <li className={styles.entry} data-side={side}>
      <p className={styles.head}>
        <b>{name}</b>
        <time dateTime={at}>{format.relativeTime(at, { time: 'always' })}</time>
      </p>
      <p className={styles.written}>{content}</p>
      {children}
    </li>
  );
}
