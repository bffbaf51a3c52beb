import type { counsellor, CounsellorSettings } from '@naru/contract/areas/counselling/counsellor/settings.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import { ENUMS } from '@naru/contract/enums.ts';

import { saveChange } from '../../../../blocks/workflow/save-change.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../../platform/http/serve.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { HTTPS, readWebAddress } from '../../../../platform/web-address.ts';
import { generateSlots } from '../availability/generate.ts';
import { openDesk, type OwnDesk } from '../../shared/desk.ts';
import { defaultTerms, type Terms } from '../../shared/booking-limits.ts';
import { words } from '../../shared/words.ts';
import {
  lockCounsellor,
  selectOptionalCounsellor,
  selectTopics,
  updateCounsellor,
  type CounsellorRow,
} from '../store.ts';

type Body = Omit<CounsellorSettings, 'kind' | 'defaults'>;

const UNSAVED: Body = {
  intro: '',
  topicList: [],
  channelList: ['FACE_TO_FACE'],
  place: null,
  video: null,
  leadHours: null,
  horizonDays: null,
  dailyMost: null,
  termMost: null,
  bufferHours: 0,
  autoApprove: false,
  isActive: false,
  version: 0,
};

export const readSettings: Reader<typeof counsellor.readSettings> = async (ctx, { params }) => ({
  settings: await readOwn(ctx, openDesk(ctx, params.desk, 'R')),
});

export const changeSettings: Writer<typeof counsellor.changeSettings> = {
  apply: async (ctx, { params, body }) => {
    const own = openDesk(ctx, params.desk, 'U');
    await checkSettings(ctx.tx, body, ctx.locale);
    const row = await lockCounsellor(ctx.tx, own);
    const change = {
      intro: body.intro.trim(),
      topics: [...new Set(body.topicList)],
      channels: [...new Set(body.channelList)],
      place: body.place?.trim() || null,
      videoKind: body.video?.kind ?? null,
      videoLink: (body.video && readLink(body.video)) ?? null,
      leadHours: body.leadHours,
      horizonDays: body.horizonDays,
      dailyMost: body.dailyMost,
      termMost: body.termMost,
      bufferHours: body.bufferHours,
      autoApprove: body.autoApprove,
      isActive: body.isActive,
      version: row.version + 1,
    };
    const after = { isActive: body.isActive, autoApprove: body.autoApprove };
    const defaults = await terms(ctx);
    await saveChange(ctx, {
      current: present(row, own, defaults),
      version: body.version,
      save: () => updateCounsellor(ctx.tx, row.id, change),
      audit: { action: 'counsellor.changeSettings', entity: 'counsellor', entityId: row.id, after },
    });
    await generateSlots(ctx.tx, { ...row, horizonDays: body.horizonDays }, { now: ctx.now, terms: defaults });
    return { desk: own.desk };
  },
  answer: async (ctx, ids) => ({ settings: await readOwn(ctx, openDesk(ctx, ids['desk'] ?? '', 'R')) }),
};

const readLink = ({ link }: { readonly link: string }): string | undefined =>
  readWebAddress(link, { most: COUNSELLING_MOST.link, start: HTTPS });

async function checkSettings(db: Db, body: Body, locale: Locale): Promise<void> {
  const say = words[locale];
  const known = await selectTopics(db, body.topicList);
  if (body.topicList.some((topic) => !known.includes(topic))) failField('topicList', say.topic);
  if (body.channelList.length === 0) failField('channelList', say.channel);
  if (body.channelList.includes('ONLINE') && !body.video) failField('video', say.videoMissing);
  if (body.video && readLink(body.video) === undefined) failField('video.link', say.videoLink);
}

async function terms(ctx: CallContext): Promise<Terms> {
  return defaultTerms(await ctx.platform.settings.read());
}

async function readOwn(ctx: CallContext, own: OwnDesk): Promise<CounsellorSettings> {
  return present(await selectOptionalCounsellor(ctx.db, own), own, await terms(ctx));
}

function present(row: CounsellorRow | undefined, own: OwnDesk, defaults: Terms): CounsellorSettings {
  const saved: Body = row
    ? {
        intro: row.intro,
        topicList: row.topics,
        channelList: ENUMS.counsellingChannel.filter((channel) => row.channels.includes(channel)),
        place: row.place,
        video: videoOf(row),
        leadHours: row.leadHours,
        horizonDays: row.horizonDays,
        dailyMost: row.dailyMost,
        termMost: row.termMost,
        bufferHours: row.bufferHours,
        autoApprove: row.autoApprove,
        isActive: row.isActive,
        version: row.version,
      }
    : UNSAVED;
  return { ...saved, kind: own.kind, defaults };
}

function videoOf(row: CounsellorRow): Body['video'] {
  const kind = ENUMS.videoChannel.find((one) => one === row.videoKind);
  return kind && row.videoLink !== null ? { kind, link: row.videoLink } : null;
}
