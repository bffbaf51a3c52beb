/** Parts of the kit in a first look. `e2e/first-look.spec.ts` holds each to the place at which the app draws it. */
import header from '../page-header.module.css';
import notice from '../notice.module.css';
import section from '../section.module.css';
import tabs from '../tabs.module.css';
import { markHidden, showTab } from '../tab-strip.ts';
import { type Drawn, drawIcon, element, type IconNode } from './draw.ts';

export interface DrawnHeader {
  readonly title: string;
  readonly purpose: string;
  /** On a phone the bar shows the title. */
  readonly isInBar: boolean;
  readonly actions: readonly Drawn[];
}

/** PageHeader below the bar of the shell. */
export function drawPageHeader({ title, purpose, isInBar, actions }: DrawnHeader): HTMLElement {
  return element('header', { class: `${header.header} ${header.belowBar} ${isInBar ? header.inBar : ''}` }, [
    element('div', { class: header.row }, [
      element('div', { class: header.words }, [
        element('div', { class: header.title }, [element('h1', {}, [title])]),
        element('p', { class: header.purpose }, [purpose]),
      ]),
      ...(actions.length > 0 ? [element('div', { class: header.actions }, actions)] : []),
    ]),
  ]);
}

export interface DrawnTab {
  readonly label: string;
  readonly path: string;
  readonly isChosen: boolean;
}

/** The strip of Tabs, as links until the app is there. `settleTabs` ends it, once it stands. */
export function drawTabs(items: readonly DrawnTab[]): HTMLElement {
  const drawTab = ({ label, path, isChosen }: DrawnTab): HTMLElement => {
    const tab = element('a', { class: tabs.tab, role: 'tab', href: path, 'aria-selected': String(isChosen) }, [
      element('span', { class: tabs.word, 'data-text': label }, [label]),
    ]);
    tab.style.textAlign = 'center'; // as in a button
    return tab;
  };
  return element('div', { class: tabs.list, role: 'tablist' }, items.map(drawTab));
}

/** Brings the chosen tab into sight, and again when the font is there, in which words are as wide as they stay. */
export function settleTabs(content: HTMLElement): void {
  const strip = content.querySelector<HTMLElement>(`.${tabs.list}`);
  if (!strip) return;
  const settle = (): void => {
    if (showTab(strip)) markHidden(strip);
  };
  settle();
  void document.fonts.ready.then(settle);
}

export interface DrawnNotice {
  readonly tone: 'info' | 'amber';
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string;
}

export function drawNotice({ tone, icon, title, text }: DrawnNotice): HTMLElement {
  return element('div', { class: notice.notice, 'data-tone': tone }, [
    drawIcon(icon),
    element('div', { class: notice.words }, [element('strong', {}, [title, ' ']), text]),
  ]);
}

export interface DrawnSection {
  readonly title: string;
  readonly text?: string | undefined;
  readonly more?: { readonly label: string; readonly path: string; readonly icon: IconNode } | undefined;
  readonly children?: readonly Drawn[];
}

/** Section without a label, with a regular heading. */
export function drawSection({ title, text, more, children = [] }: DrawnSection): HTMLElement {
  return element('section', { class: section.section }, [
    element('div', { class: section.head }, [
      element('div', { class: section.top }, [
        element('div', { class: section.heading, 'data-size': 'regular' }, [element('h2', {}, [title])]),
        ...(more
          ? [element('a', { class: section.more, href: more.path }, [more.label, drawIcon(more.icon, 16)])]
          : []),
      ]),
      ...(text ? [element('p', { class: section.text }, [text])] : []),
    ]),
    ...children,
  ]);
}
