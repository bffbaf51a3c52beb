/**
 * A real SMTP server in the test's own process: it takes emails, keeps them parsed, and can refuse.
 */
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Received extends Email {
  /** Recipients named by the envelope. */
  readonly recipients: readonly string[];
}

export interface MailServer {
  readonly url: string;
  readonly received: Received[];
  /** Answers each email with this code instead of taking it; undefined takes it. */
  refusal: { code: number; text: string } | undefined;
  /** Takes each email without an answer: as if the answer was lost. */
  isMute: boolean;
  readonly close: () => Promise<void>;
}

/** Calls back the server with the outcome; never where the answer is lost. */
async function reply(taking: Promise<boolean>, done: (error?: Error) => void): Promise<void> {
  try {
    if (await taking) done();
  } catch (error) {
    done(error as Error); // a broken e-mail, or a client that went away
  }
}

export async function openMailServer(port = 0): Promise<MailServer> {
  const received: Received[] = [];
  const own: MailServer = { url: '', received, refusal: undefined, isMute: false, close };
  const take = async (stream: Readable, to: readonly { address: string }[]): Promise<boolean> => {
    const email = await PostalMime.parse(await buffer(stream));
    received.push({ ...email, recipients: to.map(({ address }) => address) });
    return !own.isMute;
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onData: (stream, session, done) => {
      const { refusal } = own;
      if (refusal) {
        stream.resume();
        stream.once('end', () => done(Object.assign(new Error(refusal.text), { responseCode: refusal.code })));
        return;
      }
      void reply(take(stream, session.envelope.rcptTo), done);
    },
  });
  // Clients that go away in the middle are part of what is tested.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.server.address() as AddressInfo; // it listens on a port
  function close(): Promise<void> {
    return new Promise((resolve) => server.close(() => resolve()));
  }
  return Object.assign(own, { url: `smtp://127.0.0.1:${taken}` });
}
