import { reference as calls } from '@naru/contract/areas/reference.ts';

import { bindCalls } from '../../platform/http/serve.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { listCodes } from './code/calls.ts';
import { courseDetail, pageCourseMasters, pageCourses } from './course/calls.ts';
import { findCourses } from './course/search.ts';
import { departmentDetail, departmentTrees, listDepartments } from './department/calls.ts';
import { listCourseDuties } from './duty/calls.ts';
import { enumeration } from './enum/calls.ts';
import { listTutors } from './tutor/calls.ts';

const bound = bindCalls('reference', calls, {
  listCodes,
  pageCourses,
  courseDetail,
  pageCourseMasters,
  listDepartments,
  departmentTrees,
  departmentDetail,
  listCourseDuties,
  enumeration,
  listTutors,
});

export const reference: Manifest = { calls: [bound], searchSources: [findCourses] };
