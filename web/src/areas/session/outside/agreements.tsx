import { home } from '@naru/contract/areas/home.ts';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './narrow-page.module.css';
import type { SignUpValues } from './sign-up-values.ts';
import { outsideTexts } from './texts.ts';

type Agreed = SignUpValues['agreedList'];

export interface AgreementsProps {
  readonly id: string;
  readonly value: Agreed;
  readonly onChange: (value: Agreed) => void;
  readonly error: string | undefined;
  /** Those alone, where not all are asked for. */
  readonly codes?: readonly string[] | undefined;
}

const DOCUMENTS = [
  { code: 'tou', path: '/info/tou' },
  { code: 'privacy', path: '/info/privacy' },
] as const;

/** The documents in force, each with its own box, and a way to read it that keeps the form. */
export function Agreements({ id, value, onChange, error, codes }: AgreementsProps) {
  const texts = useTexts(outsideTexts);
  return (
    <fieldset id={id} tabIndex={-1} className={styles.agreements} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{texts.agreements}</legend>
      {DOCUMENTS.filter(({ code }) => codes?.includes(code) ?? true).map((document) => (
        <Agreement key={document.code} {...document} value={value} onChange={onChange} isWrong={error !== undefined} />
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface AgreementProps extends Pick<AgreementsProps, 'value' | 'onChange'> {
  readonly code: 'tou' | 'privacy';
  readonly path: '/info/tou' | '/info/privacy';
  readonly isWrong: boolean;
}

function Agreement({ code, path, value, onChange, isWrong }: AgreementProps) {
  const texts = useTexts(outsideTexts);
  const query = useCall(home.readDocument, { params: { code } });
  if (query.isPending) return <Skeleton />;
  if (query.isError) {
    return <QueryError title={texts.loadError} query={query} />;
  }
  const { title, version } = query.data.document;
  const others = value.filter((one) => one.code !== code);
  const isChecked = value.some((one) => one.code === code && one.version === version);
  return (
    <div className={styles.agreement}>
      <Checkbox
        label={texts.agreeTo(title)}
        checked={isChecked}
        aria-invalid={isWrong && !isChecked ? true : undefined}
        onChange={(event) => onChange(event.target.checked ? [...others, { code, version }] : others)}
      />
      <a href={path} target="_blank" rel="noopener" aria-label={`${title}: ${texts.read}`}>
        {texts.read}
      </a>
    </div>
  );
}
