import type { PortfolioBackground } from '@naru/contract/areas/portfolio/page-content.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { fieldTexts } from '../field-texts.ts';
import type { Builder } from '../use-builder.ts';
import styles from './fields.module.css';
import { UploadBox } from './upload-box.tsx';

type Cover = Extract<PortfolioBackground, { kind: 'CUSTOM' }>;

interface CoverFieldsProps {
  readonly background: Cover;
  readonly builder: Builder;
  readonly onChange: (background: Cover) => void;
}

/** An own picture behind the head, with the light over it that keeps words readable. */
export function CoverFields({ background, builder, onChange }: CoverFieldsProps) {
  const texts = useTexts(fieldTexts);
  const address = builder.addressOf(background.picture);
  return (
    <>
      {background.picture && (
        <div className={styles.shown}>
          {address === undefined ? (
            <div className={styles.thumb} />
          ) : (
            <img src={address} alt="" className={styles.thumb} />
          )}
          <Button
            size="small"
            variant="text"
            aria-label={texts.takeOutOf(texts.cover)}
            onClick={() => onChange({ ...background, picture: null })}
          >
            {texts.takeOut}
          </Button>
        </div>
      )}
      <UploadBox
        label={texts.cover}
        browse={background.picture ? texts.replace : texts.choosePicture}
        help={texts.pictureHelp(builder.uploads.mostSize)}
        error={builder.problemAt('background.picture')}
        use="PICTURE"
        uploadKey="cover"
        uploads={builder.uploads}
        hasFile={background.picture !== null}
        onDone={(picture) => {
          // The background may have become another one while it was on its way.
          const now = builder.readNow().content.background;
          if (now.kind === 'CUSTOM') onChange({ ...now, picture });
        }}
      />
      <SegmentedControl
        label={texts.veil}
        options={(['DARK', 'LIGHT'] as const).map((value) => ({ value, label: texts.veils[value] }))}
        value={background.veil}
        onValueChange={(veil) => onChange({ ...background, veil })}
      />
    </>
  );
}
