import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { fieldTexts } from '../field-texts.ts';
import type { Builder } from '../use-builder.ts';
import { AddressField } from './address-field.tsx';
import { ItemList } from './item-list.tsx';
import { LineField } from './line-field.tsx';
import { LinesField } from './lines-field.tsx';
import { PictureField } from './picture-field.tsx';

type Head = PortfolioContent['head'];

/** The person whom the page is about, and how to reach them. */
export function HeadFields({ builder }: { readonly builder: Builder }) {
  const texts = useTexts(fieldTexts);
  const { head } = builder.paper.content;
  const { problemAt } = builder;
  const set = (more: Partial<Head>, field?: string): void =>
    void builder.apply({ do: 'setHead', more }, field === undefined ? undefined : `head.${field}`);
  const change = (at: number, more: Partial<Head['linkList'][number]>, field: string): void =>
    set(
      { linkList: head.linkList.map((link, place) => (place === at ? { ...link, ...more } : link)) },
      `${field}.${at}`,
    );
  return (
    <>
      <LineField
        label={texts.name}
        help={texts.nameHelp}
        value={head.name}
        onChange={(name) => set({ name }, 'name')}
        error={problemAt('head.name')}
      />
      <LineField
        label={texts.headline}
        value={head.headline}
        onChange={(headline) => set({ headline }, 'headline')}
        error={problemAt('head.headline')}
      />
      <LinesField
        label={texts.summary}
        rows={4}
        value={head.summary}
        onChange={(summary) => set({ summary }, 'summary')}
        error={problemAt('head.summary')}
      />
      <PictureField
        label={texts.face}
        value={head.picture}
        onChange={(picture, field) => set({ picture }, field)}
        path="head.picture"
        uploadKey="head"
        builder={builder}
      />
      <h3>{texts.links}</h3>
      <ItemList
        items={head.linkList}
        most={SHOWN_MOST.links}
        fullText={texts.linksFull(SHOWN_MOST.links)}
        addLabel={texts.addLink}
        onChange={(linkList) => set({ linkList })}
        makeItem={() => ({ name: '', url: '' })}
        draw={({ name, url }, at) => (
          <>
            <LineField
              label={texts.linkName}
              value={name}
              onChange={(next) => change(at, { name: next }, 'linkName')}
              error={problemAt(`head.linkList.${at}.name`)}
            />
            <AddressField
              label={texts.url}
              value={url}
              onChange={(next) => change(at, { url: next }, 'linkUrl')}
              error={problemAt(`head.linkList.${at}.url`)}
            />
          </>
        )}
      />
    </>
  );
}
