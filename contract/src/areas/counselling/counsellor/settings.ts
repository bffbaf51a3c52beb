/** A counsellor's own profile, channels and limits, set by each for themselves. */
import { z } from 'zod';

import { get, put } from '../../../call.ts';
import { ENUMS } from '../../../enums.ts';
import { Channel, COUNSELLING_MOST, deskMenu, DeskName, Kind, TopicCodes } from '../words.ts';
import { oneLine } from '../../../shared/one-line.ts';
import { WholeNumber } from '../../../shared/whole-number.ts';

const Settings = z.object({
  /** Shown to students; nothing confidential. */
  intro: z.string().max(COUNSELLING_MOST.intro),
  topicList: TopicCodes,
  /** At least one. */
  channelList: z.array(Channel).max(6),
  /** Where to meet, shown to everybody who may ask. */
  place: oneLine(COUNSELLING_MOST.place).nullable(),
  /** For ONLINE; only the parties see the link. */
  video: z.object({ kind: z.enum(ENUMS.videoChannel), link: z.string().max(COUNSELLING_MOST.link) }).nullable(),
  /** Null wherever the university's own holds. Hours before the begin. */
  leadHours: z.number().int().min(0).max(336).nullable(),
  /** Days ahead that can be booked. */
  horizonDays: z.number().int().min(1).max(180).nullable(),
  dailyMost: z.number().int().min(1).max(12).nullable(),
  /** Meetings of one student in a term. */
  termMost: z.number().int().min(1).max(50).nullable(),
  /** Hours that stay free before and after each meeting. */
  bufferHours: z.number().int().min(0).max(3),
  /** A free hour is the student's as soon as they ask. */
  autoApprove: z.boolean(),
  /** Whether students find the counsellor at all. */
  isActive: z.boolean(),
  /** 0 before anything was saved. */
  version: WholeNumber,
});

const SettingsView = Settings.extend({
  kind: Kind,
  /** Values that apply where a field is null. */
  defaults: z.object({ leadHours: z.number(), horizonDays: z.number() }),
});
export type CounsellorSettings = z.output<typeof SettingsView>;

export const counsellor = {
  readSettings: get('/cnslt/{desk}/settings', {
    access: deskMenu('R'),
    summary: 'What the counsellor offers at this desk; the defaults before anything was saved.',
    remark: 'Null stands where the university’s own holds.',
    params: DeskName,
    output: z.object({ settings: SettingsView }),
  }),
  changeSettings: put('/cnslt/{desk}/settings', {
    access: deskMenu('U'),
    summary: 'Changes it; what was asked for and agreed before stays as it is.',
    params: DeskName,
    body: Settings,
    output: z.object({ settings: SettingsView }),
  }),
};
