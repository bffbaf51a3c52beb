import type { Manifest } from '../../blocks/manifest/manifest.ts';
import { programmeAttendance } from './attendance/index.ts';
import { programmeCatalogue } from './catalogue/index.ts';
import { programmeCompletion } from './completion/index.ts';
import { programmeDesk } from './desk/index.ts';

export const learning: readonly Manifest[] = [
  programmeCatalogue,
  programmeDesk,
  programmeAttendance,
  programmeCompletion,
];
