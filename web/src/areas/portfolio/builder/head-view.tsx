import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './canvas.module.css';
import page from './page.module.css';
import { PromptText } from './prompt-text.tsx';
import { builderTexts } from './texts.ts';
import type { Builder } from './use-builder.ts';
import { useFocus } from './use-focus.ts';

/** The head of the page: who it is about, in front of the background. */
export function HeadView({ builder }: { readonly builder: Builder }) {
  const texts = useTexts(builderTexts);
  const { paper, addressOf, selection, problemPaths } = builder;
  const { head, background } = paper.content;
  const cover = background.kind === 'CUSTOM' ? addressOf(background.picture) : undefined;
  const face = addressOf(head.picture);
  const button = useFocus<HTMLButtonElement>(builder, 'head');
  return (
    <header
      className={page.head}
      data-chosen={selection?.part === 'head' || undefined}
      data-wrong={problemPaths.some((path) => path.startsWith('head.')) || undefined}
      data-veil={cover === undefined || background.kind !== 'CUSTOM' ? undefined : background.veil}
    >
      {cover !== undefined && <img src={cover} alt="" className={page.cover} />}
      <div className={page.headIn}>
        {face !== undefined && <img src={face} alt={head.picture?.altText ?? ''} className={page.face} />}
        <div className={page.headWords}>
          {head.name !== '' && <p className={page.kicker}>{paper.title}</p>}
          <p className={page.name}>{head.name || paper.title}</p>
          {head.headline !== '' && (
            <p className={page.headline}>
              <PromptText text={head.headline} />
            </p>
          )}
          {head.summary !== '' && (
            <p className={page.summary}>
              <PromptText text={head.summary} />
            </p>
          )}
          {head.linkList.length > 0 && (
            <ul className={page.links}>
              {head.linkList.map(({ name, url }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- an entry is its place: nothing else tells it from another
                <li key={at}>{name || url}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <button
        ref={button}
        type="button"
        className={styles.cover}
        aria-label={texts.editOf(texts.headPart)}
        aria-pressed={selection?.part === 'head'}
        onClick={() => builder.select({ part: 'head' })}
        onDoubleClick={() => builder.edit({ part: 'head' })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          builder.edit({ part: 'head' });
        }}
      />
    </header>
  );
}
