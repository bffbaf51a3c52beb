import { FIELD_NAMES_KO } from '@naru/contract/field-names.ko.ts';
import { recordOf } from '@naru/contract/shared/record-schema.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';

import { ALL_CALLS } from './ask.ts';

/** Keys that the browser fills in by itself: no person could mend them, so they need no name. */
const FILLED_BY_THE_BROWSER = `
  acceptsDebt acceptsMissing action advisedAt advisor allowsRemovals alt applies assignmentId atItem attrs autoApprove
  baseVersion blockId breaksBefore bundleId by carried changedAt code competency consentVersion copiedFrom day devAt
  disclaimerVersion dtyId elapsedSeconds entryId exceptId externalAt facet fileSn filesOnly fromId goTo handoverId
  hasPaperConsent hidden hiddenAt id isActive isAll isAnonymous isAnswer isBlind isBookmarked isDecorative isDigest
  isDone isHelper isInUse isObjected isOn isOnDuty isOngoing isOpen isOver isPinned isPresent isRequired isSecret
  isShared isSheet isShown isSuitable isZero keepList language lclasCode level majorAt marks metAt mlsfcCode month
  mustRead naruAlarmTyCode ntNo of optionId overrules page parentId planKey postId prepVersion publish questionId recordId
  referAt requestId resourceCd rootDeptCode route rowId scope sealed searchIn sentAt sessionId sharedPc signature size
  skipsConflicts sort ssoId stage start state submissionId sysGbnCd testId token traineeId tutor type typedAt unreadAt unreadOnly
  until upTo version versionId view viewer wholeSeries widgetList
`
  .trim()
  .split(/\s+/);

interface Definition {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly items?: readonly z.core.$ZodType[];
}

/** Lists every key of the objects in a schema, at any depth. */
function keysOf(schema: z.core.$ZodType | undefined): readonly string[] {
  if (!schema) return [];
  const {
    shape = {},
    innerType,
    element,
    in: input,
    valueType,
    options = [],
    items = [],
  } = schema._zod.def as Definition; // what any kind may have
  const inner = [...Object.values(shape), innerType, element, input, valueType, ...options, ...items];
  return [...Object.keys(shape), ...inner.flatMap(keysOf)];
}

/** Lists the keys of a call that a record does not declare, with names of its own. */
function keysOfCall({ body, query }: { readonly body?: z.ZodType; readonly query?: z.ZodType }): readonly string[] {
  const declared = Object.keys(recordOf(body)?.fields ?? {});
  return [...keysOf(body).filter((key) => !declared.includes(key)), ...keysOf(query)];
}

const keys = [...new Set(ALL_CALLS.flatMap(([, call]) => keysOfCall(call)))].sort();
const RECORDS = ALL_CALLS.flatMap(([, { body }]) => recordOf(body) ?? []);

it('every field that a person fills in has a name for its errors', () => {
  const unnamed = keys.filter((key) => !(key in FIELD_NAMES_KO) && !FILLED_BY_THE_BROWSER.includes(key));
  expect(unnamed).toEqual([]);
});

it('no name is of a field that is not there', () => {
  const known = new Set(keys);
  expect([...Object.keys(FIELD_NAMES_KO), ...FILLED_BY_THE_BROWSER].filter((key) => !known.has(key))).toEqual([]);
});

it('Korean names end in Hangul, so that a particle can follow', () => {
  const declared = RECORDS.flatMap(({ name, fields }) => [name, ...Object.values(fields).map((field) => field.name)]);
  const names = [...Object.values(FIELD_NAMES_KO), ...declared.map(({ ko }) => ko)];
  expect(names.filter((name) => !/[가-힣]$/.test(name))).toEqual([]);
});
