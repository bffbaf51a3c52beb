import type { FieldValues, Resolver } from 'react-hook-form';

import { readLocale } from '../../platform/i18n/locale.ts';
import { describeIssue, type Issue } from './describe-issue.ts';
import type { FieldNames } from './field-problems.ts';
import { formTexts } from './texts.ts';

/** A schema of the contract, from an import with `?schema`; zod tells them by this. */
export interface ContractSchema {
  readonly _zod: object;
}

export interface ContractCheck {
  /** The form's context holds the names of its fields. */
  readonly resolver: Resolver<FieldValues, FieldNames>;
  /** Begins to load the schema, so that the first check need not wait for it. */
  readonly preload: () => void;
}

/**
 * Checks a form by the contract's own schema before anything is sent, in the person's language. Schema and zod come in
 * a chunk of their own, after the form is drawn; should they not come, the server checks alone. Values stay as they
 * are: the server parses for itself.
 */
export function checkByContract(loadSchema: () => Promise<ContractSchema>): ContractCheck {
  let loading: Promise<Resolver<FieldValues, FieldNames>> | undefined;
  const load = (): Promise<Resolver<FieldValues, FieldNames>> => {
    loading ??= open(loadSchema);
    return loading;
  };
  return {
    resolver: async (values, context, options) => {
      try {
        return await (
          await load()
        )(values, context, options);
      } catch {
        loading = undefined;
        return { values, errors: {} };
      }
    },
    preload: () => void load().catch(() => undefined),
  };
}

async function open(loadSchema: () => Promise<ContractSchema>): Promise<Resolver<FieldValues, FieldNames>> {
  const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()]);
  return (values, names, options) => {
    const error = (issue: Issue & { readonly path?: readonly PropertyKey[] }): string | undefined => {
      const texts = formTexts.read(readLocale());
      const field = String(issue.path?.[0] ?? '');
      return texts instanceof Promise ? undefined : describeIssue(issue, texts, names?.[field] ?? field);
    };
    // The resolver's types follow the schema's; the values of a form may be wider: nothing chosen yet is null.
    const resolver: unknown = zodResolver(schema as never, { error, reportInput: true } as never, { raw: true });
    return (resolver as Resolver<FieldValues, FieldNames>)(values, names, options); // raw: what goes in comes out
  };
}
