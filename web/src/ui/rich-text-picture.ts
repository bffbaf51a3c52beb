import { Node } from '@tiptap/core';

/** Identifies an uploaded picture. */
export interface PictureRef {
  readonly fileId: string;
  readonly fileSn: number;
}

type AddressOf = (picture: PictureRef) => Promise<string | undefined>;

interface PictureAttributes extends PictureRef {
  readonly alt: string | null;
}

/** A picture on a line of its own; the tree names the file, and its address is read when it is drawn. */
export const Picture = Node.create<{ addressOf: AddressOf }>({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ addressOf: async () => undefined }),
  addAttributes: () => ({
    fileId: { default: null, parseHTML: (element) => element.dataset['file']?.split('/')[0] },
    fileSn: { default: null, parseHTML: (element) => Number(element.dataset['file']?.split('/')[1]) },
    alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
  }),
  // Pictures of other pages have no file: they are dropped when text is pasted.
  parseHTML: () => [{ tag: 'img[data-file]' }],
  renderHTML: ({ node }) => {
    const { fileId, fileSn, alt } = node.attrs as PictureAttributes; // as declared above
    return ['img', { 'data-file': `${fileId}/${fileSn}`, alt: alt ?? '' }];
  },
  addNodeView() {
    const { addressOf } = this.options;
    return ({ node }) => {
      const picture = node.attrs as PictureAttributes; // as declared above
      const dom = document.createElement('img');
      dom.alt = picture.alt ?? '';
      const show = (address: string | undefined): void => {
        if (address === undefined) dom.dataset['missing'] = '';
        else dom.src = address;
      };
      addressOf(picture).then(show, () => show(undefined));
      return {
        dom,
        update: (next) => {
          if (next.type !== node.type || next.attrs['fileSn'] !== picture.fileSn) return false;
          dom.alt = (next.attrs as PictureAttributes).alt ?? '';
          return true;
        },
      };
    };
  },
});
