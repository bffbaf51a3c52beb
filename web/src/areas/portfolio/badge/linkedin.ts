/** The address at which LinkedIn offers to add a certificate to one’s profile. Pure. */
export interface LinkedInBadge {
  readonly name: string;
  readonly issuer: string;
  readonly grantedAt: string;
  readonly expiresAt: string | null;
  readonly certId: string;
  readonly certUrl: string;
}

const BASE = 'https://www.linkedin.com/profile/add';

/** Months as the calendar of Korea has them. */
function monthOf(moment: string): { readonly year: string; readonly month: string } {
  const parts = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Seoul', year: 'numeric', month: 'numeric' });
  const found = Object.fromEntries(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return { year: found['year'] ?? '', month: found['month'] ?? '' };
}

export function linkedInAddress({ name, issuer, grantedAt, expiresAt, certId, certUrl }: LinkedInBadge): string {
  const issued = monthOf(grantedAt);
  const ends = expiresAt === null ? undefined : monthOf(expiresAt);
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: issuer,
    issueYear: issued.year,
    issueMonth: issued.month,
    ...(ends && { expirationYear: ends.year, expirationMonth: ends.month }),
    certId,
    certUrl,
  });
  return `${BASE}?${query.toString()}`;
}
