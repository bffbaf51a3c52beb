import { reference as calls } from '@naru/contract/areas/reference.ts';

import { defineArea } from '../../platform/http/serve.ts';
import { listCodes } from './code/calls.ts';
import { courseDetail, pageCourseMasters, pageCourses } from './course/calls.ts';
import { departmentDetail, departmentTrees, listDepartments } from './department/calls.ts';
import { listCourseDuties } from './duty/calls.ts';
import { enumeration } from './enum/calls.ts';
import { listTutors } from './tutor/calls.ts';

export const reference = defineArea('reference', calls, {
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
