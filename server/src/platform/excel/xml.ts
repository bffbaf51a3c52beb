/**
 * Elements of an XML file as they stream by. Names are without their prefix; entities of a DTD are never opened.
 */
import type { Readable } from 'node:stream';

import { SaxesParser } from 'saxes';

export interface XmlHandlers {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
  /** Asked after every piece: whether enough was read. */
  readonly isDone?: () => boolean;
}

/** @throws an Error of saxes at what is no XML */
export async function readXml(source: Readable, { open, text, close, isDone }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  source.setEncoding('utf8');
  for await (const piece of source as AsyncIterable<string>) {
    parser.write(piece);
    if (isDone?.()) return;
  }
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
