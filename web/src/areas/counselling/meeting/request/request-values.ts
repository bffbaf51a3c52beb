/** The values of the request form, and the bodies made from them. */
import type { CounsellorProfile } from '@naru/contract/areas/counselling/counsellor/search.ts';
import type { RequestDraft } from '@naru/contract/areas/counselling/meeting/request.ts';
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
  /** The version of the text on preparing that is agreed to; null for no. Never kept. */
  readonly prepVersion: number | null;
}

/** The initial values, with those known already; the first way to meet is chosen. */
export function blankOf(
  { channelList, topicList }: Pick<CounsellorProfile, 'channelList' | 'topicList'>,
  known: { readonly topicList: readonly string[]; readonly content: string },
): RequestValues {
  // A topic that the counsellor does not offer has no checkbox to clear it.
  const topics = known.topicList.filter((topic) => topicList.length === 0 || topicList.includes(topic));
  return {
    channel: channelList[0] ?? null,
    topicList: topics,
    content: known.content,
    hope: '',
    files: [],
    prepVersion: null,
  };
}

export function withDraft(blank: RequestValues, draft: RequestDraft): RequestValues {
  const { channel = blank.channel, topicList, content, hope, fileList } = draft;
  return { channel, topicList, content, hope, files: fileList.map(toUploadedFile), prepVersion: null };
}

/** Makes the texts of a request as the calls take them. */
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
