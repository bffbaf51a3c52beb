import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  list: {
    title: 'Manage mileage',
    purpose: 'What mileage can be used for, and what each asks for.',
    label: 'Purposes',
    errorTitle: 'We couldn’t load the purposes.',
    outOfUse: 'Not in use',
    open: (count: string) => (count === '1' ? '1 open request' : `${count} open requests`),
    bounds: (of: { least: string; most: string; unit: string }) =>
      `${of.least} to ${of.most} points in steps of ${of.unit}`,
    timesTerm: (count: string) => `${count} per term`,
    timesLife: (count: string) => `${count} while studying`,
    mostTerms: (count: string) => (count === '1' ? 'Up to 1 enrolled term' : `Up to ${count} enrolled terms`),
    worth: (amount: string) => `₩${amount} a point`,
  },
  form: {
    toList: 'Purposes',
    changePurpose: 'Changes count for requests from now on. Those already made stay as they are.',
    errorTitle: 'We couldn’t load the purpose.',
    goneTitle: 'We couldn’t find this purpose',
    goneText: 'Choose one from the list.',
    facts: 'Fixed',
    code: 'Code',
    paid: 'Payment',
    toAccount: 'To a bank account',
    noAccount: 'No account asked for',
    help: {
      textKo: 'Students read it when they ask.',
      pointsUnit: 'Only multiples of it can be asked for.',
      timesTerm: 'Leave it empty for no limit.',
      timesLife: 'Leave it empty for no limit.',
      mostTerms: 'Students who have been enrolled for more terms can’t ask for it. Leave it empty for no limit.',
      wonPerPoint: 'Requests already made are paid at the worth of their day.',
      isInUse: 'Off, nobody can ask for it any more. Open requests are still handled.',
    },
    units: {
      leastPoints: 'points',
      mostPoints: 'points',
      pointsUnit: 'points',
      timesTerm: 'times',
      timesLife: 'times',
      mostTerms: 'terms',
      wonPerPoint: 'won',
    },
  },
} as const satisfies Shape<typeof ko>;
