import { completion, type CheckedCertificate } from '@naru/contract/areas/learning/completion.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { Form } from '../../../blocks/form/form.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CheckedPaper } from './checked-paper.tsx';
import styles from './completion.module.css';
import { completionTexts } from './texts.ts';

/** Anybody checks a paper by its number and code; the QR code on it brings both. */
export function CertificateCheckScreen() {
  const { number = '' }: { number?: string } = useParams({ strict: false });
  return <Check key={number} number={number} />;
}

type Result = CallOutput<typeof completion.checkCertificate>;

function Check({ number }: { readonly number: string }) {
  const texts = useTexts(completionTexts).check;
  const format = useFormat();
  const [brought] = useState(readCode);
  const check = useCallMutation(completion.checkCertificate, { alertMessage: null });
  useScreenTitle(texts.title);
  const form = usePageForm({
    names: { checkCode: texts.code },
    initial: { checkCode: brought ?? '' },
    check: ({ checkCode }) => (checkCode.trim() === '' ? { checkCode: texts.missing } : {}),
  });
  const ask = (checkCode: string): void => check.mutate({ params: { number }, body: { checkCode } });
  useEffect(() => {
    if (brought !== undefined) ask(brought);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what the address brought
  }, []);
  const { retryAfter } = (check.error?.output ?? {}) as { retryAfter?: number }; // the server's own failures carry it
  return (
    <div className={styles.check}>
      <div>
        <h1>{texts.title}</h1>
        <p className={styles.meta}>{texts.purpose}</p>
      </div>
      <Form
        form={form}
        isShort
        guard={{ isOn: false }}
        onSend={({ checkCode }) => ask(checkCode)}
        className={styles.form}
      >
        <p>
          <span className={styles.meta}>{texts.number}</span>
          <br />
          <b>{number}</b>
        </p>
        <TextField
          {...form.text('checkCode')}
          label={texts.code}
          help={texts.codeHelp}
          autoComplete="off"
          maxLength={40}
        />
        <div>
          <Button type="submit" variant="primary" busy={check.isPending} busyLabel={texts.sending}>
            {texts.submit}
          </Button>
        </div>
      </Form>
      {check.error && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {retryAfter === undefined ? check.error.serverMessage : texts.tooMany(format.number(retryAfter))}
        </Notice>
      )}
      {check.data && !check.isPending && <Verdict result={check.data} />}
    </div>
  );
}

const ICONS = { VALID: IconCircleCheck, WITHDRAWN: IconBan, UNKNOWN: IconAlertCircle } as const;

function Verdict({ result: { result, certificate } }: { readonly result: Result }) {
  const texts = useTexts(completionTexts).check;
  const words = {
    VALID: { title: texts.valid, text: undefined },
    WITHDRAWN: { title: texts.withdrawn, text: texts.withdrawnText },
    UNKNOWN: { title: texts.unknown, text: texts.unknownText },
  }[result];
  return (
    <section role="status" className={styles.outcome}>
      <div className={styles.verdict} data-result={result}>
        <Icon of={ICONS[result]} size={28} />
        <div>
          <h2>{words.title}</h2>
          {words.text !== undefined && <p>{words.text}</p>}
        </div>
      </div>
      {certificate !== null && <CheckedPaper paper={certificate satisfies CheckedCertificate} />}
    </section>
  );
}

/** The code comes behind #, which no server sees, and leaves the address and the history at once. */
function readCode(): string | undefined {
  const code = new URLSearchParams(window.location.hash.slice(1)).get('code') ?? undefined;
  if (code !== undefined)
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return code;
}
