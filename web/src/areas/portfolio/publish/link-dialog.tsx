import { portfolioPublishing, PUBLISH_MOST } from '@naru/contract/areas/portfolio/publish.ts';

import { DayField } from '../../../blocks/form/day-field.tsx';
import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { readTime } from '../../../platform/format/kst.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { publishTexts } from './texts.ts';

interface LinkValues {
  readonly name: string;
  readonly beginsOn: string | null;
  readonly endsOn: string | null;
  readonly mostViews: number | null;
}

interface LinkDialogProps {
  readonly portfolioId: string;
  readonly onClose: () => void;
}

const isNoDay = (day: string | null): boolean => day !== null && readTime(day) === undefined;

/** Makes a secret link: for whom, from when until when, how often. All of it can stay empty. */
export function LinkDialog({ portfolioId: id, onClose }: LinkDialogProps) {
  const texts = useTexts(publishTexts).links;
  const form = usePageForm<LinkValues, keyof LinkValues>({
    names: { name: texts.name, beginsOn: texts.beginsOn, endsOn: texts.endsOn, mostViews: texts.mostViews },
    initial: { name: '', beginsOn: null, endsOn: null, mostViews: null },
    check: ({ beginsOn, endsOn, mostViews }) => ({
      ...(isNoDay(beginsOn) && { beginsOn: texts.badDay }),
      ...(isNoDay(endsOn) && { endsOn: texts.badDay }),
      ...(mostViews !== null && (mostViews < 1 || mostViews > PUBLISH_MOST.views) && { mostViews: texts.badCount }),
    }),
  });
  const create = useCallMutation(portfolioPublishing.createLink, { label: texts.create, alertMessage: null });
  return (
    <FormDialog
      form={form}
      title={texts.create}
      isSending={create.isPending}
      onClose={onClose}
      words={{ submit: texts.submit, sending: texts.sending, keep: texts.keep, failed: texts.failed }}
      onSend={(body) =>
        create.mutate(
          { params: { id }, body },
          {
            onSuccess: () => {
              showToast({ text: texts.created, tone: 'done' });
              onClose();
            },
            onError: form.refuse,
          },
        )
      }
    >
      <TextField
        {...form.text('name')}
        label={texts.name}
        mark="optional"
        help={texts.nameHelp}
        maxLength={PUBLISH_MOST.linkName}
      />
      <DayField {...form.day('beginsOn')} label={texts.beginsOn} mark="optional" from="today" />
      <DayField {...form.day('endsOn')} label={texts.endsOn} mark="optional" help={texts.endsHelp} from="today" />
      <NumberField
        {...form.pick('mostViews')}
        label={texts.mostViews}
        mark="optional"
        help={texts.viewsHelp}
        unit={texts.views}
        min={1}
        max={PUBLISH_MOST.views}
      />
    </FormDialog>
  );
}
