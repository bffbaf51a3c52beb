import { file as fileCalls } from '@naru/contract/areas/file.ts';
import { ROSTER_MOST } from '@naru/contract/areas/roster-limits.ts';
import { rosters } from '@naru/contract/areas/roster.ts';
import { useRef } from 'react';

import { acceptedTypes } from '../../../blocks/file/accepted-types.ts';
import { describeUploadFailure } from '../../../blocks/file/upload-group.ts';
import { Form } from '../../../blocks/form/form.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FileField, type FileFieldProps, type UploadedFile } from '../../../ui/file-field.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './bundle-form.module.css';
import { rosterTexts } from './texts.ts';
import { useUploadBundle } from './use-upload-bundle.ts';

export interface BundleFormProps {
  readonly mostBytes: number;
  /** A run is waiting or running. */
  readonly isBlocked: boolean;
  readonly onStarted: (runId: string) => void;
}

interface BundleValues {
  readonly files: readonly UploadedFile[];
  /** Whether the first class brings its advisor. */
  readonly hasAdvisor: boolean;
  readonly allowsRemovals: boolean;
}
type FieldName = 'bundleId' | 'advisor' | 'allowsRemovals';
const BLANK: BundleValues = { files: [], hasAdvisor: false, allowsRemovals: false };

/** A form for the bundle and its options; both stay when its preview is closed, to be tried in another way. */
export function BundleForm({ mostBytes, isBlocked, onStarted }: BundleFormProps) {
  const texts = useTexts(rosterTexts).form;
  const running = useRef(0);
  const preview = useCallMutation(rosters.previewBundle, {
    alertMessage: null,
    onSuccess: ({ run }) => onStarted(run.runId),
  });
  const form = usePageForm<BundleValues, FieldName>({
    names: { bundleId: texts.file, advisor: texts.advisor, allowsRemovals: texts.removals },
    initial: BLANK,
    check: ({ files }) =>
      files.length > 0 ? {} : { bundleId: running.current > 0 ? texts.stillUploading : texts.needsFile },
  });
  const send = ({ files, hasAdvisor, allowsRemovals }: BundleValues): void =>
    preview.mutate(
      { body: { bundleId: files[0]?.id ?? '', advisor: hasAdvisor ? 'FIRST_CLASS' : 'NONE', allowsRemovals } },
      { onError: form.refuse },
    );
  return (
    <Section title={texts.title}>
      <Form
        className={styles.form}
        form={form}
        onSend={send}
        isShort
        words={{}}
        actions={
          <div>
            <Button
              type="submit"
              variant="primary"
              busy={preview.isPending}
              busyLabel={texts.starting}
              disabled={isBlocked}
              disabledReason={isBlocked ? texts.isOpen : undefined}
            >
              {texts.preview}
            </Button>
          </div>
        }
      >
        <BundleField
          {...form.pick('files', 'bundleId')}
          mostBytes={mostBytes}
          onRunning={(step) => {
            running.current += step;
          }}
        />
        <fieldset className={styles.options}>
          <legend className={styles.legend}>{texts.options}</legend>
          <Checkbox {...form.tick('hasAdvisor')} label={texts.advisor} note={texts.advisorNote} />
          <Checkbox {...form.tick('allowsRemovals')} label={texts.removals} note={texts.removalsNote} />
        </fieldset>
      </Form>
    </Section>
  );
}

interface BundleFieldProps extends Pick<FileFieldProps, 'id' | 'error' | 'value' | 'onValueChange'> {
  readonly mostBytes: number;
  readonly onRunning: (step: 1 | -1) => void;
}

/** One bundle; taken away, it is removed on the server too. */
function BundleField({ mostBytes, onRunning, value, onValueChange, ...frame }: BundleFieldProps) {
  const texts = useTexts(rosterTexts).form;
  const format = useFormat();
  const { client } = useRuntime();
  const upload = useUploadBundle();
  const size = format.bytes(mostBytes);
  const change = (next: readonly UploadedFile[]): void => {
    onValueChange(next);
    for (const { id } of value.filter((one) => !next.some((kept) => kept.id === one.id))) {
      const input = { params: { fileId: id, fileSn: '1' } };
      // It disappears by itself after a day, so a failure needs no message.
      client.call(fileCalls.removeFile, input, { alertMessage: null }).catch(() => undefined);
    }
  };
  return (
    <FileField
      {...frame}
      label={texts.file}
      help={texts.help(size, format.bytes(ROSTER_MOST.bytes), format.number(ROSTER_MOST.lines))}
      value={value}
      onValueChange={change}
      upload={async (one, control) => {
        onRunning(1);
        try {
          return await upload(one, control);
        } finally {
          onRunning(-1);
        }
      }}
      accept={acceptedTypes(['zip'])}
      maxSize={mostBytes}
      maxFiles={1}
      labels={{
        browse: texts.browse,
        drop: texts.drop,
        list: texts.list,
        formatSize: format.bytes,
        uploading: (name, percent) => texts.uploading(name, `${format.number(percent)}%`),
        cancel: texts.cancel,
        remove: texts.remove,
        retry: texts.retryUpload,
        tooLarge: texts.tooLarge(size),
        wrongType: texts.wrongType,
        tooMany: texts.tooMany,
        failed: (failure) => describeUploadFailure(failure, texts.failed),
      }}
    />
  );
}
