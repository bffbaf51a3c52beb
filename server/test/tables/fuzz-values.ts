/**
 * Values for fuzzing: from a schema, and from what has broken portals before.
 */
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001f\u007f',
  '\ud800',
  '\udfff\ud800',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  'ㄱㅏㄴㅏ',
  '나루'.normalize('NFD'),
  '\u202e\u200b\ufeff',
  "' or 1=1 --",
  "'; drop table member; --",
  String.raw`\'; select pg_sleep(9); --`,
  '$1',
  '%',
  '_',
  '\\',
  '%%__\\\\',
  '{{nonce}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '9007199254740993',
  '99999999999999999999999999',
  'true',
  'null',
  'undefined',
  '[]',
  '{}',
  '=1+1',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  '0190a000-0000-7000-8000-00000000000g',
  '019AA000-0000-7000-8000-000000000000',
  'x'.repeat(5_000),
  '한'.repeat(3_000),
];
const nastyText = fc.constantFrom(...NASTY_TEXTS);

const text: Arbitrary<string> = fc.oneof(
  nastyText,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const leaf: Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, -0, Number.MAX_SAFE_INTEGER + 2, 2_147_483_648, 4_294_967_296),
  fc.double(),
  fc.integer(),
);

const proto: Arbitrary<unknown> = fc.constant(
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":1}}'),
);
const deep: Arbitrary<unknown> = fc.integer({ min: 5, max: 400 }).map((levels) => {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
});
const many: Arbitrary<unknown> = fc
  .integer({ min: 100, max: 4_000 })
  .map((count) => Array.from({ length: count }, () => 'x'));

/** Values that no schema allows. */
export const anyTrouble = {
  text,
  value: fc.oneof(
    { weight: 6, arbitrary: leaf },
    proto,
    deep,
    many,
    fc.array(leaf, { maxLength: 5 }),
    fc.object({ maxDepth: 2 }),
  ),
  /** Texts that may stand in a header at all: HTTP refuses the rest before the portal sees it. */
  header: fc.oneof(
    fc.string({
      unit: fc
        .integer({ min: 32, max: 255 })
        .filter((code) => code !== 127)
        .map((code) => String.fromCharCode(code)),
      maxLength: 60,
    }),
    fc.constantFrom(
      '',
      ' ',
      'x'.repeat(201),
      'x'.repeat(4_000),
      'Bearer',
      'Bearer ',
      'Bearer a.b.c',
      "' or 1=1 --",
      '=;=;=',
      '\u00e9',
    ),
  ),
} as const;

/** Lists in lists in lists would else grow beyond any body that a portal gets. */
const DEEP = 4;
/** Where a tree of lists ends, which its schema does not. */
const DEEPEST = 8;

/** Values that the schema lets in; where it gives up on a kind of schema it says so. */
export function fromSchema(schema: z.core.$ZodType, depth = 0): Arbitrary<unknown> {
  const inside = (inner: z.core.$ZodType): Arbitrary<unknown> => fromSchema(inner, depth + 1);
  if (schema instanceof z.ZodOptional) return fc.option(fromSchema(schema.unwrap(), depth), { nil: undefined });
  if (schema instanceof z.ZodDefault) return fc.option(fromSchema(schema.unwrap(), depth), { nil: undefined });
  if (schema instanceof z.ZodNullable) return fc.option(fromSchema(schema.unwrap(), depth), { nil: null });
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, type]) => [name, inside(type as z.core.$ZodType)] as const); // zod types shapes loosely
    return fc.record(Object.fromEntries(fields)).map(dropUndefined);
  }
  if (schema instanceof z.ZodArray && depth > DEEPEST) return fc.constant([]);
  if (schema instanceof z.ZodRecord) return fc.dictionary(text, inside(schema.valueType), { maxKeys: 5 });
  if (schema instanceof z.ZodArray) return fc.array(inside(schema.element), { maxLength: depth < DEEP ? 5 : 1 });
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((option) => inside(option)));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  const simple = simpleValue(schema);
  // Formats are made by chance seldom: half of the values are of the shape that most of them have.
  return simple.filter((value) => z.safeParse(schema as z.ZodType, value).success); // a schema of zod's own, as all of them are
}

function simpleValue(schema: z.core.$ZodType): Arbitrary<unknown> {
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue } = schema;
    const min = Math.max(minValue ?? -1e6, -1e9);
    const max = Math.min(maxValue ?? 1e6, 1e9);
    return fc.oneof(
      fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
      fc.constantFrom(Math.ceil(min), Math.floor(max)),
    );
  }
  if (schema instanceof z.ZodEmail) return fc.emailAddress();
  if (schema instanceof z.ZodISODateTime) {
    const edges = fc.constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2024-02-29T12:00:00Z');
    return fc.oneof(
      edges,
      fc.date({ noInvalidDate: true, min: new Date(0) }).map((at) => at.toISOString()),
    );
  }
  if (schema instanceof z.ZodString) {
    const terms = fc.tuple(fc.integer({ min: 1000, max: 9999 }), fc.constantFrom('10', '20', 'A', 'ZZZZZZZZ'));
    return fc.oneof(
      text,
      terms.map(([year, semester]) => `${year}${semester}`),
      fc.uuid({ version: 7 }),
      fc.constantFrom('a title', '2000-02-29', '2026-02-30', '2026-11', '09:30', '18:00', '012345', '#0b6e75'),
    );
  }
  throw new Error(`no values for a schema of type ${schema._zod.def.type}`);
}

function dropUndefined(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}
