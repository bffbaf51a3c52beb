import { applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';
import type { DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';
import { useState } from 'react';

import { sayFailure } from '../../../../blocks/form/server-errors.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import styles from './detail.module.css';
import { detailTexts } from './texts.ts';

/** The lottery: how it works before it is drawn, and with what anybody can work it out again afterwards. */
export function DrawPart({ programme }: { readonly programme: DeskProgrammeDetail }) {
  return programme.draw === null ? <DrawNow programme={programme} /> : <Drawn draw={programme.draw} />;
}

function DrawNow({ programme }: { readonly programme: DeskProgrammeDetail }) {
  const all = useTexts(detailTexts);
  const texts = all.draw;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const draw = useCallMutation(applicantDesk.drawLots, { alertMessage: null });
  const { programmeId: id, version, applyCount, capacity } = programme;
  const send = (): void =>
    draw.mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: ({ confirmedCount, rankedCount }) => {
          setOpen(false);
          const said = { confirmed: format.number(confirmedCount), ranked: format.number(rankedCount) };
          showToast({ text: texts.done(said), tone: 'done' });
        },
      },
    );
  return (
    <Section label={texts.label} title={texts.title} size="small" text={texts.text}>
      <div>
        <Button variant="primary" onClick={() => setOpen(true)}>
          {texts.confirm}
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.confirmTitle}
        confirmLabel={texts.confirm}
        busyLabel={texts.busy}
        busy={draw.isPending}
        onConfirm={send}
      >
        <Stack>
          <span>
            {texts.confirmText({
              people: format.number(applyCount),
              seats: format.number(Math.min(applyCount, capacity)),
            })}
          </span>
          {draw.error && (
            <Notice tone="red" live="assertive" title={all.failed}>
              {sayFailure(draw.error, all.conflict)}
            </Notice>
          )}
        </Stack>
      </ConfirmDialog>
    </Section>
  );
}

function Drawn({ draw }: { readonly draw: NonNullable<DeskProgrammeDetail['draw']> }) {
  const texts = useTexts(detailTexts).draw;
  const format = useFormat();
  const copy = (): void => {
    void navigator.clipboard.writeText(draw.seed).then(() => showToast({ text: texts.copied, tone: 'done' }));
  };
  return (
    <Section label={texts.label} title={texts.drawn(format.moment(draw.drawnAt))} size="small">
      <div className={styles.line}>
        <span className={styles.meta}>{texts.seed}</span>
        <code className={styles.seed}>{draw.seed}</code>
        <p className={styles.meta}>{texts.how}</p>
        <div>
          <Button variant="text" size="small" onClick={copy}>
            {texts.copy}
          </Button>
        </div>
      </div>
    </Section>
  );
}
