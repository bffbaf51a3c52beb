import type { PageForm } from '../../../../blocks/form/use-page-form.ts';
import type { SampleValues } from './sample-values.ts';

/** The props that each part of the form takes. */
export interface FieldsProps {
  readonly form: PageForm<SampleValues, keyof SampleValues>;
}
