/** The guide to the tests, the competency framework and the graduation self-check (docs/specification.md, Tests). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post } from '../../call.ts';
import { ENUMS } from '../../enums.ts';
import { Id, Instant } from '../../shared/id.ts';
import { PROGRAMME_TYPES } from '../learning/words.ts';
import { TEST_FAMILIES } from './words.ts';

const GuideTest = z.object({
  testId: Id,
  family: z.enum(TEST_FAMILIES),
  name: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  itemCount: z.number().int(),
  isValidated: z.boolean(),
  /** When the caller finished it last. */
  lastTakenAt: Instant.nullable(),
  /** The caller has begun it and not finished. */
  isBegun: z.boolean(),
  /** Where the caller takes it; null for who takes none. */
  path: z.string().nullable(),
});
export type GuideTest = z.output<typeof GuideTest>;

const FrameworkPart = z.object({ scaleCode: z.string(), name: z.string(), definition: z.string() });

const FrameworkGroup = FrameworkPart.extend({
  coreCompetency: z.enum(ENUMS.coreCompetency),
  partList: z.array(FrameworkPart),
  programmeList: z.array(z.object({ type: z.enum(PROGRAMME_TYPES), count: z.number().int(), path: z.string() })),
});
export type FrameworkGroup = z.output<typeof FrameworkGroup>;

export const abilityGuide = {
  listGuideTests: get('/ability/guide/list', {
    access: menu('ABL_GUIDE', 'R'),
    summary: 'The tests that are published, with when the caller took each last.',
    output: z.object({ testList: z.array(GuideTest) }),
  }),
  readFramework: get('/ability/guide/systm', {
    access: menu('ABL_SYSTM', 'R'),
    summary: 'The core competencies with their parts, and how many programmes ahead promise each.',
    remark:
      'From the published version of the first test of family 01 that has core competencies; null without one. Types whose list the caller may not open are left out.',
    output: z.object({
      framework: z
        .object({
          name: z.string(),
          versionNumber: z.number().int(),
          publishedAt: Instant,
          groupList: z.array(FrameworkGroup),
        })
        .nullable(),
    }),
  }),
  openGraduationCheck: post('/ability/grdtntest', {
    access: menu('ABL_GRDT', 'R'),
    summary: 'The ERP’s page for checking graduation, by the student’s univCode; the opening is logged.',
    remark:
      'The addresses are the settings `ability.graduationUniversity` (1) and `ability.graduationSchool` (2). address is null for a student without such a univCode, and where none is set.',
    output: z.object({ univCode: z.enum(['1', '2']).nullable(), address: z.string().nullable() }),
  }),
};
