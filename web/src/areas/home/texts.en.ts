import { joinFacts } from '../../platform/format/facts.ts';
import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  loading: 'Loading',
  loadError: 'We couldn’t load this. Please try again in a moment.',
  index: {
    screenTitle: 'Start',
    title: 'From learning to work,\nset out from Naru',
    purpose:
      'Tests and counselling, career and jobs, activities and portfolio: one portal that carries them on from each other.',
    signIn: 'Sign in',
    toDashboard: 'Go to my home',
    steps: [
      { title: 'Know yourself', text: 'Test your competencies, learning strategy and career interests.' },
      { title: 'Choose your way', text: 'Set goals and a roadmap, and talk them over with a professor.' },
      { title: 'Try it', text: 'Join classes, mentoring and internships.' },
      { title: 'Show it', text: 'Keep what you did as a résumé, a portfolio and badges.' },
    ],
    outsiderTitle: 'HYFIVE mentoring is in preparation',
    outsiderText: 'Once it opens you can get in from here. Until then, only your account is available.',
    account: 'See my account',
  },
  denied: {
    title: 'You don’t have access to this page yet',
    text: (menu: string) =>
      `“${menu}” is for certain people only. If you need it for your work, ask the office in charge.`,
    textPlain: 'This page is for certain people only. If you need it for your work, ask the office in charge.',
    right: 'Access needed',
    rightValue: (menu: string) => joinFacts([menu, 'view']),
    office: 'Whom to ask',
    home: 'Go home',
    sitemap: 'See my menus',
    code: 'Mention this when you ask: ACCESS',
  },
  landing: {
    screenTitle: 'About Naru',
    title: 'A place to pause before you cross the river',
    text: 'Naru is our university’s career and learning portal. It tells you what to do now, and what would be good to do next.',
    start: 'Get started',
    points: [
      { title: 'What to do comes first', text: 'The most urgent on top, each with the reason it is there.' },
      { title: 'Enter it once', text: 'What you wrote once serves your résumé and portfolio again.' },
      {
        title: 'Only those who should see it',
        text: 'What you say in counselling stays between you and your counsellor.',
      },
    ],
  },
  info: {
    versions: 'Other versions',
    effective: (date: string) => `From ${date}`,
    current: 'Current',
    version: (number: string) => `Version ${number}`,
    empty: 'Nothing published yet',
    emptyText: 'Once the university publishes it, it appears here.',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    email: 'No e-mail harvesting',
  },
  error: {
    notFoundTitle: 'There’s no such page',
    notFoundText: 'It may have moved or gone. Check the address, or choose again from the menu.',
    deniedTitle: 'You can’t see this page',
    deniedText: 'The person signed in doesn’t have access to it.',
    brokenTitle: 'Something went wrong and the page didn’t open',
    brokenText: 'Please try again in a moment. If it keeps happening, tell the office in charge.',
    awayTitle: 'We can’t answer right now',
    awayText: 'The portal is resting. Please come back in a little while.',
    home: 'Go home',
    back: 'Go back',
    again: 'Open again',
  },
  sitemap: {
    title: 'All menus',
    own: 'Start here',
    purpose: 'Every menu you can open is here. Star one to keep it on your home page.',
    search: 'Find a menu',
    clear: 'Clear',
    hint: 'Type a menu’s name',
    none: (word: string) => `No menu matches “${word}”`,
    noneText: 'Try another word.',
    inPreparation: 'In preparation',
    opensOutside: 'New window',
    mark: (menu: string) => `Favourite: ${menu}`,
  },
} as const satisfies Shape<typeof ko>;
