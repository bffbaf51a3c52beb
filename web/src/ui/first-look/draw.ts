/**
 * Draws elements without React, for the first look of a screen (build/first-looks.ts): the page does it while the app is
 * on its way. Classes, words and sizes are those of the parts of the kit, so that nothing moves when the app draws.
 */
import button from '../button.module.css';

export type Drawn = Node | string;

export interface Attributes {
  readonly class?: string | undefined;
  readonly [name: string]: string | undefined;
}

/** Attributes without a value are left out. */
export function element(name: string, attributes: Attributes, children: readonly Drawn[] = []): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) if (value) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** The shapes of an icon, as its module exports them: `__iconNode`. */
export type IconNode = readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];

/** As `Icon` draws it. */
export function drawIcon(node: IconNode, size = 20): SVGElement {
  const edge = `${size / 16}rem`;
  const icon = drawShape('svg', {
    width: edge,
    height: edge,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  });
  icon.append(...node.map(([name, { key: _key, ...attributes }]) => drawShape(name, attributes)));
  return icon;
}

function drawShape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, value);
  return shape;
}

/** Room for a button with an icon: the button comes with the app, which answers it. */
export function drawButtonPlace(label: string, look: string | undefined): HTMLElement {
  const place = element('span', { class: `${button.button} ${look}` }, [
    element('span', { class: button.content }, [drawIcon([]), label]),
  ]);
  place.style.visibility = 'hidden';
  return place;
}
