import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  sources: {
    CLAIM: 'Claimed by students',
    PROGRAMME: 'Programme completed',
    TEST: 'Test taken',
    MEETING: 'Session held',
    HAND: 'Posted by the office',
  },
  sourceNotes: {
    CLAIM: 'Students submit evidence, and the office approves it.',
    PROGRAMME: 'Completing a programme brings the points by itself.',
    TEST: 'Finishing a test brings the points by itself. All tests share one item.',
    MEETING:
      'A session with a professor, a coach or a career counsellor brings the points by itself. All of them share one item; psychological and legal counselling bring none.',
    HAND: 'The office posts them by a file.',
  },
  list: {
    title: 'Manage mileage',
    purpose: 'What brings mileage. An item brings points once it has a rule.',
    make: 'New item',
    label: 'Items',
    errorTitle: 'We couldn’t load the items.',
    emptyTitle: 'There are no items yet',
    emptyText: 'Make an item and its rule, and it brings mileage.',
    outOfUse: 'Not in use',
    noRule: 'No rule',
    rules: 'View rules',
    firstRule: 'Make the first rule',
    rulesOf: (item: string, action: string) => `${action}: ${item}`,
  },
  form: {
    toList: 'Items',
    makeTitle: 'New item',
    makePurpose: 'Code, type and source can’t be changed later.',
    changePurpose: 'Points that were posted stay as they are, whatever you change here.',
    errorTitle: 'We couldn’t load the item.',
    goneTitle: 'We couldn’t find this item',
    goneText: 'Choose one from the list.',
    facts: 'Fixed',
    help: {
      code: 'It stands in files that you post. Capital letters, digits and underscores. Example: SUPPORTERS',
      evidenceKo: 'Leave it empty for claims without evidence. Example: Copy of the licence',
      asksNumber: 'A number counts once.',
      takesDecimals: 'For hours, such as 2.5. Leave it off for scores and levels.',
      mostQuantity: 'It stops slips in scores and counts. Example: 990 for TOEIC',
      gradeGroup:
        'Items that measure one thing share a group, so that only the best of them can count. Example: ENGLISH',
      position: 'Within its type, smaller numbers come first.',
    },
    made: 'The item was made. Now give it its first rule.',
  },
} as const satisfies Shape<typeof ko>;
