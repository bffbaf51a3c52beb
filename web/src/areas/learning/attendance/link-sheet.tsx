import { attendance } from '@naru/contract/areas/learning/attendance.ts';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './keep-screen.module.css';
import { attendanceTexts } from './texts.ts';

/** Secret links for outside lecturers: made, told once, ended. */
export function LinkSheet({ sessionId, onClose }: { readonly sessionId: string; readonly onClose: () => void }) {
  const texts = useTexts(attendanceTexts).links;
  const format = useFormat();
  const [address, setAddress] = useState<string>();
  const query = useCall(attendance.listLinks, { params: { sessionId } });
  const make = useCallMutation(attendance.makeLink, { alertMessage: texts.failed });
  const end = useCallMutation(attendance.endLink, { alertMessage: texts.failed });
  const links = query.data?.linkList ?? [];
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={texts.title}>
      <Stack gap={24}>
        <p>{texts.text}</p>
        {address !== undefined && (
          <Stack gap={12}>
            <TextField
              label={texts.address}
              help={texts.addressHelp}
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
            />
            <div>
              <Button variant="primary" onClick={() => void copyText(address, texts)}>
                {texts.copy}
              </Button>
            </div>
          </Stack>
        )}
        <div>
          <Button
            variant={address === undefined ? 'primary' : 'secondary'}
            busy={make.isPending}
            busyLabel={texts.making}
            onClick={() => make.mutate({ params: { sessionId } }, { onSuccess: (made) => setAddress(made.address) })}
          >
            {texts.make}
          </Button>
        </div>
        <Section title={texts.list} size="small" headingLevel={3}>
          {query.isPending && <Skeleton count={2} />}
          {query.isError && <QueryError title={texts.errorTitle} query={query} />}
          {query.data && links.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
          <ul className={styles.waiting}>
            {links.map((one) => (
              <li key={one.linkId}>
                <span>{texts.made(one.madeByNm, format.moment(one.madeAt))}</span>
                <Button
                  size="small"
                  variant="danger-text"
                  onClick={() =>
                    end.mutate(
                      { params: { sessionId, linkId: one.linkId } },
                      { onSuccess: () => showToast({ text: texts.ended, tone: 'done' }) },
                    )
                  }
                >
                  {texts.end}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      </Stack>
    </Sheet>
  );
}
