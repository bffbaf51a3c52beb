import { lawDesk } from '@naru/contract/areas/counselling/law-desk.ts';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';

import { sortServerErrors } from '../../../blocks/form/server-errors.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';

const FIELDS = ['beginsOn', 'endsOn', 'reasonKo', 'reasonEn'] as const;
const BLANK = { beginsOn: null as string | null, endsOn: null as string | null, reasonKo: '', reasonEn: '' };

/** Periods in which nothing is answered. */
export function PauseSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const all = useTexts(lawTexts);
  const texts = all.pause;
  const format = useFormat();
  const locale = useLocale();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [values, setValues] = useState(BLANK);
  const query = useCall(lawDesk.listPauses, {}, { enabled: open });
  const create = useCallMutation(lawDesk.createPause, { alertMessage: null });
  const remove = useCallMutation(lawDesk.deletePause, {});
  const sorted = sortServerErrors(create.error, FIELDS);
  const errors = Object.fromEntries(sorted.atFields.map(({ field, message }) => [field, message]));
  const dateLabels = { open: texts.openCalendar, calendar: texts.calendar, loading: all.loading };
  const dates = { today, locale, formatDate: format.day, labels: dateLabels };
  const submit = (): void =>
    create.mutate(
      { body: { ...values, beginsOn: values.beginsOn ?? '', endsOn: values.endsOn ?? '' } },
      {
        onSuccess: () => {
          setValues(BLANK);
          showToast({ text: texts.added, tone: 'done' });
        },
      },
    );
  const pauses = query.data?.pauseList ?? [];
  return (
    <Sheet open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title} closeLabel={texts.close}>
      <div className={styles.main}>
        <p className={styles.meta}>{texts.text}</p>
        {query.isSuccess && pauses.length === 0 && <p className={styles.meta}>{texts.none}</p>}
        {pauses.length > 0 && (
          <ul>
            {pauses.map((one) => {
              const range = format.range(one.beginsOn, one.endsOn);
              return (
                <li key={one.pauseId} className={styles.pause}>
                  <span>
                    <span className={styles.strong}>{range}</span>
                    <br />
                    <span className={styles.meta}>{locale === 'en' ? one.reasonEn : one.reasonKo}</span>
                  </span>
                  <IconButton
                    icon={IconTrash}
                    label={texts.remove(range)}
                    onClick={() =>
                      remove.mutate(
                        { params: { id: one.pauseId } },
                        { onSuccess: () => showToast({ text: texts.removed, tone: 'done' }) },
                      )
                    }
                  />
                </li>
              );
            })}
          </ul>
        )}
        <div className={styles.stack}>
          <DateField
            {...dates}
            label={texts.begins}
            error={errors['beginsOn']}
            value={values.beginsOn}
            onValueChange={(iso) => setValues({ ...values, beginsOn: iso })}
          />
          <DateField
            {...dates}
            label={texts.ends}
            error={errors['endsOn']}
            value={values.endsOn}
            onValueChange={(iso) => setValues({ ...values, endsOn: iso })}
          />
          <TextField
            label={texts.reasonKo}
            maxLength={100}
            error={errors['reasonKo']}
            value={values.reasonKo}
            onChange={(event) => setValues({ ...values, reasonKo: event.target.value })}
          />
          <TextField
            label={texts.reasonEn}
            maxLength={100}
            error={errors['reasonEn']}
            value={values.reasonEn}
            onChange={(event) => setValues({ ...values, reasonEn: event.target.value })}
          />
          {create.error && sorted.atFields.length === 0 && (
            <Notice tone="red" live="assertive" title={texts.failed}>
              {create.error.serverMessage ?? create.error.message}
            </Notice>
          )}
          <div>
            <Button busy={create.isPending} onClick={submit}>
              {texts.add}
            </Button>
          </div>
        </div>
      </div>
    </Sheet>
  );
}
