/** What the request form holds while it is being written, and what of it is sent. */
import type { CounsellorProfile } from '@naru/contract/areas/counselling/finding.ts';
import type { RequestDraft } from '@naru/contract/areas/counselling/request.ts';
import type { EnumKey } from '@naru/contract/enums.ts';

import { fileIdOf, paramsOf, toUploadedFile } from '../../../../blocks/file/file-name.ts';
import type { UploadedFile } from '../../../../ui/file-field.tsx';

export type Channel = EnumKey<'counsellingChannel'>;

export interface RequestValues {
  readonly channel: Channel | null;
  readonly topicList: readonly string[];
  readonly content: string;
  readonly hope: string;
  readonly files: readonly UploadedFile[];
}

/** Nothing written yet but what is known already; the only way to meet is chosen, and of several the first. */
export function blankOf(
  { channelList, topicList }: Pick<CounsellorProfile, 'channelList' | 'topicList'>,
  known: { readonly topicList: readonly string[]; readonly content: string },
): RequestValues {
  // What the counsellor does not talk about could not be unchosen.
  const topics = known.topicList.filter((topic) => topicList.length === 0 || topicList.includes(topic));
  return { channel: channelList[0] ?? null, topicList: topics, content: known.content, hope: '', files: [] };
}

export function withDraft(blank: RequestValues, draft: RequestDraft): RequestValues {
  const { channel = blank.channel, topicList, content, hope, fileList } = draft;
  return { channel, topicList, content, hope, files: fileList.map(toUploadedFile) };
}

/** As the calls take it. */
export function toWritten({ channel, topicList, content, hope, files }: RequestValues) {
  return {
    ...(channel && { channel }),
    topicList: [...topicList],
    content,
    hope,
    fileId: fileIdOf(files) ?? null,
    fileSnList: files.map((file) => Number(paramsOf(file).fileSn)),
  };
}
