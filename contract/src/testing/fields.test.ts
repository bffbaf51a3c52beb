import { expect, it } from 'vitest';
import { z } from 'zod';

import { ENUMS } from '../enums.ts';
import { pageOf, PageQuery } from '../shared/page.ts';
import { defineActions, needsText, stepCall, takesText } from '../shared/workflow.ts';

import { describeFields } from './fields.ts';

const taken = (schema: z.ZodType): string => describeFields(schema, 'input', new Map());
const given = (schema: z.ZodType): string => describeFields(schema, 'output', new Map());

it('names fields, and marks those that may be left out', () => {
  const query = PageQuery.extend({ text: z.string(), isOver: z.enum(['Y', 'N']).default('N') });
  expect(taken(query)).toBe('page?, size?, sort?, text, isOver?');
  expect(given(z.object({ text: z.string().nullable() }))).toBe('text');
  expect(given(z.object({}))).toBe('');
});

it('says choices, by the name of an enumeration where they are one', () => {
  const schema = z.object({ view: z.enum(['OWN', 'ALL']).nullable(), hour: z.enum(ENUMS.hour), kind: z.literal('A') });
  expect(given(schema)).toBe('view (OWN, ALL), hour (`hour`), kind (A)');
});

it('says bounds of what is taken, and none of what is given', () => {
  const schema = z.object({
    idList: z.array(z.string()).min(1).max(1234),
    nine: z.array(z.number().int().min(0).max(3)).length(9),
    files: z.array(z.string()).max(50_000),
    count: z.number().int().min(1).max(5),
  });
  expect(taken(schema)).toBe('idList (1 to 1234), nine (9: 0 to 3), files (at most 50,000), count (1 to 5)');
  expect(given(schema)).toBe('idList, nine, files, count');
});

it('says the fields inside of fields, of the rows of a page too, down to the second', () => {
  const row = z.object({ id: z.string(), inner: z.object({ deep: z.object({ deeper: z.string() }) }) });
  expect(given(z.object({ list: z.array(row), rowPage: pageOf(row) }))).toBe(
    'list (id, inner (deep)), rowPage (id, inner (deep))',
  );
});

it('says a tree by its first level', () => {
  const Tree = z.object({
    name: z.string(),
    get children() {
      return z.array(Tree);
    },
  });
  expect(given(z.object({ root: Tree }))).toBe('root (name, children)');
});

it('says what each action needs, and those of the same needs together', () => {
  const { body } = stepCall({
    path: '/thing',
    access: { kind: 'signedIn' },
    summary: 'Moves a thing.',
    statuses: ['A', 'B'],
    actions: defineActions({
      ASK: { needs: {} },
      ACCEPT: { needs: { answer: takesText(10) } },
      DECLINE: { needs: { answer: needsText(10) } },
      CLOSE: { needs: {} },
    }),
  });
  expect(taken(body)).toBe('action (ASK, CLOSE; ACCEPT: answer?; DECLINE: answer), version');
});

it('says other options one after the other, and nothing of plain ones', () => {
  const schema = z.union([z.object({ id: z.string() }), z.object({ token: z.string() })]);
  expect(taken(schema)).toBe('id; or token');
  expect(taken(z.object({ value: z.union([z.string(), z.number()]) }))).toBe('value');
  expect(given(z.record(z.string(), z.array(z.object({ key: z.string() }))))).toBe('by name: key');
});

it('says long details once where they come again under the same name', () => {
  const said = new Map<string, string>();
  const long = z.object({ reason: z.enum(['A_REASON_THAT_IS_LONG', 'ANOTHER_REASON_THAT_IS_LONG']) });
  const short = z.object({ reason: z.enum(['A', 'B']) });
  expect(describeFields(long, 'output', said)).toBe('reason (A_REASON_THAT_IS_LONG, ANOTHER_REASON_THAT_IS_LONG)');
  expect(describeFields(long, 'output', said)).toBe('reason');
  expect(describeFields(short, 'output', said)).toBe('reason (A, B)');
  expect(describeFields(short, 'output', said)).toBe('reason (A, B)');
  expect(describeFields(z.object({ inner: long }), 'output', said)).toBe(
    'inner (reason (A_REASON_THAT_IS_LONG, ANOTHER_REASON_THAT_IS_LONG))',
  );
  expect(describeFields(z.object({ other: long }), 'output', said)).toBe('other (reason)');
});
