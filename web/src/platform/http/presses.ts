/**
 * One press is one write. Two presses without a pause come before a button can be seen to be busy, so what tells them from
 * two writes stands where writes leave the browser.
 */
import type { CallInput, CallSpec } from '@naru/contract/call.ts';

/** A write, as a press asks for it. Something else said to the same address is what the person wants now. */
interface Press {
  readonly address: string;
  readonly text: string;
}

interface Sent extends Press {
  readonly answer: Promise<unknown>;
}

export interface Presses {
  /** Sends, or gives the answer of the same write that is under way. */
  readonly share: <T>(press: Press, send: () => Promise<T>) => Promise<T>;
  /** Takes the press until it is given back; undefined if the same one is taken. */
  readonly take: (press: Press) => (() => void) | undefined;
}

export function pressOf<C extends CallSpec>(spec: C, { params, query, body }: CallInput<C>): Press {
  const address = JSON.stringify([spec.base, spec.path, params]);
  return { address, text: JSON.stringify([spec.method, query, body]) };
}

export function createPresses(): Presses {
  const sent = new Map<string, Sent>();
  const taken = new Map<string, Press>();
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
      if (taken.get(press.address)?.text === press.text) return undefined;
      taken.set(press.address, press);
      return () => {
        if (taken.get(press.address) === press) taken.delete(press.address);
      };
    },
  };
}
