import type { UseFormReturn } from 'react-hook-form';

import type { SampleValues } from './sample-values.ts';

/** What each part of the form needs of the whole. */
export interface FieldsProps {
  readonly form: UseFormReturn<SampleValues>;
  readonly idOf: (name: keyof SampleValues) => string;
}
