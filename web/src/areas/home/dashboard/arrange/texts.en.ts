import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  editTitle: 'Customize this page',
  editText: 'Change the order and turn off what you don’t need.',
  editDone: 'Save',
  editBusy: 'Saving',
  editReset: 'Reset to default',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  show: (name: string) => `Show ${name}`,
  saved: 'Your page has been updated.',
  conflict: 'This page was changed in another window. Its latest version is shown; please make your changes again.',
  widgets: {
    todo: 'To do',
    queues: 'Waiting',
    cases: 'Cases to handle',
    study: 'Grades and credits',
    ability: 'Abilities',
    mileage: 'Mileage',
    shown: 'Portfolio and badges',
    advisees: 'My students',
    week: 'This week',
    desk: 'Counselling',
    counselling: 'Counselling',
    deadlines: 'Deadlines',
    notices: 'Notices',
    term: 'Term schedule',
    recent: 'My menus',
  },
} as const satisfies Shape<typeof ko>;
