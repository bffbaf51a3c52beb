import type { Board, EditedPost } from '@naru/contract/areas/board-words.ts';
import type { FileExtension } from '@naru/contract/shared/file.ts';
import { useState } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AttachmentField } from '../file/attachment-field.tsx';
import { toUploadedFile } from '../file/file-name.ts';
import { AudienceFields } from './audience-fields.tsx';
import { BodyField } from './body-field.tsx';
import { MomentField } from './moment-field.tsx';
import styles from './post-form.module.css';
import { boardTexts } from './texts.ts';
import type { PostFormState, PostWriting } from './use-post-form.ts';

const MEGABYTE = 1024 * 1024;

interface TextPartProps {
  readonly board: Board;
  readonly post: EditedPost | undefined;
  readonly writing: PostWriting;
}

/** The title, the text and the files of a post. */
export function TextPart({ board, post, writing }: TextPartProps) {
  const texts = useTexts(boardTexts).form;
  const { form, editor } = writing;
  const [savedIds] = useState(() => new Set(post?.fileList.map((file) => toUploadedFile(file).id)));
  const text = form.pick('body');
  return (
    <div className={styles.fields}>
      <TextField {...form.text('title')} label={texts.title} maxLength={200} />
      {board.categoryList.length > 0 && (
        <Select
          {...form.pick('categoryCode')}
          label={texts.category}
          options={board.categoryList.map((category) => ({ value: category.code, label: category.name }))}
        />
      )}
      <BodyField
        id={text.id}
        initial={editor.initial}
        revision={editor.revision}
        error={text.error}
        onChange={text.onValueChange}
      />
      {board.fileLimits.count > 0 && (
        <AttachmentField
          {...form.pick('files', 'fileId')}
          label={texts.files}
          mark="optional"
          savedIds={savedIds}
          onRunningChange={form.countRunning}
          limits={{
            fileCount: board.fileLimits.count,
            fileSize: board.fileLimits.mb * MEGABYTE,
            extensionList: board.fileLimits.extensions as FileExtension[], // only what the portal takes is configured
          }}
        />
      )}
    </div>
  );
}

/** When a post appears, ends and stands on top. */
export function WhenPart({ form }: { readonly form: PostFormState }) {
  const texts = useTexts(boardTexts).form;
  return (
    <Section title={texts.when} size="small">
      <div className={styles.fields}>
        <MomentField {...form.pick('publishFrom')} label={texts.publishFrom} help={texts.publishFromHelp} />
        <MomentField {...form.pick('publishTo')} label={texts.publishTo} help={texts.publishToHelp} />
        <MomentField {...form.pick('deadlineAt')} label={texts.deadlineAt} help={texts.deadlineHelp} />
        <Switch label={texts.pin} {...form.flag('isPinned')} />
        {form.values.isPinned && <MomentField {...form.pick('pinTo')} label={texts.pinTo} />}
      </div>
    </Section>
  );
}

/** The audience of a post. */
export function WhoPart({ board, form }: { readonly board: Board; readonly form: PostFormState }) {
  const texts = useTexts(boardTexts).form;
  const { memberTypes, departments, grades } = form.values;
  return (
    <Section title={texts.who} text={board.hasAudience ? texts.everybody : undefined} size="small">
      <div className={styles.fields}>
        {board.hasAudience && (
          <AudienceFields
            value={{ memberTypes, departments, grades }}
            onValueChange={(audience) => {
              form.set(audience);
              form.clear('audience');
            }}
            departmentId={form.idOf('audience')}
            departmentError={form.errors.audience}
          />
        )}
        <Switch label={texts.mustRead} note={texts.mustReadNote} {...form.flag('mustRead')} />
        {board.hasSecrets && <Switch label={texts.secret} note={texts.secretNote} {...form.flag('isSecret')} />}
      </div>
    </Section>
  );
}
