/**
 * Bodies whose reading keeps the event loop busy: they are parsed, checked and worked on in turns of a person, so that
 * somebody who sends many of them waits behind themselves.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { createTurns } from '../turns.ts';

/** Characters; a form of people has fewer. */
export const LARGE_BODY = 65_536;

const takeTurn = createTurns(1);

type ParseJson = ReturnType<FastifyInstance['getDefaultJsonParser']>;

/** A body that nobody has read yet. */
export class LargeBody {
  readonly read: () => Promise<unknown>;

  constructor(parse: ParseJson, request: FastifyRequest, text: string) {
    this.read = () =>
      new Promise((resolve, reject) => {
        void parse(request, text, (error, body) => (error ? reject(error) : resolve(body)));
      });
  }
}

/** Reads the body where that is still to be done, and works on it; others come in between. @throws as the parser does */
export function inTurn<T>(person: string, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const { body } = request;
  if (!(body instanceof LargeBody)) return work();
  return takeTurn(person, async () => {
    await new Promise(setImmediate);
    request.body = await body.read();
    await new Promise(setImmediate);
    return work();
  });
}
