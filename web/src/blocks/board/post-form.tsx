import type { Board, EditedPost } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import type { FileExtension } from '@naru/contract/shared/file.ts';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import type { CallError } from '../../platform/http/call-error.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { AttachmentField } from '../file/attachment-field.tsx';
import { fileIdOf, toUploadedFile } from '../file/file-name.ts';
import { fieldIdOf, nameProblem } from '../form/field-problems.ts';
import { FormDock } from '../form/form-dock.tsx';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { sortServerErrors } from '../form/server-errors.ts';
import { formTexts } from '../form/texts.ts';
import { useServerDraft } from '../form/use-server-draft.ts';
import { AudienceFields } from './audience-fields.tsx';
import { BodyField } from './body-field.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { BLANK, EMPTY_BODY, type PostValues, toContent, toInstant, toValues } from './form-values.ts';
import { MomentField } from './moment-field.tsx';
import styles from './post-form.module.css';
import { PreviewDialog } from './preview-dialog.tsx';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

type Draft = CallOutput<typeof calls.readDraft>['draft'];

export interface PostFormProps {
  readonly board: Board;
  readonly post: EditedPost | undefined;
  readonly draft: Draft;
  readonly departmentName: (code: string) => string;
}

/** The server's names of what it may refuse, in the order of the form. */
const FIELDS = [
  'title',
  'categoryCode',
  'body',
  'fileId',
  'publishFrom',
  'publishTo',
  'pinTo',
  'deadlineAt',
  'audience',
] as const;
type Field = (typeof FIELDS)[number];

const MEGABYTE = 1024 * 1024;

/** What was being written over what is kept. */
function withDraft(kept: PostValues, { content, fileList }: NonNullable<Draft>): PostValues {
  const { title, body, categoryCode } = content;
  // What the post has already, and what was added while it was being written.
  return { ...kept, title, body, categoryCode, files: [...kept.files, ...fileList.map(toUploadedFile)] };
}

