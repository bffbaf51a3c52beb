/**
 * The line to the mail server.
 */
import { createTransport } from 'nodemailer';

import type { SmtpConfig } from '../config.ts';

export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  /** iCalendar beside the words: as another form of the email and as a file. */
  readonly calendar?: { readonly method: string; readonly text: string };
}

export interface Transport {
  /** Returns the code of the server's answer. @throws where it was not taken */
  readonly send: (message: Message) => Promise<string>;
  readonly close: () => void;
}

const MOST_CONNECTIONS = 3;
const PATIENCE_MS = 20_000;

export function connectTransport(smtp: SmtpConfig): Transport {
  const line = createTransport({
    url: smtp.url,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    // Trying again is the job's affair.
    maxRequeues: 0,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ calendar, ...message }) => {
      const { response } = await line.sendMail({
        ...message,
        ...(calendar && {
          icalEvent: { method: calendar.method, content: calendar.text, filename: 'appointment.ics' },
        }),
        headers: { 'Auto-Submitted': 'auto-generated' },
        textEncoding: 'base64',
      });
      return response.slice(0, 3);
    },
    close: () => line.close(),
  };
}
