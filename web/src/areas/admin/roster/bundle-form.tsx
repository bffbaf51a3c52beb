import { file as fileCalls } from '@naru/contract/areas/file.ts';
import { ROSTER_MOST } from '@naru/contract/areas/roster-limits.ts';
import { rosters } from '@naru/contract/areas/roster.ts';
import { type SubmitEvent, useState } from 'react';

import { acceptedTypes } from '../../../blocks/file/accepted-types.ts';
import { describeUploadFailure } from '../../../blocks/file/upload-group.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FileField, type UploadedFile } from '../../../ui/file-field.tsx';
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

/** A form for the bundle and its options; both stay when its preview is closed, to be tried in another way. */
export function BundleForm({ mostBytes, isBlocked, onStarted }: BundleFormProps) {
  const texts = useTexts(rosterTexts).form;
  const format = useFormat();
  const { client } = useRuntime();
  const upload = useUploadBundle();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [advisor, setAdvisor] = useState(false);
  const [allowsRemovals, setAllowsRemovals] = useState(false);
  const [isOnItsWay, setOnItsWay] = useState(false);
  const [missing, setMissing] = useState<'needsFile' | 'stillUploading'>();
  const preview = useCallMutation(rosters.previewBundle, { onSuccess: ({ run }) => onStarted(run.runId) });
  const [bundle] = files;
  const refusal = fieldErrorsOf(preview.error)[0]?.message;

  const change = (next: readonly UploadedFile[]): void => {
    preview.reset();
    setMissing(undefined);
    setFiles(next);
    for (const { id } of files.filter((one) => !next.some((kept) => kept.id === one.id))) {
      const input = { params: { fileId: id, fileSn: '1' } };
      // It disappears by itself after a day, so a failure needs no message.
      client.call(fileCalls.removeFile, input, { alertMessage: null }).catch(() => undefined);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!bundle) {
      setMissing(isOnItsWay ? 'stillUploading' : 'needsFile');
      return;
    }
    preview.mutate({ body: { bundleId: bundle.id, advisor: advisor ? 'FIRST_CLASS' : 'NONE', allowsRemovals } });
  };
  const size = format.bytes(mostBytes);
  return (
    <Section title={texts.title}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FileField
          label={texts.file}
          help={texts.help(size, format.bytes(ROSTER_MOST.bytes), format.number(ROSTER_MOST.lines))}
          error={missing ? texts[missing] : refusal}
          value={files}
          onValueChange={change}
          upload={async (one, control) => {
            setOnItsWay(true);
            try {
              return await upload(one, control);
            } finally {
              setOnItsWay(false);
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
        <fieldset className={styles.options}>
          <legend className={styles.legend}>{texts.options}</legend>
          <Checkbox
            label={texts.advisor}
            note={texts.advisorNote}
            checked={advisor}
            onChange={(event) => setAdvisor(event.target.checked)}
          />
          <Checkbox
            label={texts.removals}
            note={texts.removalsNote}
            checked={allowsRemovals}
            onChange={(event) => setAllowsRemovals(event.target.checked)}
          />
        </fieldset>
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
      </form>
    </Section>
  );
}
