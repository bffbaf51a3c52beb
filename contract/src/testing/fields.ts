/**
 * Says in words what a schema of the contract has: names of fields, their choices, how many of them
 * (for the tables of docs/specification.md §7).
 */
import { ENUMS } from '../enums.ts';
import { z } from 'zod';

/** The part of JSON Schema that the contract's schemas come out as. */
interface Shape {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean | null;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
}

type Side = 'input' | 'output';

/** Fields that docs/specification.md §7 explains once for every call. */
const EXPLAINED_ONCE = new Set(['page', 'size', 'sort', 'version']);
/** How deep fields inside of fields are named; what lies deeper is left to the API page (/api/docs). */
const DEEPEST = 2;
/** The longest detail that is said again where it comes again under the same name; a longer one is said once. */
const BRIEF = 40;
const MILLION = 1_000_000;

/**
 * Says the fields of a schema, in the order of the contract: `version, reason?, kind (A, B)`. Details of a field
 * are left out where `said` has the same for its name.
 */
export function describeFields(schema: z.ZodType, side: Side, said: Map<string, string>): string {
  const shape = z.toJSONSchema(schema, { target: 'draft-2020-12', io: side, unrepresentable: 'throw' }) as Shape;
  return sayFields(shape, { side, depth: 0, root: shape, said });
}

interface Place {
  readonly side: Side;
  readonly depth: number;
  readonly root: Shape;
  readonly said: Map<string, string>;
}

function sayFields(shape: Shape, place: Place): string {
  const { properties, required = [], allOf } = shape;
  const options = shape.oneOf ?? shape.anyOf;
  if (allOf) return joinWords(allOf.map((part) => sayFields(part, place)));
  if (options) return sayUnion(options, place);
  if (typeof shape.additionalProperties === 'object') return `by name: ${sayDetail(shape.additionalProperties, place)}`;
  return Object.entries(properties ?? {})
    .map(([name, field]) => sayField({ name, field, isOptional: !required.includes(name) }, place))
    .join(', ');
}

interface Named {
  readonly name: string;
  readonly field: Shape;
  readonly isOptional: boolean;
}

function sayField({ name, field, isOptional }: Named, place: Place): string {
  const shown = `${name}${isOptional ? '?' : ''}`;
  if (EXPLAINED_ONCE.has(name)) return shown;
  const detail = sayDetail(field, { ...place, said: new Map() });
  if (detail === '' || (detail.length > BRIEF && place.said.get(name) === detail)) return shown;
  place.said.set(name, detail);
  return `${shown} (${sayDetail(field, place)})`;
}

/** Says the choices, the number and the fields that a field has; nothing for a plain one. */
function sayDetail(field: Shape, place: Place): string {
  const plain = withoutNull(field);
  if (plain.$ref !== undefined && place.depth > 0) return ''; // a tree: its parts are as the whole
  const shape = resolve(plain, place.root);
  const { side } = place;
  if (shape.enum) return sayChoices(shape.enum.filter((choice) => choice !== null).map(String));
  if (shape.const !== undefined) return String(shape.const);
  if (shape.items) {
    const count = side === 'input' ? sayCount(shape.minItems, shape.maxItems) : '';
    return [count, sayDetail(shape.items, place)].filter((part) => part !== '').join(': ');
  }
  if (shape.type === 'integer' || shape.type === 'number') {
    return side === 'input' && shape.minimum !== undefined ? sayRange(shape.minimum, shape.maximum) : '';
  }
  if (place.depth >= DEEPEST) return '';
  const item = shape.properties?.['content'];
  const inner = item && shape.properties['totalElements'] ? (item.items ?? item) : shape;
  return sayFields(resolve(inner, place.root), { ...place, depth: place.depth + 1 });
}

function sayChoices(choices: readonly string[]): string {
  if (choices.join() === 'Y,N') return '';
  const known = Object.entries(ENUMS).find(([, keys]) => keys.length > 3 && keys.join() === choices.join());
  return known ? `\`${known[0]}\`` : choices.join(', ');
}

function sayCount(least = 0, most?: number): string {
  if (most === undefined) return '';
  if (least === most) return String(most);
  return least > 0 ? sayRange(least, most) : `at most ${sayNumber(most)}`;
}

function sayRange(least: number, most?: number): string {
  if (most === undefined || most >= MILLION) return '';
  return `${sayNumber(least)} to ${sayNumber(most)}`;
}

/** Writes a number as people read it: 1900, 10,000. */
export function sayNumber(value: number): string {
  return value.toLocaleString('en', { useGrouping: 'min2' });
}

/** Says the fields of options that are told apart by one of theirs (an `action`): what each needs, then the rest. */
function sayUnion(all: readonly Shape[], place: Place): string {
  const options = all.map((option) => resolve(option, place.root)).filter((option) => option.properties);
  const [first, ...others] = options;
  if (!first) return '';
  if (others.length === 0) return sayFields(first, place);
  const names = Object.keys(first.properties ?? {});
  const tag = names.find((name) => options.every((option) => option.properties?.[name]?.const !== undefined));
  if (tag === undefined) return options.map((option) => sayFields(option, place)).join('; or ');
  const shared = names.filter((name) => name !== tag && others.every((other) => isSame(name, first, other)));
  const byNeeds = new Map<string, string[]>();
  for (const option of options) {
    const own = Object.entries(option.properties ?? {}).filter(([name]) => name !== tag && !shared.includes(name));
    const needs = sayFields({ ...option, properties: Object.fromEntries(own) }, place);
    byNeeds.set(needs, [...(byNeeds.get(needs) ?? []), String(option.properties?.[tag]?.const)]);
  }
  const choices = [...byNeeds].map(([needs, tags]) => tags.join(', ') + (needs === '' ? '' : `: ${needs}`));
  const common = shared.map((name) => [name, first.properties?.[name] ?? {}]);
  return joinWords([
    `${tag} (${choices.join('; ')})`,
    sayFields({ ...first, properties: Object.fromEntries(common) }, place),
  ]);
}

function isSame(name: string, one: Shape, other: Shape): boolean {
  const isRequired = ({ required = [] }: Shape): boolean => required.includes(name);
  const same = JSON.stringify(one.properties?.[name]) === JSON.stringify(other.properties?.[name]);
  return same && isRequired(one) === isRequired(other);
}

function withoutNull(shape: Shape): Shape {
  const options = shape.anyOf?.filter((option) => option.type !== 'null');
  const [only, ...more] = options ?? [];
  return only && more.length === 0 ? only : shape;
}

function resolve(shape: Shape, root: Shape): Shape {
  if (shape.$ref === undefined) return shape;
  return root.$defs?.[shape.$ref.replace('#/$defs/', '')] ?? {};
}

function joinWords(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
