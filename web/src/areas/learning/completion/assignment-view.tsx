import { completion, type Completer } from '@naru/contract/areas/learning/completion.ts';
import { useState } from 'react';

import { AttachmentList } from '../../../blocks/file/attachment-list.tsx';
import { toUploadedFile } from '../../../blocks/file/file-name.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './completion.module.css';
import { completionTexts } from './texts.ts';

/** Somebody's assignment for those who look at it; it opens by a press, because each look is written down. */
export function AssignmentView({ row }: { readonly row: Completer }) {
  const { desk, own } = useTexts(completionTexts);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const query = useCall(
    completion.readAssignment,
    { params: { id: row.traineeId } },
    { enabled: isOpen, label: desk.work },
  );
  const work = query.data?.assignment;
  const status = row.assignmentStatus ?? 'HANDED_IN';
  return (
    <Section
      title={desk.work}
      size="small"
      headingLevel={3}
      aside={<Tag>{own.statuses[status]}</Tag>}
      text={work && own.handedIn(format.moment(work.handedInAt))}
    >
      {!isOpen && (
        <div>
          <Button onClick={() => setOpen(true)}>{desk.readWork}</Button>
        </div>
      )}
      {query.isLoading && <Skeleton count={4} />}
      {query.error && <QueryError title={desk.errorTitle} query={query} headingLevel={4} />}
      {work && (
        <Stack>
          <p className={styles.written}>{work.content === '' ? desk.noText : work.content}</p>
          <AttachmentList files={work.fileList.map(toUploadedFile)} />
          <StepActions
            call={completion.stepAssignment}
            record={{ id: row.traineeId, version: work.version }}
            steps={work.stepList}
            looks={{ RETURN: 'plain' }}
            words={{
              ACCEPT: desk.steps.ACCEPT,
              RETURN: {
                label: desk.steps.RETURN.label,
                title: desk.steps.RETURN.title,
                text: desk.steps.RETURN.text,
                done: desk.steps.RETURN.done,
                fields: { reason: { label: desk.steps.RETURN.reason } },
              },
            }}
          />
        </Stack>
      )}
    </Section>
  );
}
