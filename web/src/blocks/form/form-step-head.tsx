import type { RefCallback } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { longFormTexts } from './long-form-texts.ts';

export interface FormStepHeadProps {
  /** From 1. */
  readonly at: number;
  readonly count: number;
  /** The section that shows. */
  readonly title: string;
  readonly headRef: RefCallback<HTMLDivElement>;
}

/** Where in a long form one is; takes the focus with every step, and says so. */
export function FormStepHead({ at, count, title, headRef }: FormStepHeadProps) {
  const texts = useTexts(longFormTexts);
  const format = useFormat();
  const place = { at: format.number(at), count: format.number(count) };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fieldset: the fields are below
    <div ref={headRef} tabIndex={-1} role="group" aria-label={texts.stepName({ ...place, title })}>
      <ProgressBar label={texts.progress} value={at} max={count} valueText={texts.step(place.at, place.count)} />
    </div>
  );
}
