import { EXHIBIT_MOST } from '@naru/contract/areas/portfolio/exhibit-words.ts';
import { nominationDesk } from '@naru/contract/areas/portfolio/nomination.ts';
import { PORTFOLIO_REVIEW_POINTS, type PortfolioScores } from '@naru/contract/areas/portfolio/shown-words.ts';

import { Form } from '../../../blocks/form/form.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ScaleField } from '../../../ui/scale-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { deskTexts } from './desk-texts.ts';
import styles from './exhibit.module.css';

const SCALE = [1, 2, 3, 4, 5] as const;

interface ReviewFormProps {
  readonly id: string;
  readonly own: { readonly scores: PortfolioScores; readonly note: string; readonly version: number };
}

interface ReviewValues {
  readonly scores: PortfolioScores;
  readonly note: string;
}

/** The person's own review: five points from 1 to 5, and a note for the other reviewers. */
export function ReviewForm({ id, own }: ReviewFormProps) {
  const all = useTexts(deskTexts);
  const texts = all.review;
  const format = useFormat();
  const form = usePageForm<ReviewValues, 'scores' | 'note'>({
    names: { scores: texts.scores, note: texts.note },
    initial: { scores: own.scores, note: own.note },
    check: ({ scores }) =>
      PORTFOLIO_REVIEW_POINTS.some((point) => scores[point] === undefined) ? { scores: texts.missing } : {},
  });
  const save = useCallMutation(nominationDesk.saveReview, { alertMessage: null });
  const { scores } = form.values;
  const send = (values: ReviewValues): void =>
    save.mutate(
      { params: { id }, body: { ...values, reviewVersion: own.version } },
      {
        onSuccess: () => {
          form.settle(values);
          showToast({ text: texts.saved, tone: 'done' });
        },
        onError: form.refuse,
      },
    );
  return (
    <Form
      className={styles.fields}
      form={form}
      isShort
      onSend={send}
      words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
      actions={
        <div>
          <Button type="submit" busy={save.isPending} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      }
    >
      {PORTFOLIO_REVIEW_POINTS.map((point, at) => {
        const { name, help } = all.points[point];
        const given = scores[point];
        return (
          <ScaleField
            key={point}
            id={at === 0 ? form.idOf('scores') : undefined}
            label={name}
            help={help}
            points={SCALE.map((one) => format.number(one))}
            ends={[all.least, all.most]}
            value={given === undefined ? null : format.number(given)}
            error={given === undefined ? form.errors.scores : undefined}
            onValueChange={(chosen) => form.set({ scores: { ...scores, [point]: Number(chosen) } })}
          />
        );
      })}
      <TextArea
        {...form.text('note')}
        label={texts.note}
        mark="optional"
        help={texts.noteHelp}
        rows={3}
        maxLength={EXHIBIT_MOST.note}
      />
    </Form>
  );
}
