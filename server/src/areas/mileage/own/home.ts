/** For whom the home has mileage: students who can earn it. */
import type { HomePlace } from '../../../blocks/manifest/home-source.ts';

export const mileagePlace: HomePlace = {
  part: 'MILEAGE',
  isFor: (actor) => actor.studentId !== null && actor.rights.may('LRN_MILE', 'C'),
};
