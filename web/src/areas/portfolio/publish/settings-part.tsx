import { FAILURE } from '@naru/contract/envelope.ts';
import { portfolioPublishing, type Publishing } from '@naru/contract/areas/portfolio/publish.ts';
import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import { PORTFOLIO_VISIBILITIES } from '@naru/contract/areas/portfolio/shown-words.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { PathDialog } from './path-dialog.tsx';
import styles from './publish.module.css';
import { publishTexts } from './texts.ts';
import { WhoFields } from './who-fields.tsx';

const CHOICES = PORTFOLIO_VISIBILITIES.toReversed();

/** Chooses who can see a published portfolio; a choice works at once. */
export function WhoPart({ of }: { readonly of: Publishing }) {
  const texts = useTexts(publishTexts).who;
  const change = useCallMutation(portfolioPublishing.changeVisibility, {
    label: texts.title,
    alertMessage: null,
    alsoChanges: [portfolioStart.listPortfolios],
    onSuccess: () => showToast({ text: texts.saved, tone: 'done' }),
  });
  const sent = change.isPending ? change.variables?.body : undefined;
  const { visibility, isIndexed } = sent ?? of;
  return (
    <Section title={texts.title}>
      <WhoFields
        choices={CHOICES}
        visibility={visibility}
        isIndexed={isIndexed}
        disabled={change.isPending}
        onChange={(value) => change.mutate({ params: { id: of.portfolioId }, body: { version: of.version, ...value } })}
      />
      {change.error && (
        <Notice tone="red" live="assertive">
          {change.error.code === FAILURE.conflict.code ? texts.conflict : texts.failed}
        </Notice>
      )}
    </Section>
  );
}

/** The address of a portfolio, and those that still lead to it. */
export function AddressPart({ of }: { readonly of: Publishing }) {
  const texts = useTexts(publishTexts).path;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={texts.title}>
      <p className={styles.path}>/pt/{of.path}</p>
      {of.leftPathList.map(({ path, leadsUntil }) => (
        <p key={path} className={styles.quiet}>
          {texts.left(path, format.day(leadsUntil))}
        </p>
      ))}
      <div>
        <Button onClick={() => setOpen(true)}>{texts.change}</Button>
      </div>
      {isOpen && <PathDialog of={of} onClose={() => setOpen(false)} />}
    </Section>
  );
}
