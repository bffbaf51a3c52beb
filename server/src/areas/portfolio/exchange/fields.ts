/** Where each part of a résumé stands in JSON Resume 1.3 (docs/specification.md, Résumés). */
import type { CarriedName, ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';

/** Names of an entry's parts. What JSON Resume has no name for begins with `x-`. */
export interface SectionFields {
  /** The list: of the whole file, or of `basics`. */
  readonly list: string;
  readonly isInBasics?: true;
  readonly title: string;
  readonly place: string;
  readonly detail: string;
  /** JSON Resume has a list for it. */
  readonly isDetailList?: true;
  readonly begins: string;
  readonly ends: string;
  readonly text: string;
  readonly url: string;
  /** Readers take an entry without an end as one that lasts. */
  readonly lastsWithoutEnd?: true;
  /** Further names of JSON Resume: lists of words or sentences that go below the description, the last of them its own. */
  readonly toText?: readonly string[];
  /** Further names that go with the detail. */
  readonly toDetail?: readonly CarriedName[];
}

const PERIOD = { begins: 'startDate', ends: 'endDate' } as const;
const DAY = { begins: 'date', ends: 'x-endDate' } as const;
const NO_PERIOD = { begins: 'x-startDate', ends: 'x-endDate' } as const;
const KOREAN = {
  title: 'name',
  place: 'organization',
  detail: 'detail',
  ...PERIOD,
  text: 'summary',
  url: 'url',
} as const;

export const SECTION_FIELDS: Readonly<Record<ResumeSection, SectionFields>> = {
  EDUCATION: {
    list: 'education',
    title: 'area',
    place: 'institution',
    detail: 'studyType',
    ...PERIOD,
    text: 'x-summary',
    url: 'url',
    lastsWithoutEnd: true,
    toText: ['courses'],
    toDetail: ['score'],
  },
  MILITARY: { list: 'x-military', ...KOREAN },
  WORK: {
    list: 'work',
    title: 'position',
    place: 'name',
    detail: 'x-department',
    ...PERIOD,
    text: 'summary',
    url: 'url',
    lastsWithoutEnd: true,
    toText: ['description', 'highlights'],
    toDetail: ['location'],
  },
  ACTIVITY: { list: 'x-activities', ...KOREAN },
  LANGUAGE: {
    list: 'languages',
    title: 'language',
    place: 'x-issuer',
    detail: 'fluency',
    ...NO_PERIOD,
    text: 'x-summary',
    url: 'x-url',
  },
  CERTIFICATE: {
    list: 'certificates',
    title: 'name',
    place: 'issuer',
    detail: 'x-number',
    ...DAY,
    text: 'x-summary',
    url: 'url',
  },
  AWARD: { list: 'awards', title: 'title', place: 'awarder', detail: 'x-prize', ...DAY, text: 'summary', url: 'x-url' },
  TRAINING: { list: 'x-training', ...KOREAN },
  PROJECT: {
    list: 'projects',
    title: 'name',
    place: 'entity',
    detail: 'roles',
    isDetailList: true,
    ...PERIOD,
    text: 'description',
    url: 'url',
    lastsWithoutEnd: true,
    toText: ['keywords', 'highlights'],
    toDetail: ['type'],
  },
  VOLUNTEER: {
    list: 'volunteer',
    title: 'position',
    place: 'organization',
    detail: 'x-hours',
    ...PERIOD,
    text: 'summary',
    url: 'url',
    lastsWithoutEnd: true,
    toText: ['highlights'],
  },
  ABROAD: { list: 'x-abroad', ...KOREAN },
  SKILL: {
    list: 'skills',
    title: 'name',
    place: 'x-place',
    detail: 'level',
    ...NO_PERIOD,
    text: 'x-summary',
    url: 'x-url',
    toText: ['keywords'],
  },
  LINK: {
    list: 'profiles',
    isInBasics: true,
    title: 'network',
    place: 'x-place',
    detail: 'username',
    ...NO_PERIOD,
    text: 'x-summary',
    url: 'url',
  },
};

/** Begins a line of the description that is one of a list. */
export const BULLET = '- ';
/** Names under which a file may say a day. */
export const DAY_NAMES = ['startDate', 'endDate', 'date'] as const satisfies readonly CarriedName[];
/** Parts of a place to live, in the order of one line. */
export const LOCATION_PARTS = [
  'address',
  'city',
  'region',
  'postalCode',
  'countryCode',
] as const satisfies readonly CarriedName[];

/** Says that an entry lasts, or that it does not although no end is given. */
export const LASTS = 'x-ongoing';

/** Names that carry nothing of the person. */
export const SILENT: ReadonlySet<string> = new Set(['$schema', 'meta']);
