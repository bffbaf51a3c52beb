import { completion, COMPLETION_MOST } from '@naru/contract/areas/learning/completion.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { AttachmentField } from '../../../blocks/file/attachment-field.tsx';
import { AttachmentList } from '../../../blocks/file/attachment-list.tsx';
import { fileIdOf, paramsOf, toUploadedFile } from '../../../blocks/file/file-name.ts';
import { Form } from '../../../blocks/form/form.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import type { UploadedFile } from '../../../ui/file-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './completion.module.css';
import { completionTexts } from './texts.ts';

type Own = CallOutput<typeof completion.readOwnCompletion>;

interface AssignmentPartProps {
  readonly traineeId: string;
  readonly own: Own;
}

const KINDS = { HANDED_IN: 'waiting', ACCEPTED: 'done', RETURNED: 'rejected' } as const satisfies Record<
  string,
  StateKind
>;

/** The person's own assignment: what was handed in, what came of it, and the form while it may be handed in. */
export function AssignmentPart({ traineeId, own }: AssignmentPartProps) {
  const texts = useTexts(completionTexts).own;
  const format = useFormat();
  const { assignment, assignmentUntil, canHandIn } = own;
  const until = assignmentUntil === null ? undefined : texts.until(format.moment(assignmentUntil));
  return (
    <Section
      title={texts.assignment}
      text={
        canHandIn ? until : assignment === null ? texts.closed : texts.handedIn(format.moment(assignment.handedInAt))
      }
      aside={assignment && <StateChip kind={KINDS[assignment.status]}>{texts.statuses[assignment.status]}</StateChip>}
    >
      <Stack>
        {assignment?.status === 'RETURNED' && (
          <Notice tone="amber" title={texts.returned}>
            {assignment.reason}
          </Notice>
        )}
        {canHandIn ? (
          <AssignmentForm key={assignment?.version ?? 0} traineeId={traineeId} own={own} />
        ) : (
          assignment && (
            <>
              {assignment.content !== '' && <p className={styles.written}>{assignment.content}</p>}
              <AttachmentList files={assignment.fileList.map(toUploadedFile)} />
            </>
          )
        )}
      </Stack>
    </Section>
  );
}

interface AssignmentValues {
  readonly content: string;
  readonly files: readonly UploadedFile[];
}

function AssignmentForm({ traineeId, own: { assignment, survey, completion: view } }: AssignmentPartProps) {
  const texts = useTexts(completionTexts).own;
  const countText = useCountText();
  // The survey above it comes first, while it is open.
  const isMain = assignment?.status !== 'HANDED_IN' && (survey !== 'OPEN' || view.isSurveyDone);
  const saved = (assignment?.fileList ?? []).map(toUploadedFile);
  const initial: AssignmentValues = { content: assignment?.content ?? '', files: saved };
  const form = usePageForm({
    names: { content: texts.content, fileId: texts.files },
    initial,
    check: ({ content, files }) => (content.trim() === '' && files.length === 0 ? { content: texts.missing } : {}),
  });
  const handIn = useCallMutation(completion.handInAssignment, { alertMessage: null });
  const send = ({ content, files }: AssignmentValues): void =>
    handIn.mutate(
      {
        params: { id: traineeId },
        body: {
          content,
          fileId: fileIdOf(files) ?? null,
          keepList: files.map((file) => Number(paramsOf(file).fileSn)),
          version: assignment?.version ?? 0,
        },
      },
      {
        onSuccess: () => {
          form.settle({ content, files });
          showToast({ text: texts.sent, tone: 'done' });
        },
        onError: form.refuse,
      },
    );
  return (
    <Form
      form={form}
      isShort
      onSend={send}
      words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
      guard={{ text: texts.unsaved }}
      className={styles.form}
    >
      <TextArea
        {...form.text('content')}
        label={texts.content}
        help={texts.contentHelp}
        rows={6}
        maxLength={COMPLETION_MOST.assignment}
        countText={countText(COMPLETION_MOST.assignment)}
      />
      <AttachmentField
        {...form.pick('files', 'fileId')}
        label={texts.files}
        mark="optional"
        onRunningChange={form.countRunning}
        savedIds={new Set(saved.map(({ id }) => id))}
        limits={{ fileCount: COMPLETION_MOST.files }}
      />
      <div>
        <Button
          type="submit"
          variant={isMain ? 'primary' : undefined}
          busy={handIn.isPending}
          busyLabel={texts.sending}
        >
          {assignment === null ? texts.handIn : texts.handInAgain}
        </Button>
      </div>
    </Form>
  );
}
