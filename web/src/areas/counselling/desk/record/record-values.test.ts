import { describe, expect, it } from 'vitest';

import { type RecordValues, toBody } from './record-values.ts';

describe('the record that is sent', () => {
  it('leaves out follow-ups that nobody filled in and trims the others', () => {
    const values: RecordValues = {
      minutes: 50,
      sharedNote: '',
      privateNote: '',
      nextOn: null,
      reason: '',
      topicList: ['CAREER'],
      tasks: [
        { key: 0, text: '  이력서 초안 쓰기 ', who: 'STUDENT', dueOn: '2026-12-01' },
        { key: 1, text: '   ', who: 'BOTH', dueOn: null },
      ],
    };
    expect(toBody(values)).toEqual({
      minutes: 50,
      topicList: ['CAREER'],
      sharedNote: '',
      privateNote: '',
      nextOn: null,
      followUpList: [{ text: '이력서 초안 쓰기', who: 'STUDENT', dueOn: '2026-12-01' }],
    });
  });
});
