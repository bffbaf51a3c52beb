/** For whom the home has shown work: students who can make a portfolio. */
import type { HomePlace } from '../../../blocks/manifest/home-source.ts';

export const shownPlace: HomePlace = {
  part: 'SHOWN_WORK',
  isFor: (actor) => actor.studentId !== null && actor.rights.may('PTF_MY', 'C'),
};
