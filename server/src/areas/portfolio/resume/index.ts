import { resumes as calls } from '@naru/contract/areas/portfolio/resume.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import type { EndRequest } from '../core/end-request.ts';
import { listFacts, listNeeds, readResume, saveResume } from './calls.ts';
import { evidenceRights, RESUME_EVIDENCE } from './files.ts';
import { createResume, deleteResume, listResumes, makeDefault, undeleteResume } from './list-calls.ts';
import { findResumes } from './search.ts';
import { sweepResumes } from './sweep.ts';
import { keepVersion, listVersions, nameVersion, readVersion, restoreVersion } from './version-calls.ts';

/** Résumés, which their students write with what the portal knows. */
export const portfolioResume = (endRequest: EndRequest): Manifest => ({
  calls: ({ resumeSources: sources }) => [
    bindCalls('resumes', calls, {
      listResumes: listResumes(sources),
      createResume: createResume(sources),
      readResume: readResume(sources),
      saveResume: saveResume(sources),
      deleteResume: deleteResume(endRequest),
      undeleteResume,
      makeDefault,
      listFacts: listFacts(sources),
      listNeeds,
      listVersions,
      keepVersion,
      readVersion,
      nameVersion,
      restoreVersion: restoreVersion(sources),
    }),
  ],
  searchSources: [findResumes],
  fileRights: { [RESUME_EVIDENCE]: evidenceRights },
  hourly: ({ platform }) => ({ resumes: () => sweepResumes(platform) }),
});
