import { portfolioPublishing, type PortfolioLink, type Publishing } from '@naru/contract/areas/portfolio/publish.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { LinkDialog } from './link-dialog.tsx';
import { QrDialog } from './qr-dialog.tsx';
import styles from './publish.module.css';
import { publishTexts } from './texts.ts';

const KINDS: Readonly<Record<PortfolioLink['state'], StateKind>> = {
  OPEN: 'open',
  EARLY: 'coming',
  OVER: 'ended',
  USED_UP: 'ended',
  REVOKED: 'cancelled',
};

/** The secret links of a portfolio: those that open, and behind one press those that no longer do. */
export function LinksPart({ of }: { readonly of: Publishing }) {
  const texts = useTexts(publishTexts).links;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { linkList, visibility } = of;
  const open = linkList.filter(({ state }) => state === 'OPEN' || state === 'EARLY');
  // Nobody can open it before there is one.
  const isNext = visibility === 'LINK' && open.length === 0 && !of.hasChanges;
  const over = linkList.filter((link) => !open.includes(link));
  return (
    <Section title={texts.title} text={visibility === 'LINK' ? texts.text : texts.notNow}>
      {open.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
      {open.length > 0 && (
        <ul className={styles.links} aria-label={texts.list}>
          {open.map((link) => (
            <LinkItem key={link.linkId} link={link} portfolioId={of.portfolioId} />
          ))}
        </ul>
      )}
      <div>
        <Button variant={isNext ? 'primary' : 'secondary'} icon={IconPlus} onClick={() => setOpen(true)}>
          {texts.create}
        </Button>
      </div>
      {over.length > 0 && (
        <details className={styles.over}>
          <summary>{texts.earlier(format.number(over.length))}</summary>
          <ul className={styles.links}>
            {over.map((link) => (
              <LinkItem key={link.linkId} link={link} portfolioId={of.portfolioId} />
            ))}
          </ul>
        </details>
      )}
      {isOpen && <LinkDialog portfolioId={of.portfolioId} onClose={() => setOpen(false)} />}
    </Section>
  );
}

interface LinkItemProps {
  readonly link: PortfolioLink;
  readonly portfolioId: string;
}

function LinkItem({ link, portfolioId }: LinkItemProps) {
  const { links: texts, shown } = useTexts(publishTexts);
  const format = useFormat();
  const [showsQr, setShowsQr] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const revoke = useCallMutation(portfolioPublishing.revokeLink, {
    label: texts.revoke,
    alertMessage: null,
    onSuccess: () => {
      setAsking(false);
      showToast({ text: texts.revoked, tone: 'done' });
    },
  });
  const { linkId, address, state, beginsAt, endsAt, mostViews, viewCount } = link;
  const name = link.name === '' ? texts.unnamed : link.name;
  const count = format.number(viewCount);
  // An end is the first moment of the next day.
  const lastDay = endsAt === null ? null : format.day(new Date(Date.parse(endsAt) - 1));
  const isOpen = state === 'OPEN' || state === 'EARLY';
  return (
    <li className={styles.link}>
      <div className={styles.linkWords}>
        <p className={styles.linkName}>
          <strong>{name}</strong>
          <StateChip kind={KINDS[state]}>{texts.states[state]}</StateChip>
        </p>
        <p className={styles.quiet}>
          {joinFacts([
            beginsAt !== null && texts.from(format.day(beginsAt)),
            lastDay !== null && texts.until(lastDay),
            mostViews === null ? texts.count(count) : texts.countOf(count, format.number(mostViews)),
          ])}
        </p>
      </div>
      {isOpen && (
        <div className={styles.linkButtons}>
          {address !== null && (
            <>
              <Button
                size="small"
                icon={IconCopy}
                aria-label={texts.copyOf(name)}
                onClick={() => void copyText(address, shown)}
              >
                {texts.copy}
              </Button>
              <Button size="small" icon={IconQrcode} aria-label={texts.qrOf(name)} onClick={() => setShowsQr(true)}>
                {texts.qr}
              </Button>
              <QrDialog open={showsQr} onOpenChange={setShowsQr} title={name} address={address} />
            </>
          )}
          <Button size="small" variant="danger-text" aria-label={texts.revokeOf(name)} onClick={() => setAsking(true)}>
            {texts.revoke}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.revokeTitle(name)}
        keepLabel={texts.keep}
        confirmLabel={texts.revoke}
        busy={revoke.isPending}
        danger
        onConfirm={() => revoke.mutate({ params: { id: portfolioId, linkId } })}
      >
        <p>{texts.revokeText}</p>
        {revoke.error && (
          <Notice tone="red" live="assertive">
            {texts.revokeFailed}
          </Notice>
        )}
      </ConfirmDialog>
    </li>
  );
}
