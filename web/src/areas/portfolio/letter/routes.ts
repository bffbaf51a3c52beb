import { coverLetters } from '@naru/contract/areas/portfolio/letter.ts';

import { readAhead } from '../../../platform/read-ahead.ts';
import { pageRoute } from '../../../platform/route.ts';

/** Cover letters of the person who writes them. */
export const letterRoutes = [
  pageRoute('/portfolio/cl/list', async () => (await import('./list-screen.tsx')).LetterListScreen, {
    menuId: 'PTF_CL',
    early: { reads: coverLetters.listLetters },
  }),
  pageRoute('/portfolio/cl/form/{id?}', async () => (await import('./form-screen.tsx')).LetterFormScreen, {
    menuId: 'PTF_CL',
    contentsClass: 'wide',
    early: readAhead(coverLetters.readLetter, ({ params: { id } }) => (id ? { params: { id } } : undefined)),
  }),
];
