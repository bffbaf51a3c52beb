import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './words.ko.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthName = (month: string) => MONTHS[Number(month) - 1] ?? month;

export const en = {
  section: {
    EDUCATION: 'Education',
    MILITARY: 'Military service',
    WORK: 'Experience',
    ACTIVITY: 'Activities',
    LANGUAGE: 'Languages',
    CERTIFICATE: 'Certificates',
    AWARD: 'Awards',
    TRAINING: 'Training',
    PROJECT: 'Projects',
    VOLUNTEER: 'Volunteering',
    ABROAD: 'Experience abroad',
    SKILL: 'Skills',
    LINK: 'Links',
  },
  birthOn: 'Date of birth',
  gender: 'Gender',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  month: (year: string, month: string) => `${monthName(month)} ${year}`,
  day: (year: string, month: string, day: string) => `${Number(day)} ${monthName(month)} ${year}`,
  ongoing: 'Present',
  ongoingOf: { EDUCATION: 'Present', WORK: 'Present', MILITARY: 'Present' },
  years: (count: number) => (count === 1 ? '1 yr' : `${count} yrs`),
  months: (count: number) => (count === 1 ? '1 mo' : `${count} mos`),
  confirmed: 'Confirmed by the university',
  coverLetter: 'Cover letter',
  comments: 'Comments',
  suggestion: 'Suggested instead',
  remove: '(delete)',
  onResume: 'Comments on the résumé',
  overall: 'Overall',
} satisfies Shape<typeof ko>;
