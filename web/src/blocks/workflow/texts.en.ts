import type { ko } from './texts.ko.ts';

export const en = {
  keep: 'Keep as it is',
  busy: 'Working',
  failed: 'That didn’t work',
  conflict: 'It has changed in the meantime. Check how it stands now.',
  reason: 'Reason',
  ownReason: 'Write a reason',
  count: (length: string, most: string) => `${length} / ${most}`,
} satisfies typeof ko;
