import { useCodeOptions } from '../../../../blocks/form/use-code-options.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { sampleTexts } from '../texts.ts';
import type { CourseFilter } from './course-list.ts';

export interface CourseFilterWords {
  /** The name of each filter. */
  readonly names: Readonly<Record<CourseFilter, string>>;
  /** A filter that is set, in words. */
  readonly write: (name: CourseFilter, value: string) => string;
}

export function useCourseFilterWords(): CourseFilterWords {
  const texts = useTexts(sampleTexts).list;
  const semesters = useCodeOptions({ lclasCode: 'SEMESTER' });
  const words: Readonly<Record<Exclude<CourseFilter, 'text'>, (value: string) => string>> = {
    year: texts.yearOf,
    semester: semesters.labelOf,
    kind: (value) => (value === 'Y' ? texts.major : texts.general),
  };
  return {
    names: { text: texts.search, year: texts.year, semester: texts.semester, kind: texts.kind },
    write: (name, value) => (name === 'text' ? value : words[name](value)),
  };
}
