import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { fieldTexts } from '../field-texts.ts';
import { AddressField } from './address-field.tsx';
import type { FieldsProps } from './fields-props.ts';
import styles from './fields.module.css';
import { LineField } from './line-field.tsx';
import { LinesField } from './lines-field.tsx';

type Props = FieldsProps<'HEADING'> | FieldsProps<'QUOTE'> | FieldsProps<'LINK'> | FieldsProps<'DIVIDER'>;

const isOf = <Kind extends Props['block']['kind']>(props: Props, kind: Kind): props is Props & FieldsProps<Kind> =>
  props.block.kind === kind;

/** Fields of blocks that are a few lines. */
export function PlainFields(props: Props) {
  const texts = useTexts(fieldTexts);
  const { path } = props;
  const problemOf = (field: string): string | undefined => props.builder.problemAt(`${path}.${field}`);
  if (isOf(props, 'HEADING')) {
    const { block, set } = props;
    return (
      <>
        <LineField
          label={texts.title}
          value={block.text}
          onChange={(text) => set({ text }, 'text')}
          error={problemOf('text')}
        />
        <SegmentedControl
          label={texts.level}
          options={(['2', '3'] as const).map((value) => ({ value, label: texts.levels[value] }))}
          value={block.level === 2 ? '2' : '3'}
          onValueChange={(level) => set({ level: level === '2' ? 2 : 3 })}
        />
      </>
    );
  }
  if (isOf(props, 'QUOTE')) {
    const { block, set } = props;
    return (
      <>
        <LinesField
          label={texts.quote}
          value={block.text}
          onChange={(text) => set({ text }, 'text')}
          error={problemOf('text')}
        />
        <LineField label={texts.by} value={block.by} onChange={(by) => set({ by }, 'by')} error={problemOf('by')} />
      </>
    );
  }
  if (isOf(props, 'LINK')) {
    const { block, set } = props;
    return (
      <>
        <AddressField
          label={texts.url}
          value={block.url}
          onChange={(url) => set({ url }, 'url')}
          error={problemOf('url')}
        />
        <LineField
          label={texts.title}
          value={block.title}
          onChange={(title) => set({ title }, 'title')}
          error={problemOf('title')}
        />
        <LineField
          label={texts.linkText}
          value={block.text}
          onChange={(text) => set({ text }, 'text')}
          error={problemOf('text')}
        />
      </>
    );
  }
  return <p className={styles.help}>{texts.divider}</p>;
}
