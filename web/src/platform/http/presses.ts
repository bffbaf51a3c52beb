/**
 * Makes one press one write. Two presses without a pause come before a button can look busy, and the second click of a
 * double click hits the element that the first one brought under the pointer: the next row, or another step. So the
 * rule stands where writes leave the browser.
 */
import type { CallInput, CallSpec } from '@naru/contract/call.ts';

/** A write as a press asks for it. A different input to the same address is a new wish of the person. */
interface Press {
  readonly address: string;
  readonly text: string;
}

interface Sent extends Press {
  readonly answer: Promise<unknown>;
}

export interface Presses {
  /** Sends, or shares the answer of the same write that is running. */
  readonly share: <T>(press: Press, send: () => Promise<T>) => Promise<T>;
  /** Takes the press until it is released; undefined if the same one is taken, or if it belongs to a double click. */
  readonly take: (press: Press) => (() => void) | undefined;
  /** Notes each click before its effects: the number of clicks at this place without a pause, this one included. */
  readonly noteClick: (count: number) => void;
}

export function pressOf<C extends CallSpec>(spec: C, { params, query, body }: CallInput<C>): Press {
  const address = JSON.stringify([spec.base, spec.path, params]);
  return { address, text: JSON.stringify([spec.method, query, body]) };
}

export function createPresses(): Presses {
  const sent = new Map<string, Sent>();
  const taken = new Map<string, Press>();
  /** The latest press of the clicks that came without a pause. */
  let ofClicks: Press | undefined;
  let isRepeatedClick = false;
  /** A different input to the same address is meant: a switch that is turned on and off again. */
  const isMeant = (press: Press): boolean =>
    !isRepeatedClick || (ofClicks?.address === press.address && ofClicks.text !== press.text);
  return {
    share: <T>(press: Press, send: () => Promise<T>): Promise<T> => {
      const earlier = sent.get(press.address);
      if (earlier?.text === press.text) return earlier.answer as Promise<T>; // of the same call with the same input
      const answer = send().finally(() => {
        if (sent.get(press.address) === mine) sent.delete(press.address);
      });
      const mine = { ...press, answer };
      sent.set(press.address, mine);
      return answer;
    },
    take: (press) => {
      if (taken.get(press.address)?.text === press.text || !isMeant(press)) return undefined;
      ofClicks = press;
      taken.set(press.address, press);
      return () => {
        if (taken.get(press.address) === press) taken.delete(press.address);
      };
    },
    noteClick: (count) => {
      isRepeatedClick = count > 1;
      if (!isRepeatedClick) ofClicks = undefined;
      // Writes that begin in a later task belong to no click.
      setTimeout(() => {
        isRepeatedClick = false;
      });
    },
  };
}
