import { describe, expect, it } from 'vitest';

import { toBody, toValues } from './record-values.ts';

describe('the record that is sent', () => {
  it('leaves out follow-ups that nobody filled in and trims the others', () => {
    const values = {
      ...toValues(undefined),
      topicList: ['CAREER'],
      tasks: [
        { key: 0, text: '  이력서 초안 쓰기 ', who: 'STUDENT' as const, dueOn: '2026-12-01', stdntId: '' },
        { key: 1, text: '   ', who: 'BOTH' as const, dueOn: null, stdntId: '' },
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
