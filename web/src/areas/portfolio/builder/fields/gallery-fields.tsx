import type { BlockOf, FileName } from '@naru/contract/areas/portfolio/page-content.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { fieldTexts } from '../field-texts.ts';
import { findBlock } from '../places.ts';
import type { FieldsProps } from './fields-props.ts';
import styles from './fields.module.css';
import { ItemList } from './item-list.tsx';
import { LineField } from './line-field.tsx';
import { PictureField } from './picture-field.tsx';
import { UploadBox } from './upload-box.tsx';

type Items = BlockOf<'GALLERY'>['pictureList'];

/** Several pictures, each with its words. */
export function GalleryFields({ block, path, builder, set }: FieldsProps<'GALLERY'>) {
  const texts = useTexts(fieldTexts);
  const { pictureList } = block;
  const change = (at: number, more: Partial<Items[number]>, field?: string): void =>
    set({ pictureList: pictureList.map((item, place) => (place === at ? { ...item, ...more } : item)) }, field);
  const add = (file: FileName): void => {
    // Several arrive one after the other: each joins those that are there by then.
    const now = findBlock(builder.readNow().content, block.blockId)?.block;
    if (now?.kind !== 'GALLERY' || now.pictureList.length >= SHOWN_MOST.gallery) return;
    set({ pictureList: [...now.pictureList, { picture: { ...file, altText: '', isDecorative: false }, caption: '' }] });
  };
  const isFull = pictureList.length >= SHOWN_MOST.gallery;
  return (
    <>
      <ItemList
        items={pictureList}
        most={SHOWN_MOST.gallery}
        fullText={texts.galleryFull(SHOWN_MOST.gallery)}
        addLabel={texts.addPictures}
        onChange={(next) => set({ pictureList: next })}
        draw={({ picture, caption }, at) => (
          <>
            <PictureField
              label={`${texts.picture} ${at + 1}`}
              value={picture}
              onChange={(next, field) =>
                next ? change(at, { picture: next }, field) : set({ pictureList: pictureList.toSpliced(at, 1) })
              }
              path={`${path}.pictureList.${at}.picture`}
              uploadKey={`${block.blockId}.${picture.fileId}`}
              builder={builder}
            />
            <LineField
              label={texts.caption}
              value={caption}
              onChange={(next) => change(at, { caption: next }, `caption.${at}`)}
              error={builder.problemAt(`${path}.pictureList.${at}.caption`)}
            />
          </>
        )}
      />
      {isFull ? (
        <p className={styles.help}>{texts.galleryFull(SHOWN_MOST.gallery)}</p>
      ) : (
        <UploadBox
          label={texts.addPictures}
          browse={texts.addPictures}
          help={texts.pictureHelp(builder.uploads.mostSize)}
          use="PICTURE"
          uploadKey={block.blockId}
          uploads={builder.uploads}
          onDone={add}
          multiple
          hasFile={pictureList.length > 0}
        />
      )}
    </>
  );
}
