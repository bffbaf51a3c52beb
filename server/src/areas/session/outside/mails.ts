/** Emails to people who have no session: each is written when it leaves, under the state of that moment. */
import { MEMBER_MAILS } from '../../../blocks/member/mails.ts';
import { resetPath } from '../../../blocks/member/password-reset.ts';
import { selectOptionalReset } from '../../../blocks/member/password-reset-store.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { MailKind } from '../../../platform/mail/mail.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import type { Tokens } from '../../../platform/session/token.ts';
import { writeLinkToken } from './link.ts';
import { letters } from './letters.ts';
import { selectOptionalAddressee, selectOptionalSignUp, type Addressee } from './store.ts';

export const SIGN_UP_LINK = 'sign-up.link';
export const SIGN_UP_KNOWN = 'sign-up.known';

type Words = (typeof letters)[Locale];

export function outsideMails(tokens: Tokens): readonly MailKind[] {
  return [
    {
      kind: SIGN_UP_LINK,
      compose: async ({ db, now }, id) => {
        const found = await selectOptionalSignUp(db, id, now);
        if (!found) return undefined; // confirmed by an earlier mail, or too late
        const locale = found.locale === 'en' ? 'en' : 'ko';
        const say = letters[locale].signUp;
        return {
          to: { address: found.email, name: found.name },
          locale,
          subject: say.subject,
          paragraphs: say.paragraphs(found.name),
          action: { label: say.action, path: `/hyfive/signup#token=${writeLinkToken(tokens, 'SIGN_UP', id)}` },
          footer: { text: say.footer },
        };
      },
    },
    toMember(SIGN_UP_KNOWN, (person, say) => ({ ...say.known, path: '/login', person })),
    toMember(MEMBER_MAILS.approved, (person, say) =>
      person.status === 'ACTIVE' ? { ...say.approved, path: '/hyfive/login', person } : undefined,
    ),
    toMember(MEMBER_MAILS.refused, (person, say) =>
      person.status === 'LEFT' ? { ...say.refused, path: '/landing', person } : undefined,
    ),
    {
      kind: MEMBER_MAILS.passwordReset,
      compose: async ({ db, now }, id) => {
        const memberId = await selectOptionalReset(db, { tokens, id, now });
        const person = memberId ? await selectOptionalAddressee(db, memberId) : undefined;
        if (person?.status !== 'ACTIVE') return undefined;
        return toLetter({ ...letters[person.locale].reset, path: resetPath(tokens, id), person });
      },
    },
  ];
}

interface Content {
  readonly person: Addressee;
  readonly subject: string;
  readonly paragraphs: (name: string) => readonly string[];
  readonly action: string;
  readonly path: string;
  readonly footer: string;
}

function toMember(kind: string, write: (person: Addressee, say: Words) => Content | undefined): MailKind {
  return {
    kind,
    compose: async ({ db }, memberId) => {
      const person = await selectOptionalAddressee(db, memberId);
      const content = person && write(person, letters[person.locale]);
      return content && toLetter(content);
    },
  };
}

function toLetter({ person, subject, paragraphs, action, path, footer }: Content): Letter {
  return {
    to: { address: person.email, name: person.name },
    locale: person.locale,
    subject,
    paragraphs: paragraphs(person.name),
    action: { label: action, path },
    footer: { text: footer },
  };
}
