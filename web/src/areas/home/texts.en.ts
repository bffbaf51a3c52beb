import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  loading: 'Loading',
  loadError: 'We couldn’t load this. Please try again in a moment.',
  index: {
    screenTitle: 'Start',
    title: 'From learning to work,\nset out from Naru',
    purpose: 'Tests and counselling, careers and jobs, activities and portfolio, connected in one portal.',
    signIn: 'Sign in',
    toDashboard: 'Go to my home page',
    steps: [
      { title: 'Know yourself', text: 'Test your competencies, learning strategy and career interests.' },
      { title: 'Choose your path', text: 'Set goals and a roadmap, and discuss them with a professor.' },
      { title: 'Try it out', text: 'Join classes, mentoring and internships.' },
      { title: 'Show it', text: 'Turn what you’ve done into a résumé, a portfolio and badges.' },
    ],
    outsiderGreeting: (name: string) => `Welcome, ${name}`,
    outsiderPurpose: 'This page is for people who join us from outside the university.',
    notifications: 'Choose how to be notified',
    outsiderTitle: 'HYFIVE mentoring is coming soon',
    outsiderText: 'Once it opens, you can start from here. Until then, only your account is available.',
    account: 'View my account',
  },
  landing: {
    screenTitle: 'About Naru',
    title: 'Pause here before you cross the river',
    text: 'Naru is our university’s career and learning portal. It shows you what to do now and what to do next.',
    start: 'Get started',
    points: [
      {
        title: 'The most important things first',
        text: 'The most urgent is at the top, and each one says why it’s there.',
      },
      { title: 'Enter it once', text: 'What you enter once is reused in your résumé and portfolio.' },
      {
        title: 'Seen only by the right people',
        text: 'What you say in counselling stays between you and your counsellor.',
      },
    ],
  },
  info: {
    versions: 'Other versions',
    effective: (date: string) => `From ${date}`,
    version: (number: string) => `Version ${number}`,
    empty: 'Nothing published yet',
    emptyText: 'It appears here once the university publishes it.',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    email: 'Anti-spam notice',
  },
  error: {
    notFoundTitle: 'We couldn’t find this page',
    notFoundText: 'It may have been moved or deleted. Check the address, or choose from the menu.',
    deniedTitle: 'You don’t have access to this page',
    deniedText: 'The account you’re signed in with doesn’t have access to it.',
    brokenTitle: 'Something went wrong',
    brokenText:
      'We couldn’t open the page. Please try again in a moment. If this keeps happening, contact the office in charge.',
    awayTitle: 'The portal is unavailable right now',
    awayText: 'Please come back in a little while.',
    home: 'Go home',
    back: 'Go back',
    again: 'Try again',
  },
  sitemap: {
    title: 'All menus',
    own: 'Quick links',
    purpose: 'Every menu you can open. Star a menu to keep it on your home page.',
    search: 'Find a menu',
    hint: 'Type a menu name',
    none: (word: string) => `No menu matches “${word}”`,
    noneText: 'Try another word.',
    inPreparation: 'Coming soon',
    opensOutside: 'New window',
    mark: (menu: string) => `Favourite: ${menu}`,
  },
} as const satisfies Shape<typeof ko>;