/** Everything about a post; what was typed stays through every failure. */
export function PostForm({ board, post, draft, departmentName }: PostFormProps) {
  const texts = useTexts(boardTexts).form;
  const words = useTexts(formTexts);
  const format = useFormat();
  const place = usePlace();
  const navigate = useNavigate();
  const formId = useId();
  const [openedAt] = useState(() => Date.now());
  const kept = post ? toValues(post, departmentName) : BLANK;
  const [values, setValues] = useState<PostValues>(() => (draft ? withDraft(kept, draft) : kept));
  const [savedIds] = useState(() => new Set(kept.files.map(({ id }) => id)));
  const running = useRef(0);
  const [initialBody, setInitialBody] = useState(values.body);
  const [revision, setRevision] = useState(0);
  const [version, setVersion] = useState(post?.version ?? null);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [restored, setRestored] = useState(draft);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [theirs, setTheirs] = useState<EditedPost | null>(null);
  const [previewed, setPreviewed] = useState<{ title: string; body: typeof EMPTY_BODY } | null>(null);
  const create = useCallMutation(calls.createPost, { alertMessage: null });
  const change = useCallMutation(calls.changePost, { alertMessage: null });
  const discard = useCallMutation(calls.discardDraft, { alertMessage: null });
  const { title, body, categoryCode } = values;
  const { client } = useRuntime();
  const autosave = useServerDraft({
    content: { title, body, categoryCode, fileId: fileIdOf(values.files) ?? null },
    isUnsaved: isUnsaved && board.can.create,
    save: (content) =>
      client.call(
        calls.saveDraft,
        {
          params: { code: place.code },
          body: { postId: post?.postId ?? null, content, baseVersion: version },
        },
        { alertMessage: null },
      ),
  });
  const idOf = (name: string): string => fieldIdOf(formId, name);
  const set = (part: Partial<PostValues>): void => {
    setValues((current) => ({ ...current, ...part }));
    setIsUnsaved(true);
  };
  /** Takes other values into the form, the editor's too. */
  const load = (next: PostValues): void => {
    setValues(next);
    setInitialBody(next.body);
    setRevision((count) => count + 1);
  };
  const params = { code: place.code };

  const leave = (id: string, said: string): void => {
    setIsUnsaved(false);
    showToast({ text: said });
    // After the guard has heard that nothing is left to lose.
    setTimeout(() => void navigate({ to: place.detail(id), ignoreBlocker: true }), 0);
  };
  const refuse = (failure: CallError): void => {
    autosave.goOn();
    if (failure.code === FAILURE.conflict.code) {
      setTheirs((failure.output as { current: EditedPost }).current); // what the server sends with this code
      return;
    }
    const sorted = sortServerErrors(failure, FIELDS);
    setErrors(Object.fromEntries(sorted.atFields.map(({ field, message }) => [field, message])));
    const isTooLarge = failure.code === FAILURE.tooLarge.code;
    const isElsewhere = sorted.atFields.length === 0;
    setElsewhere(isElsewhere ? (isTooLarge ? texts.tooLong : (failure.serverMessage ?? failure.message)) : null);
    setAttempt((count) => count + 1);
  };
  /** False while files are on their way: what is saved now would lack them. */
  const begin = (): boolean => {
    setErrors({});
    setElsewhere(running.current > 0 ? texts.filesRunning : null);
    return running.current === 0;
  };
  const publish = async (isPublished: boolean): Promise<void> => {
    if (!begin()) return;
    setIsWaiting(true);
    await autosave.rest();
    setIsWaiting(false);
    create.mutate(
      { params, body: { ...toContent(values, undefined), publish: isPublished } },
      {
        onSuccess: ({ postId, status }) =>
          leave(postId, status === 'DRAFT' ? texts.kept : status === 'LIVE' ? texts.published : texts.scheduled),
        onError: refuse,
      },
    );
  };
  const save = async (over: number | null): Promise<void> => {
    if (!post || over === null || !begin()) return;
    setIsWaiting(true);
    await autosave.rest();
    setIsWaiting(false);
    change.mutate(
      { params: { ...params, id: post.postId }, body: { ...toContent(values, post), version: over } },
      { onSuccess: () => leave(post.postId, texts.saved), onError: refuse },
    );
  };
  const isBusy = isWaiting || create.isPending || change.isPending;
  const problems = FIELDS.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: idOf(name), message: nameProblem(nameOf(name), message) }];
  });
  function nameOf(name: Field): string {
    return { ...texts, categoryCode: texts.category, audience: texts.departments, fileId: texts.files }[name];
  }
  const begins = toInstant(values.publishFrom);
  const isLater = begins !== null && new Date(begins).getTime() > openedAt;
  const moment = (name: 'publishFrom' | 'publishTo' | 'pinTo' | 'deadlineAt', help?: string) => (
    <MomentField
      id={idOf(name)}
      label={texts[name]}
      help={help}
      error={errors[name]}
      value={values[name]}
      onValueChange={(value) => set({ [name]: value })}
    />
  );

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (post) void save(version);
        else void publish(true);
      }}
    >
      {restored && (
        <Notice
          title={texts.restored(format.relativeTime(restored.savedAt, { time: 'always', inSentence: true }))}
          action={
            <Button
              variant="text"
              size="small"
              onClick={() => {
                discard.mutate({ params, query: { postId: post?.postId } });
                load(kept);
                setRestored(null);
                setIsUnsaved(false);
              }}
            >
              {texts.discard}
            </Button>
          }
        >
          {restored.baseVersion !== null && restored.baseVersion !== version ? texts.restoredOlder : texts.restoredText}
        </Notice>
      )}
      {attempt > 0 && problems.length > 0 && (
        <ErrorSummary title={words.summary(problems.length)} problems={problems} attempt={attempt} />
      )}
      {elsewhere !== null && (
        <Notice tone="red" live="assertive" title={texts.notSaved}>
          {elsewhere}
        </Notice>
      )}
      <div className={styles.fields}>
        <TextField
          id={idOf('title')}
          label={texts.title}
          error={errors.title}
          maxLength={200}
          value={title}
          onChange={(event) => set({ title: event.target.value })}
        />
        {board.categoryList.length > 0 && (
          <Select
            id={idOf('categoryCode')}
            label={texts.category}
            error={errors.categoryCode}
            labels={{ placeholder: texts.choose, empty: texts.noCategory }}
            options={board.categoryList.map((category) => ({ value: category.code, label: category.name }))}
            value={categoryCode}
            onValueChange={(value) => set({ categoryCode: value })}
          />
        )}
        <BodyField
          id={idOf('body')}
          initial={initialBody}
          revision={revision}
          error={errors.body}
          onChange={(value) => set({ body: value })}
        />
        {board.fileLimits.count > 0 && (
          <AttachmentField
            id={idOf('fileId')}
            label={texts.files}
            mark={texts.optional}
            error={errors.fileId}
            value={values.files}
            onValueChange={(files) => set({ files })}
            savedIds={savedIds}
            onRunningChange={(count) => (running.current = count)}
            limits={{
              fileCount: board.fileLimits.count,
              fileSize: board.fileLimits.mb * MEGABYTE,
              extensionList: board.fileLimits.extensions as FileExtension[], // only what the portal takes is configured
            }}
          />
        )}
      </div>
      <Section title={texts.when} size="small">
        <div className={styles.fields}>
          {moment('publishFrom', texts.publishFromHelp)}
          {moment('publishTo', texts.publishToHelp)}
          {moment('deadlineAt', texts.deadlineHelp)}
          <Switch label={texts.pin} checked={values.isPinned} onCheckedChange={(isPinned) => set({ isPinned })} />
          {values.isPinned && moment('pinTo')}
        </div>
      </Section>
      <Section title={texts.who} text={board.hasAudience ? texts.everybody : undefined} size="small">
        <div className={styles.fields}>
          {board.hasAudience && (
            <AudienceFields
              value={values}
              onValueChange={set}
              departmentId={idOf('audience')}
              departmentError={errors.audience}
            />
          )}
          <Switch
            label={texts.mustRead}
            note={texts.mustReadNote}
            checked={values.mustRead}
            onCheckedChange={(mustRead) => set({ mustRead })}
          />
          {board.hasSecrets && (
            <Switch
              label={texts.secret}
              note={texts.secretNote}
              checked={values.isSecret}
              onCheckedChange={(isSecret) => set({ isSecret })}
            />
          )}
        </div>
      </Section>
      <FormDock note={describeAutosave()}>
        <Button onClick={() => setPreviewed({ title, body: body ?? EMPTY_BODY })}>{texts.preview}</Button>
        {!post && (
          <Button busy={isBusy} onClick={() => void publish(false)}>
            {texts.keepDraft}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.saving}>
          {post ? texts.save : isLater ? texts.schedule : texts.publish}
        </Button>
      </FormDock>
      <PreviewDialog text={previewed} onClose={() => setPreviewed(null)} />
      <ConflictDialog
        theirs={theirs}
        mine={{ title, body: body ?? EMPTY_BODY }}
        busy={change.isPending}
        onLater={() => setTheirs(null)}
        onMine={() => {
          const over = theirs?.version ?? null;
          setTheirs(null);
          setVersion(over);
          void save(over);
        }}
        onTheirs={() => {
          if (theirs) load(toValues(theirs, departmentName));
          setVersion(theirs?.version ?? version);
          setTheirs(null);
        }}
      />
      <LeaveGuard isUnsaved={isUnsaved && !isBusy} />
    </form>
  );

  function describeAutosave(): string | undefined {
    if (autosave.hasFailed) return texts.autosaveFailed;
    return autosave.savedAt === null ? undefined : texts.autosaved(format.time(autosave.savedAt));
  }
}
