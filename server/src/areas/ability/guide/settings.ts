/** Where the ERP checks graduation; the portal only leads there. */
import { addressSetting, type Setting } from '../../../platform/settings/declare.ts';

/** By the student's univCode: 1 for the university, 2 for the graduate school. */
export const GRADUATION_PAGES = {
  '1': addressSetting('ability.graduationUniversity', {
    defaultValue: '',
    description: {
      ko: '학부생이 여는 ERP 졸업 자가진단 주소 (https://로 시작, {studentNo} 자리에 학번이 들어감, 없으면 비워 두기)',
      en: 'Address of the ERP’s graduation self-check for undergraduates (https://; {studentNo} becomes the student number); leave empty for none',
    },
  }),
  '2': addressSetting('ability.graduationSchool', {
    defaultValue: '',
    description: {
      ko: '대학원생이 여는 ERP 졸업 자가진단 주소 (https://로 시작, {studentNo} 자리에 학번이 들어감, 없으면 비워 두기)',
      en: 'Address of the ERP’s graduation self-check for the graduate school (https://; {studentNo} becomes the student number); leave empty for none',
    },
  }),
} as const;

export const GUIDE_SETTINGS: readonly Setting[] = Object.values(GRADUATION_PAGES);
