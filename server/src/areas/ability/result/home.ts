/** For whom the home has a picture of abilities: students who can take the tests. */
import type { HomePlace } from '../../../blocks/manifest/home-source.ts';

export const abilityPlace: HomePlace = {
  part: 'ABILITY',
  isFor: (actor) => actor.studentId !== null && actor.rights.may('ABL_T01', 'C'),
};
