/** Sentences and headings of the list of students. */
export const words = {
  ko: {
    reason: '이유를 5자 이상 적어 주세요.',
    name: '이름',
    studentNo: '학번',
    department: '학과',
    grade: '학년',
    registerStatus: '학적',
    advisor: '지도교수',
    gradeAverage: '누적 평점',
    gradeOf: (grade: number) => `${grade}학년`,
  },
  en: {
    reason: 'Give a reason of at least 5 characters.',
    name: 'Name',
    studentNo: 'Student no.',
    department: 'Department',
    grade: 'Year',
    registerStatus: 'Registration status',
    advisor: 'Advisor',
    gradeAverage: 'GPA, all terms',
    gradeOf: (grade: number) => `Year ${grade}`,
  },
} as const;
