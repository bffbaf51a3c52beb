import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko, StepFigures } from './texts.ko.ts';

const inPoints = (points: string): string => (points === '1' ? '1 point' : `${points} points`);

export const en = {
  excel: 'Download as Excel',
  owed: (points: string) => `Owes ${inPoints(points)}`,
  steps: {
    PIECE: ({ amount, limit, points }: StepFigures) =>
      amount === '1' ? `It is worth ${inPoints(points)}.` : `${amount} × ${inPoints(limit)} = ${inPoints(points)}.`,
    HOUR: ({ amount, limit, points }: StepFigures) =>
      `${amount === '1' ? '1 hour' : `${amount} hours`} at ${inPoints(limit)} an hour: ${inPoints(points)}, rounded down.`,
    GRADE: ({ amount, limit, points }: StepFigures) =>
      `A score or level of ${amount} is in the band from ${limit}: ${inPoints(points)}.`,
    PROMISED: ({ points }: StepFigures) => `The programme was set to give ${inPoints(points)}.`,
    NO_RULE: () => '0 points, because no rule applied on that day.',
    REGISTER: () => '0 points, because your student status on that day does not earn points for this item.',
    BELOW: ({ amount, limit }: StepFigures) =>
      `0 points, because a score or level of ${amount} is below the lowest band, which begins at ${limit}.`,
    CAP_ONCE: ({ limit }: StepFigures) => `At most ${inPoints(limit)} count at a time.`,
    BEST: ({ amount }: StepFigures) =>
      `Only one of its kind counts. You already have ${inPoints(amount)} for another, so this adds nothing.`,
    DIFFERENCE: ({ amount, points }: StepFigures) =>
      `You already have ${inPoints(amount)} for one of its kind, so the difference of ${inPoints(points)} is added.`,
    CAP_TERM: ({ amount, limit, points }: StepFigures) =>
      `This item gives at most ${inPoints(limit)} a term. You already had ${amount} that term, so ${inPoints(points)} count.`,
    CAP_LIFE: ({ amount, limit, points }: StepFigures) =>
      `This item gives at most ${inPoints(limit)} until you graduate. You already had ${amount}, so ${inPoints(points)} count.`,
    BY_HAND: ({ points }: StepFigures) => `The mileage office posted ${inPoints(points)}. No cap was applied.`,
    UNANSWERED: ({ amount }: StepFigures) =>
      `The survey was not answered in time, so ${amount === '1' ? '1 point was' : `${amount} points were`} not given.`,
  },
} as const satisfies Shape<typeof ko>;
