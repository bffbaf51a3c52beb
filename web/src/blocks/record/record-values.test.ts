import { choice, defineRecord, flag, line, number, own } from '@naru/contract/shared/record.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { beginWith, bodyOf } from './record-values.ts';

const named = { ko: '이름', en: 'Name' };
const RECORD = defineRecord('example', named, {
  fields: {
    kind: choice(['A', 'B'], named).made(),
    title: line(9, named),
    amount: number({ min: 1, max: 9 }, named).when({ kind: 'A' }),
    isOn: flag(named).when({ kind: 'A' }),
  },
});

describe('the form of a declared record', () => {
  it('begins empty, or with what is given', () => {
    expect(beginWith(RECORD, undefined)).toEqual({ kind: null, title: '', amount: null, isOn: false });
    expect(beginWith(RECORD, undefined, { starts: { kind: 'B' } })).toMatchObject({ kind: 'B', title: '' });
  });

  it('begins with what is changed, and sends what can be', () => {
    const entry = { kind: 'A', title: 'One', amount: 3, isOn: true } as const;
    const values = beginWith(RECORD, entry);
    expect(values).toEqual(entry);
    expect(bodyOf(RECORD, values, { isNew: false })).toEqual({ title: 'One', amount: 3, isOn: true });
  });

  it('sends nothing in fields that do not apply', () => {
    const values = { kind: 'B', title: 'One', amount: 3, isOn: true } as const;
    expect(bodyOf(RECORD, values, { isNew: true })).toEqual({ kind: 'B', title: 'One', amount: null, isOn: false });
  });

  it('reads a part of its own, which has none while it is not whole', () => {
    const record = defineRecord('example', named, { fields: { place: own(z.number(), named) } });
    const part = {
      begin: (value: unknown) => ({ text: typeof value === 'number' ? String(value) : '' }),
      read: (draft: unknown) => Number((draft as { text: string }).text) || null,
    };
    const values = beginWith(record, undefined, { own: { place: part } });
    expect(values).toEqual({ place: { text: '' } });
    expect(bodyOf(record, values, { isNew: true, own: { place: part } })).toEqual({ place: null });
    const written = { place: { text: '7' } };
    expect(bodyOf(record, written, { isNew: true, own: { place: part } })).toEqual({ place: 7 });
  });
});
