/**
 * Words that the calls of psychological counselling share.
 */
import { z } from 'zod';

import { ENUMS } from '../../../enums.ts';
import { Instant } from '../../../shared/id.ts';
import { Ordinal } from '../../../shared/whole-number.ts';

/** The three consents, each for itself: what the centre keeps, what of it is sensitive, and when it may not keep silent. */
export const PSYCH_CONSENTS = ['psych_personal', 'psych_sensitive', 'psych_confidential'] as const;

export const PROBLEM_AREAS = [
  'MOOD',
  'ANXIETY',
  'STRESS',
  'SLEEP',
  'RELATIONSHIP',
  'FAMILY',
  'STUDY',
  'CAREER',
  'SELF',
  'EATING',
  'HABIT',
  'TRAUMA',
  'OTHER',
] as const;

/** Half days of the week in which somebody can come. */
export const PREFERRED_TIMES = [
  'MON_AM',
  'MON_PM',
  'TUE_AM',
  'TUE_PM',
  'WED_AM',
  'WED_PM',
  'THU_AM',
  'THU_PM',
  'FRI_AM',
  'FRI_PM',
  'EVENING',
] as const;
export const PSYCH_CHANNELS = ['FACE_TO_FACE', 'ONLINE', 'PHONE'] as const;
export const COUNSELLOR_GENDERS = ['ANY', 'FEMALE', 'MALE'] as const;

/** How soon somebody is seen, the least first; its place is the level. */
export const TRIAGE_LEVELS = ['GENERAL', 'WATCH', 'PRIORITY', 'EMERGENCY'] as const;
export type TriageLevel = (typeof TRIAGE_LEVELS)[number];

export const PHQ_ITEMS = 9;
export const GAD_ITEMS = 7;
/** The first two of PHQ-9, asked each week while somebody waits. */
export const CHECK_IN_ITEMS = 2;
/** Bands of the two scores, the lightest first. */
export const SEVERITIES = ['MINIMAL', 'MILD', 'MODERATE', 'MODERATELY_SEVERE', 'SEVERE'] as const;

export const PSYCH_MOST = { content: 3000, reason: 500, note: 8000, place: 500, papers: 5 } as const;

/** How often, from 0 not at all to 3 nearly every day. */
export const Frequency = z.number().int().min(0).max(3);

export const PsychStatus = z.enum(ENUMS.psychologicalStatus);
export const Level = z.enum(TRIAGE_LEVELS);
export const PsychVersion = Ordinal;

/** Preferences of a student; empty lists mean that any time or channel will do. */
export const Preferences = z.object({
  timeList: z.array(z.enum(PREFERRED_TIMES)).max(PREFERRED_TIMES.length),
  channelList: z.array(z.enum(PSYCH_CHANNELS)).max(PSYCH_CHANNELS.length),
  gender: z.enum(COUNSELLOR_GENDERS),
});
export type Preferences = z.output<typeof Preferences>;

/** Where help is at once. */
export const Help = z.object({
  /** The centre's own line, as the university has set it; null for none. */
  campusLine: z.string().nullable(),
  /** The country's line against suicide, day and night. */
  crisisLine: z.string(),
});
export type Help = z.output<typeof Help>;

export const ConsentState = z.object({
  code: z.enum(PSYCH_CONSENTS),
  version: z.number().int(),
  title: z.string(),
  /** Parts divided by empty lines; `# ` begins a heading, `- ` an item. */
  body: z.string(),
  effectiveOn: z.string(),
  /** When the caller agreed to this version; null while they have not, or have withdrawn it. */
  agreedAt: Instant.nullable(),
  /** The older version that the caller's consent still holds for; null where it holds for this one, or for none. */
  earlier: z.object({ version: z.number().int(), agreedAt: Instant }).nullable(),
});
export type ConsentState = z.output<typeof ConsentState>;
