import { expect, test } from 'vitest';

import { CallError } from '../../platform/http/call-error.ts';
import { sortServerErrors } from './server-errors.ts';

const refused = (...errors: readonly (readonly [field: string, message: string])[]): CallError =>
  new CallError('refused', {
    code: '9100',
    kind: 'answered',
    output: { errors: errors.map(([field, message]) => ({ field, message })) },
  });

test('each refusal stands at its field, in the order of the form', () => {
  const error = refused(['memo', 'too long'], ['title', 'missing']);
  expect(sortServerErrors(error, ['title', 'memo'])).toEqual({
    atFields: [
      { field: 'title', message: 'missing' },
      { field: 'memo', message: 'too long' },
    ],
    elsewhere: [],
  });
});

test('a part of a list or an object belongs to the nearest field around it', () => {
  const error = refused(['days.2', 'no day'], ['place.room.name', 'no room'], ['place.city', 'no city']);
  expect(sortServerErrors(error, ['days', 'place', 'place.room']).atFields).toEqual([
    { field: 'days', message: 'no day' },
    { field: 'place', message: 'no city' },
    { field: 'place.room', message: 'no room' },
  ]);
});

test('a part of the body that holds the form stands for nothing itself', () => {
  const error = refused(['record.title', 'missing'], ['reason', 'too short'], ['record.other', 'unknown']);
  expect(sortServerErrors(error, ['title', 'reason'], 'record')).toEqual({
    atFields: [
      { field: 'title', message: 'missing' },
      { field: 'reason', message: 'too short' },
    ],
    elsewhere: ['unknown'],
  });
});

test('a name that only begins alike is another field', () => {
  expect(sortServerErrors(refused(['titleEn', 'missing']), ['title'])).toEqual({
    atFields: [],
    elsewhere: ['missing'],
  });
});

test('the first refusal of a field counts', () => {
  const error = refused(['title', 'one'], ['title', 'two']);
  expect(sortServerErrors(error, ['title']).atFields).toEqual([{ field: 'title', message: 'one' }]);
});

test('another failure names no field', () => {
  const error = new CallError('conflict', { code: '9101', kind: 'answered', output: { errors: [] } });
  expect(sortServerErrors(error, ['title'])).toEqual({ atFields: [], elsewhere: [] });
  expect(sortServerErrors(new Error('broken'), ['title'])).toEqual({ atFields: [], elsewhere: [] });
});
