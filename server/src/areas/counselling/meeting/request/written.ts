/** Texts of a request that go along with it to another hour. */
import { ENUMS } from '@naru/contract/enums.ts';

import type { WriteContext } from '../../../../platform/http/serve.ts';
import type { MeetingRow } from '../core/store.ts';
import type { Wish } from './book.ts';

/** Reads the texts to move along; files stay with the first request, whose history continues in this one. */
export async function readWritten(
  ctx: WriteContext,
  old: MeetingRow,
): Promise<Omit<Wish, 'slotId' | 'rescheduledFrom'>> {
  const key = await ctx.platform.sealing.readKey(ctx.tx, old.dataKeyId);
  const channel = ENUMS.counsellingChannel.find((one) => one === old.channel) ?? 'FACE_TO_FACE';
  return {
    channel,
    topics: old.topics,
    content: old.content === null ? '' : key.open('content', old.content),
    hope: old.hope === null ? '' : key.open('hope', old.hope),
    fileId: null,
    fileSnList: [],
  };
}
