/**
 * Refusals of fields by a rule, in the words that the platform has for them.
 */
import { fail } from '../../../platform/http/failure.ts';
import { describeIssues } from '../../../platform/http/field-messages.ts';
import type { Locale } from '../../../platform/http/messages.ts';

/** Refuses a value that is not one of the choices. @throws Failure `invalid` */
export function failChoice(field: string, locale: Locale): never {
  const issue = { code: 'invalid_value' as const, values: [], path: [field], message: '', input: field };
  return fail('invalid', { fields: describeIssues([issue], locale) });
}

/** Refuses a missing value that another given one needs. @throws Failure `invalid` */
export function failMissing(field: string, locale: Locale): never {
  const issue = {
    code: 'invalid_type' as const,
    expected: 'string' as const,
    path: [field],
    message: '',
    input: undefined,
  };
  return fail('invalid', { fields: describeIssues([issue], locale) });
}
