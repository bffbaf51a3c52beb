import { countOf } from '../../../../platform/i18n/count-of.ts';
import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  title: 'Test guide',
  purpose: 'These are not exams that grade you. They help you look at yourself as you are now and find your next step.',
  errorTitle: 'We couldn’t load the tests.',
  tests: {
    title: 'Which tests are there?',
    none: 'No tests are open yet',
    noneText: 'Once a test opens, you can start it here.',
    length: (minutes: number, items: number) => `About ${minutes} min · ${countOf(items, 'question')}`,
    last: (day: string) => `Last taken on ${day}`,
    begun: 'You have one in progress',
    notValidated: 'Not validated',
    start: 'Go to test',
    resume: 'Continue',
    again: 'See tests',
    about: (name: string) => `${name}: `,
    notValidatedText:
      '“Not validated” means that nobody has established yet how well the test measures what it is meant to. Please use it for self-reflection only.',
  },
  answering: {
    title: 'How to answer so that you recognize yourself',
    list: [
      {
        id: 'usual',
        name: 'As you usually are',
        text: 'Think of yourself over the past term, not of who you want to be.',
      },
      {
        id: 'first',
        name: 'Your first thought',
        text: 'There are no right or wrong answers. No need to linger over one.',
      },
      {
        id: 'each',
        name: 'One at a time',
        text: 'Statements may look alike. Answer each as you read it, whatever you chose before.',
      },
      {
        id: 'place',
        name: 'In a quiet moment',
        text: 'There is no time limit. You can pause and continue on another device.',
      },
    ],
  },
  result: {
    title: 'You see your results at once',
    sample: 'It looks like this, for example',
    axes: {
      communication: 'Communication',
      creativity: 'Creative convergence',
      problem: 'Problem solving',
      self: 'Self-direction',
      community: 'Community',
    },
    now: 'This time (example)',
    before: 'Last time (example)',
    picture: 'Show as chart',
    unit: 'out of 100',
    chartEmpty: 'There are no scores to show',
    list: [
      { id: 'shape', name: 'Your profile', text: 'A picture of where you are higher and lower.' },
      { id: 'meaning', name: 'What it means', text: 'In plain words, for everyday life at university.' },
      { id: 'change', name: 'What changed', text: 'Compared with the last time you took it.' },
      { id: 'next', name: 'What to do next', text: 'Classes and counselling that you can apply for now.' },
    ],
    framework: 'See framework',
  },
  seeing: {
    title: 'Who can see it?',
    list: [
      { id: 'me', name: 'You', text: 'Always. Nobody else sees your answers to the questions.' },
      { id: 'advisor', name: 'Your professor and coach', text: 'The results, only while you choose to share them.' },
      {
        id: 'counsellor',
        name: 'Career and psychological counsellors',
        text: 'Only while they counsel you and you choose to share.',
      },
      { id: 'office', name: 'The office in charge', text: 'Who took part, and statistics of five people or more.' },
    ],
    log: 'Your results page shows who looked at them and when. You can stop sharing at any time.',
  },
  not: {
    title: 'What these tests are not',
    list: [
      'They don’t count towards grades, scholarships or selection.',
      'They don’t measure intelligence or judge your personality.',
      'They don’t diagnose mental health. If you are having a hard time, please talk to a counsellor.',
    ],
    counselling: 'About psychological counselling',
  },
  use: {
    title: 'What results are used for',
    list: [
      'Choosing classes and counselling that suit you',
      'Starting a conversation with those you share them with',
      'Planning programmes, from figures without names',
    ],
  },
  questions: {
    title: 'Frequently asked questions',
    list: [
      {
        id: 'pause',
        title: 'Can I stop halfway?',
        content:
          'Yes. Each answer is saved as you choose it. If you answer nothing for 30 days, the attempt closes and you start from the beginning.',
      },
      {
        id: 'offline',
        title: 'Are my answers lost if the connection drops?',
        content: 'No. They stay on your device and are saved once you are online again. Just keep answering.',
      },
      {
        id: 'change',
        title: 'Can I change an answer?',
        content: 'You can go back and change answers until you finish. After that they can’t be changed.',
      },
      {
        id: 'again',
        title: 'When can I take a test again?',
        content: 'Usually once a term. It may differ between tests; the list of tests says from which day you can.',
      },
      {
        id: 'compare',
        title: 'Who am I compared with?',
        content:
          'We look for a group of at least 30 people, starting with your college and year, and compare you with its average. With at least 100 people, we also say where you stand among a hundred. Without such a group there is no comparison, and you see what your own scores mean.',
      },
      {
        id: 'low',
        title: 'Is a low score a disadvantage?',
        content:
          'No. It only shows where you put less of your strength at present. Please don’t judge yourself by a single score.',
      },
      {
        id: 'must',
        title: 'Are there tests I have to take?',
        content:
          'The university may ask you to take a test by a certain day. Even then, nothing else in the portal is blocked if you haven’t.',
      },
      {
        id: 'version',
        title: 'What happens to my results when a test changes?',
        content:
          'They stay as they are. Where changed questions make scores impossible to compare, we don’t compare them, and say so.',
      },
    ],
  },
} as const satisfies Shape<typeof ko>;
