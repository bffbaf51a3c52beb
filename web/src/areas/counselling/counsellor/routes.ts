import { pageRoute } from '../../../platform/route.ts';

const prep = async () => (await import('./prep/prep-screen.tsx')).PrepScreen;
const hours = async () => (await import('./desk/hours-screen.tsx')).HoursScreen;
const settings = async () => (await import('./desk/settings-screen.tsx')).DeskSettingsScreen;

export const counsellorRoutes = [
  pageRoute('/cnslt/professor/dtls/prep/{id}', prep, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/professor/dtls/hours', hours, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/professor/dtls/settings', settings, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/peer/dtls/hours', hours, { menuId: 'CNS_PEER', cnsltTyUrlCode: 'peer' }),
  pageRoute('/cnslt/peer/dtls/settings', settings, { menuId: 'CNS_PEER', cnsltTyUrlCode: 'peer' }),
  pageRoute('/cnslt/career/dtls/prep/{id}', prep, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/career/dtls/hours', hours, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/career/dtls/settings', settings, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/law/dtls/hours', hours, { menuId: 'CNS_LAW', cnsltTyUrlCode: 'law' }),
  pageRoute('/cnslt/law/dtls/settings', settings, { menuId: 'CNS_LAW', cnsltTyUrlCode: 'law' }),
];
