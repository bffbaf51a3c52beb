import type { RichText } from '@naru/contract/shared/rich-text.ts';
import { useEffect, useRef, useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Field } from '../../../../ui/field.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { countLetters } from '@naru/contract/areas/portfolio/page-blocks.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { fieldTexts } from '../field-texts.ts';
import { promptWords } from '../prompt-words.ts';
import { cleanRich } from '../clean-rich.ts';
import type { FieldsProps } from './fields-props.ts';

const RichTextEditor = loadOnUse(async () => (await import('../../../../ui/rich-text-editor.tsx')).RichTextEditor);

const EMPTY = { type: 'doc', content: [{ type: 'paragraph' }] } as const;

/** Returns what a text asks that is nothing but a prompt; empty where it has words of the student. */
function promptOfText({ content }: RichText): string {
  const [only, ...more] = content;
  const [words] = only?.content ?? [];
  return more.length === 0 ? promptWords(words?.text ?? '') : '';
}

/** A text with headings, lists and links. */
export function RichFields({ block, path, builder, set }: FieldsProps<'TEXT'>) {
  const texts = useTexts(fieldTexts);
  const format = useFormat();
  const written = useRef<RichText>(block.text);
  const [revision, setRevision] = useState(0);
  useEffect(() => {
    // An undo, or another tab: the editor shows what came from elsewhere. The same words again leave the caret alone.
    if (JSON.stringify(block.text) === JSON.stringify(written.current)) return;
    written.current = block.text;
    setRevision((before) => before + 1);
  }, [block.text]);
  const asked = promptOfText(block.text);
  const count = texts.count(format.number(countLetters(block.text)), format.number(SHOWN_MOST.text));
  return (
    <Field label={texts.text} help={asked || undefined} error={builder.problemAt(`${path}.text`)} count={count}>
      {(control) => (
        <div id={control.id} tabIndex={-1}>
          <RichTextEditor
            initial={asked === '' ? { ...block.text } : EMPTY}
            revision={revision}
            onChange={(tree) => {
              written.current = cleanRich(tree);
              set({ text: written.current }, 'text');
            }}
            labelId={control.labelId}
            describedBy={control.aria['aria-describedby']}
            isInvalid={control.aria['aria-invalid'] === true}
            labels={texts.textTools}
            fallback={<Skeleton count={4} />}
          />
        </div>
      )}
    </Field>
  );
}
