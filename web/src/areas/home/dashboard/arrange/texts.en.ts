import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  editTitle: 'Customize this page',
  editText: 'Change the order, and switch off what you don’t need.',
  editDone: 'Save',
  editBusy: 'Saving',
  editCancel: 'Leave as it is',
  editReset: 'Back to the start',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  show: (name: string) => `Show ${name}`,
  saved: 'Your page is arranged.',
  conflict: 'Another window changed this first. The new arrangement is loaded; please set yours again.',
  widgets: {
    todo: 'To do now',
    counselling: 'Counselling',
    deadlines: 'Deadlines',
    notices: 'Notices',
    profile: 'About me',
    term: 'Term schedule',
    recent: 'My menus',
  },
} as const satisfies Shape<typeof ko>;
