import { findPathProblem, tidyPath } from '@naru/contract/areas/portfolio/portfolio-path.ts';
import { portfolioPublishing, type Publishing } from '@naru/contract/areas/portfolio/publish.ts';
import { useEffect, useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { publishTexts } from './texts.ts';

const REST_MS = 300;

interface PathFieldProps {
  readonly of: Pick<Publishing, 'portfolioId' | 'path' | 'addressBegin'>;
  readonly bound: {
    readonly id: string;
    readonly error: string | undefined;
    readonly value: string;
    readonly onValueChange: (path: string) => void;
  };
}

/** Returns a text once it has rested for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The address of the page, checked while it is typed; sending it decides. */
export function PathField({ of, bound: { onValueChange, error, ...bound } }: PathFieldProps) {
  const texts = useTexts(publishTexts).path;
  const { value } = bound;
  const rested = useRested(value);
  const shape = value === '' ? undefined : findPathProblem(value);
  const isAsked = value !== '' && value === rested && shape === undefined && value !== of.path;
  const query = useCall(
    portfolioPublishing.checkPath,
    { params: { id: of.portfolioId }, query: { path: rested } },
    { enabled: isAsked, label: texts.checking, staleTime: 0, alertMessage: null },
  );
  const answer = isAsked ? query.data : undefined;
  // A letter that is being typed is no mistake yet.
  const problem = answer?.problem ?? (value === rested ? shape : undefined);
  const said = problem === null || problem === undefined ? error : texts.problems[problem];
  const help = answer?.problem === null ? texts.free : isAsked && query.isFetching ? texts.checking : texts.help;
  return (
    <TextField
      {...bound}
      label={texts.label}
      start={of.addressBegin.replace(/^https?:\/\//, '')}
      help={<span aria-live="polite">{help}</span>}
      error={said}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onValueChange(tidyPath(event.target.value))}
    />
  );
}
