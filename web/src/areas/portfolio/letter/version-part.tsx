import { coverLetters, type KeptAnswer } from '@naru/contract/areas/portfolio/letter.ts';

import type { Autosaving } from '../../../blocks/autosave/use-autosave.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { AnswerSides } from './answer-sides.tsx';
import styles from './letter.module.css';
import { letterTexts } from './texts.ts';

interface VersionPartProps {
  readonly version: KeptAnswer;
  readonly answer: Autosaving<string>;
  readonly onDone: () => void;
}

/** One version beside what the answer is now, to be restored. */
export function VersionPart({ version, answer, onDone }: VersionPartProps) {
  const texts = useTexts(letterTexts).versions;
  const format = useFormat();
  const params = { id: version.versionId };
  const query = useCall(coverLetters.readVersion, { params }, { label: texts.open });
  const restore = useCallMutation(coverLetters.restoreVersion, {
    alertMessage: null,
    onSuccess: () => {
      void answer.autosave.look();
      showToast({ text: texts.restored, tone: 'done' });
      onDone();
    },
  });
  if (query.isError && !query.data) return <QueryError title={texts.errorTitle} query={query} />;
  if (!query.data) return <Skeleton count={4} />;
  const isSame = query.data.answer === answer.value;
  const press = async (): Promise<void> => {
    if (await answer.autosave.flush())
      restore.mutate({ params, body: { version: answer.autosave.store.read().version } });
  };
  return (
    <Stack gap={16}>
      {restore.isError && (
        <Notice tone="red" live="assertive">
          {texts.failed}
        </Notice>
      )}
      {isSame ? (
        <p className={styles.text}>{texts.same}</p>
      ) : (
        <div>
          <Button
            variant="primary"
            busy={restore.isPending}
            disabled={answer.status !== 'saved'}
            disabledReason={texts.unsaved}
            onClick={() => void press()}
          >
            {texts.restore}
          </Button>
        </div>
      )}
      <AnswerSides
        before={query.data.answer}
        after={answer.value}
        title={texts.ofMoment(format.moment(version.createdAt))}
      />
    </Stack>
  );
}
