import { EXCHANGE_MOST } from '@naru/contract/areas/portfolio/exchange.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { FileField, type UploadedFile } from '../../../ui/file-field.tsx';
import { exchangeTexts } from './texts.ts';
import type { Choose } from './use-import.ts';

interface ImportFileFieldProps {
  readonly files: readonly UploadedFile[];
  readonly onChoose: Choose;
}

/** A field for one file, which the browser itself reads. */
export function ImportFileField({ files, onChoose }: ImportFileFieldProps) {
  const texts = useTexts(exchangeTexts);
  const format = useFormat();
  const size = format.bytes(EXCHANGE_MOST.bytes);
  return (
    <FileField
      label={texts.field}
      help={texts.help(size)}
      value={files}
      onValueChange={(next) => {
        if (next.length === 0) void onChoose(undefined);
      }}
      upload={async (file, control) => {
        await onChoose(file, control);
        return { id: `${file.name} ${file.lastModified}`, name: file.name, size: file.size };
      }}
      accept={{ 'application/json': ['.json'] }}
      maxSize={EXCHANGE_MOST.bytes}
      maxFiles={1}
      labels={{
        browse: texts.browse,
        drop: texts.drop,
        list: texts.chosen,
        formatSize: format.bytes,
        uploading: (name) => texts.reading(name),
        cancel: texts.cancel,
        remove: texts.remove,
        retry: texts.retry,
        tooLarge: texts.tooLarge(size),
        wrongType: texts.wrongType,
        tooMany: texts.tooMany,
        failed: () => texts.unreadable,
      }}
    />
  );
}
