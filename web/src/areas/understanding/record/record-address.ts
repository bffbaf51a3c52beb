/** Parts of a student's record, as `{tab?}` and `{sectionId?}` of its address name them. */
import { addressOf } from '../../../platform/route.ts';

const RECORD = { path: '/popup/stdntInfo/{stdntId}/{tab?}/{sectionId?}' } as const;

/** School work by term comes first. */
export const TABS = ['schulwrk', 'course'] as const;
export type Tab = (typeof TABS)[number];

export interface RecordPlace {
  readonly stdntId: string;
  /** Undefined for an unknown part. */
  readonly tab: Tab | undefined;
  /** The course with open results. */
  readonly courseId: string | undefined;
}

interface Given {
  readonly stdntId?: string | undefined;
  readonly tab?: string | undefined;
  readonly sectionId?: string | undefined;
}

/** Reads the address; a course is a section of the courses, and terms have no sections. */
export function readPlace({ stdntId = '', tab = 'schulwrk', sectionId }: Given): RecordPlace {
  const found = TABS.find((one) => one === tab);
  const isWhole = sectionId === undefined || found === 'course';
  return { stdntId, tab: isWhole ? found : undefined, courseId: sectionId };
}

export function writePlace(stdntId: string, tab: Tab, sectionId?: string): string {
  return addressOf(RECORD, { params: { stdntId, tab, sectionId } });
}
