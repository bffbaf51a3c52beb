/**
 * Reference data for every area: codes, courses, departments, duties, tutors, enumerations (docs/specification.md §7).
 */
import { z } from 'zod';

import { anyone, member } from '../access.ts';
import { api } from '../call.ts';
import { ENUM_NAMES } from '../enums.ts';
import { YesNo } from '../shared/flag.ts';
import { CalendarYear, Id } from '../shared/id.ts';
import { pageOf, PageQuery } from '../shared/page.ts';

/** A code, the name of a department or a word to look for: longer ones name nothing. */
const CodeText = z.string().max(40);
const SearchText = z.string().max(100);

/** The year followed by the code of the semester: `202610`. */
const YearSemester = z.string().regex(/^(?:19|20|21)\d\d[0-9A-Z]{1,8}$/);

/** Levels that a code does not have are null. */
export const CodeItem = z.object({
  codeNm: z.string(),
  lclasCode: z.string(),
  mlsfcCode: z.string().nullable(),
  sclasCode: z.string().nullable(),
  /** N: still there for what carries it, not to be chosen any more. */
  useAt: YesNo,
});
export type CodeItem = z.output<typeof CodeItem>;

export const Course = z.object({
  year: z.number().int(),
  semstrCode: z.string(),
  semstrNm: z.string(),
  courseCode: z.string(),
  courseNm: z.string(),
  ntNo: z.string(),
  subjctCode: z.string(),
  majorAt: YesNo,
  yearSemstrCode: z.string(),
});
export type Course = z.output<typeof Course>;

export const CourseMaster = z.object({
  year: z.number().int(),
  subjctCode: z.string(),
  subjctNm: z.string(),
  semstrCode: z.string(),
  semstrNm: z.string(),
  courseCode: z.string(),
  courseNm: z.string(),
  grade: z.number().int(),
  mngtDeptCode: z.string(),
  mngtDeptNm: z.string(),
  majorAt: YesNo,
});
export type CourseMaster = z.output<typeof CourseMaster>;

export const Department = z.object({
  deptCode: z.string(),
  deptNm: z.string(),
  upperDeptCode: z.string().nullable(),
  useAt: YesNo,
});
export type Department = z.output<typeof Department>;

export interface DepartmentNode extends Department {
  children: DepartmentNode[];
}
export const DepartmentNode: z.ZodType<DepartmentNode, DepartmentNode> = z.object({
  ...Department.shape,
  get children() {
    return z.array(DepartmentNode);
  },
});

export const CourseDuty = z.object({
  dtyId: z.string(),
  dtyNm: z.string(),
  upperDtyId: z.string().nullable(),
  /** Courses that lead to the duty, those that weigh most first. */
  courseCodeList: z.array(z.string()),
});

export const Tutor = z.object({
  tutorId: Id,
  tutorNm: z.string(),
  naruMemberTypeList: z.array(z.string()),
  deptCode: z.string().nullable(),
  deptNm: z.string().nullable(),
});

export const EnumOption = z.object({ key: z.string(), value: z.string() });

const courseFilter = {
  year: CalendarYear.optional(),
  subjctCode: CodeText.optional(),
  semstrCode: CodeText.optional(),
  courseCode: CodeText.optional(),
  searchText: SearchText.optional(),
  yearSemstrCode: YearSemester.optional(),
  majorAt: YesNo.optional(),
};

export const reference = {
  listCodes: api.get('/code', {
    access: anyone,
    summary: 'The classes of codes; with lclasCode the codes of a class, with mlsfcCode too the ones under a code.',
    remark: 'mlsfcCode needs lclasCode.',
    query: z.object({ lclasCode: CodeText.optional(), mlsfcCode: CodeText.optional() }),
    output: z.object({ codeList: z.array(CodeItem) }),
  }),
  pageCourses: api.get('/cmmn/course/page', {
    access: member,
    summary: 'Courses as they were given, a page at a time; newest term first.',
    remark: 'Order: year desc, semstrCode desc, semstrNm desc, courseNm asc.',
    query: PageQuery.extend({ ...courseFilter, ntNo: CodeText.optional() }),
    output: z.object({ coursePage: pageOf(Course) }),
  }),
  courseDetail: api.get('/cmmn/course/detail', {
    access: member,
    summary: 'One course by its term, code and class number.',
    query: z.object({ year: CalendarYear, semstrCode: CodeText, courseCode: CodeText, ntNo: CodeText }),
    output: z.object({ course: Course }),
  }),
  pageCourseMasters: api.get('/cmmn/courseMastr/page', {
    access: member,
    summary: 'The catalogue of courses, a page at a time.',
    remark: 'Order: year desc, grade asc, semstrCode desc, subjctCode desc, courseNm asc.',
    query: PageQuery.extend({
      ...courseFilter,
      subjctNm: SearchText.optional(),
      semstrNm: SearchText.optional(),
      grade: z.number().int().min(1).max(6).optional(),
    }),
    output: z.object({ courseMastrPage: pageOf(CourseMaster) }),
  }),
  listDepartments: api.get('/cmmn/dept', {
    access: member,
    summary: 'Departments by code, name or a part of it.',
    query: z.object({ deptCode: CodeText.optional(), searchText: SearchText.optional() }),
    output: z.object({ deptList: z.array(Department) }),
  }),
  departmentTrees: api.get('/cmmn/dept/all', {
    access: member,
    summary: 'The tree of departments, and the part of it that the person belongs to or heads.',
    remark: 'The root is 10000 unless told otherwise; memberDept is null for who belongs to none.',
    query: z.object({ rootDeptCode: CodeText.default('10000') }),
    output: z.object({ rootDept: DepartmentNode, memberDept: DepartmentNode.nullable() }),
  }),
  departmentDetail: api.get('/cmmn/dept/{id}', {
    access: member,
    summary: 'One department by its code.',
    params: z.object({ id: CodeText }),
    output: z.object({ dept: Department }),
  }),
  listCourseDuties: api.get('/cmmn/coseDtyMastr/list', {
    access: member,
    summary: 'Job duties with the courses that lead to them.',
    query: z.object({ dtyId: CodeText.optional() }),
    output: z.object({ coseDtyMastrList: z.array(CourseDuty) }),
  }),
  enumeration: api.get('/enum/{name}', {
    access: anyone,
    summary: 'The keys of an enumeration with their words, under its name.',
    params: z.object({ name: z.enum(ENUM_NAMES) }),
    output: z.record(z.string(), z.array(EnumOption)),
  }),
  listTutors: api.get('/tutor/staff', {
    access: member,
    summary: 'Academic coaches and staff tutors in active service.',
    remark:
      'Staff are those whose department counsels: a full-time professor, academic coach or career counsellor belongs to it. Each person stands once; nobody with a duty of legal or psychological counselling is among the staff.',
    output: z.object({ tutorList: z.array(Tutor) }),
  }),
};
