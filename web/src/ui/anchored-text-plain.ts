/** Plain text and the document of the editor: a paragraph a line. Offsets are UTF-16 units with `\n` for a line break. */
import { type Node, Schema, Slice, Fragment } from '@tiptap/pm/model';

export const schema = new Schema({
  nodes: {
    doc: { content: 'line+' },
    line: { content: 'text*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    text: {},
  },
});

const makeLine = (text: string): Node => schema.node('line', null, text === '' ? [] : [schema.text(text)]);

export const makeDocument = (text: string): Node => schema.node('doc', null, text.split('\n').map(makeLine));

export const readText = (doc: Node): string => doc.textBetween(0, doc.content.size, '\n');

/** Gives pasted lines as something that joins the lines where it is put. */
export const makeSlice = (text: string): Slice => new Slice(Fragment.from(text.split('\n').map(makeLine)), 1, 1);

/** Gives the place in the document; past the end it is the end. */
export function toPosition(doc: Node, offset: number): number {
  let left = Math.max(0, offset);
  let at = 0;
  for (let index = 0; index < doc.childCount; index += 1) {
    const { content, nodeSize } = doc.child(index);
    if (left <= content.size) return at + 1 + left;
    left -= content.size + 1;
    at += nodeSize;
  }
  return Math.max(1, doc.content.size - 1);
}

/** Gives the offset of a place: each line before it has two tokens there, and one break here. */
export function toOffset(doc: Node, position: number): number {
  const place = doc.resolve(Math.min(Math.max(position, 0), doc.content.size));
  return place.pos - place.index(0) - (place.depth === 0 ? 0 : 1);
}

const BLOCKS = 'p,div,li,tr,h1,h2,h3,h4,h5,h6,blockquote,pre,section,article,ul,ol,table,dt,dd,header,footer';
const NEVER = 'script,style,head,template,noscript,title,svg,object,iframe,xml';

/** Reads what a program put on the clipboard as plain text, with its lines; nothing of it is run or shown as markup. */
export function readPasted(data: DataTransfer): string {
  const plain = data.getData('text/plain');
  return cleanText(plain === '' ? readHtml(data.getData('text/html')) : plain);
}

/** Keeps lines and tabs, makes blanks of other programs blanks, and leaves out what no text has. */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g, '\n') // oxlint-disable-line no-control-regex -- breaks of Word
      // oxlint-disable-next-line no-control-regex -- they are left out
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f\ufeff\ufffc]/g, '')
      .replace(/\u00a0/g, ' ')
      .normalize('NFC')
      .toWellFormed()
  );
}

function readHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(NEVER)) element.remove();
  const walk = (node: ChildNode): string => {
    if (node.nodeType === 3) return (node.textContent ?? '').replace(/[ \t\r\n]+/g, ' ');
    const inner = [...node.childNodes].map(walk).join('');
    if (!('matches' in node)) return '';
    const element = node as Element; // only elements can be matched
    if (element.matches('br')) return '\n';
    return element.matches(BLOCKS) ? `\n${inner.trim()}\n` : inner;
  };
  return [...body.childNodes]
    .map(walk)
    .join('')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
