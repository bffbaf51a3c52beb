/** Résumés (docs/specification.md §6, §7): students and alumni their own. Advisors and coaches open what is shared with them elsewhere. */
import { emptyContent } from '@naru/contract/areas/portfolio/resume-shape.ts';

import { ASKERS, type ExpectedCall } from '../people.ts';

/** They hold RR for what is shared with them, and have no résumés. */
const READERS = [...ASKERS, 'supervisor', 'chiefsupervisor', 'coach'];

export const RESUME_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'resumes.listResumes': { whom: ASKERS, code: '0000' },
  'resumes.createResume': { whom: ASKERS, code: '9100', body: { title: '', beginsWith: 'EMPTY' } },
  'resumes.readResume': { whom: READERS, code: '404' },
  'resumes.saveResume': {
    whom: ASKERS,
    code: '404',
    body: { version: 1, title: '이력서', dutyId: null, isBlind: false, content: emptyContent() },
  },
  'resumes.deleteResume': { whom: ASKERS, code: '404' },
  'resumes.undeleteResume': { whom: ASKERS, code: '404' },
  'resumes.makeDefault': { whom: ASKERS, code: '404' },
  'resumes.listFacts': { whom: READERS, code: '404' },
  'resumes.listNeeds': { whom: ASKERS, code: '0000' },
  'resumes.listVersions': { whom: READERS, code: '404' },
  'resumes.keepVersion': { whom: ASKERS, code: '404', body: { name: '처음' } },
  'resumes.readVersion': { whom: READERS, code: '404', params: { number: '1' } },
  'resumes.nameVersion': { whom: ASKERS, code: '404', params: { number: '1' }, body: { name: '처음' } },
  'resumes.restoreVersion': { whom: ASKERS, code: '404', params: { number: '1' }, body: { version: 1 } },
};
