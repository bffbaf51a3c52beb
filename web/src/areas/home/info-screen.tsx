import { home } from '@naru/contract/areas/home.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

import { useScreenTitle } from '../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../blocks/query/query-error.tsx';
import { joinFacts } from '../../platform/format/facts.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './info-screen.module.css';
import { homeTexts } from './texts.ts';

export function TermsScreen() {
  return <Document code="tou" title={useTexts(homeTexts).info.terms} />;
}

export function PrivacyScreen() {
  return <Document code="privacy" title={useTexts(homeTexts).info.privacy} />;
}

export function EmailScreen() {
  return <Document code="email" title={useTexts(homeTexts).info.email} />;
}

interface DocumentProps {
  readonly code: 'tou' | 'privacy' | 'email';
  readonly title: string;
}

/** Z1: shows the version in force, and earlier ones; the address names the version. */
function Document({ code, title }: DocumentProps) {
  const all = useTexts(homeTexts);
  const texts = all.info;
  const format = useFormat();
  const { version }: { version?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useCall(
    home.readDocument,
    { params: { code }, query: { version: Number(version) || undefined } },
    { keepsPrevious: true },
  );
  useScreenTitle(title);
  if (query.isPending) return <Skeleton count={8} />;
  if (query.isError && query.error.code !== '404') {
    return <QueryError page title={all.loadError} query={query} />;
  }
  if (query.isError) {
    return (
      <>
        <PageHeader title={title} />
        <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
      </>
    );
  }
  const { document, versionList } = query.data;
  const name = (number: number, date: string): string =>
    joinFacts([texts.version(format.number(number)), texts.effective(format.date(date))]);
  return (
    <article className={styles.document}>
      <PageHeader title={document.title} purpose={name(document.version, document.effectiveOn)} />
      <div className={styles.body}>
        {document.body.split('\n\n').map((part) => (
          <Part key={part} text={part} />
        ))}
      </div>
      {versionList.length > 1 && (
        <Select
          label={texts.versions}
          placeholder={texts.versions}
          empty={texts.empty}
          value={String(document.version)}
          options={versionList.map((entry) => ({
            value: String(entry.version),
            label: name(entry.version, entry.effectiveOn),
          }))}
          onValueChange={(chosen) => void navigate({ to: '.', search: { version: chosen } })}
        />
      )}
    </article>
  );
}

/** Draws plain text: a line that starts with # is a heading, lines that start with - are a list. */
function Part({ text }: { readonly text: string }) {
  if (text.startsWith('# ')) return <h2>{text.slice(2)}</h2>;
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    );
  }
  return <p>{text}</p>;
}
