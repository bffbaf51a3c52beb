/**
 * Joins two sides of a résumé that began with one version: what this page changed stands, item by item and field by field
 * of the person, and of the rest what the server has. Pure.
 */
import type { ResumeContent, ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';
import { listItems } from '@naru/contract/areas/portfolio/resume-shape.ts';

import { printOf } from '../../../blocks/autosave/kept.ts';
import { mergeOrder } from '../../../blocks/autosave/merge-order.ts';
import type { Marks, Parts, Sides } from '../../../blocks/autosave/types.ts';
import type { Draft } from './use-draft.ts';

type Section = ResumeContent['sectionList'][number];

const SETTINGS = ['title', 'dutyId', 'isBlind'] as const satisfies (keyof Draft)[];
const LOOKS = ['isShown', 'breaksBefore'] as const satisfies (keyof Section)[];
const itemMark = (id: string): string => `item.${id}`;
const orderMark = ({ section }: Section): string => `order.${section}`;

function mark(draft: Draft): Marks {
  const { person, sectionList } = draft.content;
  const parts: [string, unknown][] = [
    ...SETTINGS.map((field): [string, unknown] => [field, draft[field]]),
    ...Object.entries(person).map(([field, value]): [string, unknown] => [`person.${field}`, value]),
    ...sectionList.flatMap((one): [string, unknown][] => [
      [orderMark(one), one.itemList.map(({ itemId }) => itemId)],
      ...LOOKS.map((field): [string, unknown] => [`${field}.${one.section}`, one[field]]),
    ]),
    ...listItems(draft.content).map((item): [string, unknown] => [itemMark(item.itemId), item]),
  ];
  return Object.fromEntries(parts.map(([name, value]) => [name, printOf(value)]));
}

function join({ mine, theirs, base }: Sides<Draft>): Draft {
  const marks = mark(mine);
  const isMine = (name: string): boolean => marks[name] !== base[name];
  const joined = { ...theirs };
  for (const field of SETTINGS) if (isMine(field)) Object.assign(joined, { [field]: mine[field] });
  const person = { ...theirs.content.person };
  for (const [field, value] of Object.entries(mine.content.person))
    if (isMine(`person.${field}`)) Object.assign(person, { [field]: value });
  const sectionList = theirs.content.sectionList.map((other) => {
    const own = mine.content.sectionList.find(({ section }) => section === other.section);
    return own ? joinSection(own, other, { isMine, isOld: (name) => name in base }) : other;
  });
  return { ...joined, content: { ...theirs.content, person, sectionList } };
}

export const resumeParts: Parts<Draft> = { mark, join };

const idOf = ({ itemId }: ResumeItem): string => itemId;

interface Told {
  /** This page changed the part. */
  readonly isMine: (name: string) => boolean;
  /** The part stood in the version with which both began. */
  readonly isOld: (name: string) => boolean;
}

function joinSection(own: Section, other: Section, { isMine, isOld }: Told): Section {
  const ours = new Map(own.itemList.map((item) => [item.itemId, item]));
  const others = new Map(other.itemList.map((item) => [item.itemId, item]));
  const [first, second] = isMine(orderMark(own)) ? [own, other] : [other, own];
  const itemList = mergeOrder(first.itemList.map(idOf), second.itemList.map(idOf)).flatMap((id): ResumeItem[] => {
    const [mine, theirs] = [ours.get(id), others.get(id)];
    if (mine && theirs) return [isMine(itemMark(id)) ? mine : theirs];
    // Written here and not known there, or the other way round; what one side deleted stays away unless the other wrote.
    if (mine) return isMine(itemMark(id)) ? [mine] : [];
    return theirs && !isOld(itemMark(id)) ? [theirs] : [];
  });
  const looks = Object.fromEntries(
    LOOKS.map((field) => [field, (isMine(`${field}.${own.section}`) ? own : other)[field]]),
  );
  return { ...other, ...looks, itemList };
}
