import { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import { useNavigate } from '@tanstack/react-router';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { versionAddress } from './addresses.ts';
import styles from './instrument.module.css';
import { instrumentTexts } from './texts.ts';

/** The instruments that come with the portal and are not here yet; nothing once all are. */
export function OwnPart() {
  const all = useTexts(instrumentTexts);
  const texts = all.own;
  const format = useFormat();
  const navigate = useNavigate();
  const query = useCall(instrumentDesk.listOwnInstruments, {}, { label: texts.title });
  const adopt = useCallMutation(instrumentDesk.adoptInstrument, { alertMessage: texts.failed });
  const list = query.data?.ownList ?? [];
  if (list.length === 0) return null;
  const take = (code: string): void =>
    adopt.mutate(
      { params: { code } },
      {
        onSuccess: ({ versionId }) => {
          showToast({ text: texts.adopted, tone: 'done' });
          void navigate({ to: versionAddress(versionId) });
        },
      },
    );
  return (
    <Section title={texts.title} text={texts.text} className={styles.own}>
      <ul className={styles.list}>
        {list.map(({ code, family, name, summary, itemCount, minutes }) => (
          <li key={code} className={styles.ownRow}>
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              <p className={styles.text}>{summary}</p>
              <p className={styles.meta}>
                {joinFacts([
                  all.families[family],
                  all.items(format.number(itemCount)),
                  all.minutes(format.number(minutes)),
                ])}
              </p>
            </div>
            <Button
              size="small"
              aria-label={texts.adoptName(name)}
              busy={adopt.isPending && adopt.variables?.params.code === code}
              busyLabel={texts.adopting}
              onClick={() => take(code)}
            >
              {texts.adopt}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
