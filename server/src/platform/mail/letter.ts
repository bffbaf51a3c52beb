/** The content and look of an email: plain text and simple HTML with the same words. Pure. */
import type { Locale } from '../http/messages.ts';
import type { CalendarEntry } from './calendar.ts';

export interface Letter {
  readonly to: { readonly address: string; readonly name?: string };
  /** The language of the person who gets it. */
  readonly locale: Locale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do: a link that leads to a screen and by itself changes nothing. */
  readonly action?: { readonly label: string; readonly path: string };
  /** Small words below: why this came, how to change it. */
  readonly footer?: { readonly text: string; readonly label?: string; readonly path?: string };
  /** An appointment that calendar programs take from the email. */
  readonly calendar?: CalendarEntry;
  /** Rather never than twice: what was handed over without an answer is not sent again. */
  readonly isAtMostOnce?: boolean;
}

export interface Sender {
  readonly baseUrl: string;
  readonly universityNm: string;
}

export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function renderLetter(letter: Letter, sender: Sender): Rendered {
  return { subject: oneLine(letter.subject), text: renderText(letter, sender), html: renderHtml(letter, sender) };
}

function renderText(letter: Letter, { baseUrl, universityNm }: Sender): string {
  const { action, footer } = letter;
  const parts = [...letter.paragraphs];
  if (action) parts.push(`${action.label}: ${baseUrl}${action.path}`);
  const below = [footer?.text, footer?.path && `${footer.label ?? ''}: ${baseUrl}${footer.path}`, universityNm];
  return `${parts.join('\n\n')}\n\n-- \n${below.filter(Boolean).join('\n')}\n`;
}

/** Styles stand in attributes: email readers drop style sheets. No pictures, so that nothing is fetched from afar. */
function renderHtml(letter: Letter, { baseUrl, universityNm }: Sender): string {
  const { action, footer } = letter;
  const body = letter.paragraphs.map((text) => `<p style="margin:0 0 16px">${breakLines(text)}</p>`).join('\n');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(baseUrl + action.path)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#1f2937;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  const link =
    footer?.path && footer.label
      ? ` <a href="${escapeHtml(baseUrl + footer.path)}" style="color:#4b5563">${escapeHtml(footer.label)}</a>`
      : '';
  const why = footer ? `<p style="margin:0 0 8px">${breakLines(footer.text)}${link}</p>` : '';
  return `<!doctype html>
<html lang="${letter.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(letter.subject))}</title></head>
<body style="margin:0;background:#ffffff;color:#111827;font:16px/1.6 -apple-system,'Segoe UI','Malgun Gothic',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
${body}
${button}
<div style="margin-top:32px;padding-top:16px;border-top:1px solid #d1d5db;color:#4b5563;font-size:13px">${why}<p style="margin:0">${escapeHtml(universityNm)}</p></div>
</div>
</body>
</html>
`;
}

/** Removes line breaks from a subject, where one would begin another header; nodemailer folds it as well. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function breakLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
