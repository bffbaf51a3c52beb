import type { BlockOf, Picture } from '@naru/contract/areas/portfolio/page-content.ts';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';

import { Icon, type IconShape } from '../../../ui/icon.tsx';
import type { BodyProps } from './block-body.tsx';
import { EmptyBody } from './empty-body.tsx';
import styles from './page.module.css';
import { type AddressOf, nameOf } from './use-picture-addresses.ts';

type Media = BlockOf<'IMAGE'> | BlockOf<'GALLERY'> | BlockOf<'FILE'> | BlockOf<'VIDEO'> | BlockOf<'LINK'>;

/** Returns the host of an address, for people; the address itself where it is none yet. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url);

/** Pictures, files and addresses. */
export function MediaBody({ block, addressOf, fileOf }: BodyProps<Media>) {
  switch (block.kind) {
    case 'IMAGE':
      if (!block.picture) return <EmptyBody kind="IMAGE" />;
      return (
        <figure className={styles.image} data-shape={block.shape}>
          <Drawn picture={block.picture} addressOf={addressOf} />
          {block.caption !== '' && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'GALLERY':
      if (block.pictureList.length === 0) return <EmptyBody kind="GALLERY" />;
      return (
        <ul className={styles.gallery} data-count={Math.min(block.pictureList.length, 4)}>
          {block.pictureList.map(({ picture, caption }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- an entry is its place: nothing else tells it from another
            <li key={at}>
              <Drawn picture={picture} addressOf={addressOf} />
              {caption !== '' && <p className={styles.note}>{caption}</p>}
            </li>
          ))}
        </ul>
      );
    case 'FILE': {
      if (!block.file) return <EmptyBody kind="FILE" />;
      const name = fileOf(nameOf(block.file))?.name ?? '';
      return <Card icon={IconPaperclip} title={block.title || name} note={name} />;
    }
    case 'VIDEO': {
      if (!block.file && block.url === '') return <EmptyBody kind="VIDEO" />;
      const name = block.file ? (fileOf(nameOf(block.file))?.name ?? '') : hostOf(block.url);
      return (
        <>
          {block.poster && <Drawn picture={block.poster} addressOf={addressOf} />}
          <Card icon={IconMovie} title={block.title || name} note={name} />
        </>
      );
    }
    default:
      if (block.url === '' && block.title === '') return <EmptyBody kind="LINK" />;
      return (
        <Card icon={IconLink} title={block.title || hostOf(block.url)} note={block.text} more={hostOf(block.url)} />
      );
  }
}

/** A picture that has just been put in has no address for a moment. */
function Drawn({ picture, addressOf }: { readonly picture: Picture; readonly addressOf: AddressOf }) {
  const address = addressOf(picture);
  if (address === undefined) return <div className={styles.awaited} />;
  return <img src={address} alt={picture.altText} className={styles.picture} draggable={false} />;
}

interface CardProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly note: string;
  readonly more?: string;
}

function Card({ icon, title, note, more = '' }: CardProps) {
  return (
    <div className={styles.card}>
      <Icon of={icon} />
      <div className={styles.cardWords}>
        <strong>{title}</strong>
        {note !== '' && note !== title && <span>{note}</span>}
        {more !== '' && more !== title && <span className={styles.note}>{more}</span>}
      </div>
    </div>
  );
}
