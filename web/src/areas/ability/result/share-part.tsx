import { testResults as resultCalls, type ResultShare, type TestResult } from '@naru/contract/areas/ability/result.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSwitchedCall } from '../../../platform/query/use-switched-call.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Section } from '../../../ui/section.tsx';
import { Switch } from '../../../ui/switch.tsx';
import styles from './result.module.css';
import { resultTexts } from './texts.ts';

const ViewsDialog = loadOnUse(async () => (await withTexts(import('./views-dialog.tsx'))).ViewsDialog);

/** Says who sees the results of the test, and lets the student change that at once. */
export function SharePart({ result }: { readonly result: TestResult }) {
  const texts = useTexts(resultTexts).share;
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { lastView, shareList, resultId } = result;
  return (
    <Section size="small" title={texts.title}>
      <ul className={styles.shares}>
        <li>
          <span>{texts.me}</span>
          <span className={styles.quiet}>{texts.always}</span>
        </li>
        {shareList.map((share) => (
          <ShareRow key={share.audience} resultId={resultId} share={share} />
        ))}
      </ul>
      <p className={styles.quiet}>{texts.what}</p>
      <p className={styles.quiet}>
        {lastView === null
          ? texts.noView
          : texts.lastView[lastView.audience](lastView.viewerNm, format.moment(lastView.viewedAt))}
      </p>
      {lastView !== null && (
        <Button variant="text" size="small" onClick={() => setIsOpen(true)}>
          {texts.views}
        </Button>
      )}
      {isOpen && <ViewsDialog resultId={resultId} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}

interface ShareRowProps {
  readonly resultId: string;
  readonly share: ResultShare;
}

function ShareRow({ resultId, share }: ShareRowProps) {
  const texts = useTexts(resultTexts).share;
  const format = useFormat();
  const { audience, personNm, isPossible, grantedAt } = share;
  const shared = useSwitchedCall(resultCalls.changeShare, grantedAt !== null, { alertMessage: texts.failed });
  const since = grantedAt === null ? texts.hidden : texts.since(format.day(grantedAt));
  const absent = grantedAt === null ? texts.nobody[audience] : texts.noLonger;
  const role = texts.names[audience];
  return (
    <li>
      <Switch
        apart
        label={personNm === null ? role : texts.named(role, personNm)}
        note={isPossible ? since : absent}
        checked={shared.isOn}
        disabled={shared.isPending || (!isPossible && grantedAt === null)}
        onCheckedChange={(next) => shared.turn(next, { params: { resultId }, body: { audience, isShared: next } })}
      />
    </li>
  );
}
