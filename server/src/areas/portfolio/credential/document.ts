/** The credential of a badge as Open Badges 3.0 has it, before it is signed. Pure. */
import { createHash } from 'node:crypto';

import type { BadgeAchievement, BadgeAlignment, BadgeEvidence } from '@naru/contract/areas/portfolio/badge-words.ts';

import { didOf } from './did.ts';

export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';
export const BADGES_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

interface Both {
  readonly ko: string;
  readonly en: string;
}

/** The thing by which others recognize the holder whom they know already. Guessed with ease: student numbers are few. */
export interface HolderIdentity {
  readonly kind: 'emailAddress' | 'sisSourcedId' | 'userName';
  readonly text: string;
  readonly salt: string;
}

export interface GrantedBadge {
  readonly id: string;
  readonly achievement: BadgeAchievement;
  readonly evidence: readonly BadgeEvidence[];
  readonly grantedAt: Date;
  readonly expiresAt: Date | null;
  readonly statusList: number;
  readonly statusIndex: number;
  /** Null while the holder hides their name. */
  readonly holder: HolderIdentity | null;
}

export interface Issuer {
  readonly baseUrl: string;
  readonly name: Both;
}

/** A credential, or the list of revoked ones, without a signature. */
export interface UnsignedDocument {
  readonly id: string;
  readonly issuer: { readonly id: string };
  readonly credentialSubject: { readonly id: string; readonly [property: string]: unknown };
  readonly validFrom: string;
  readonly validUntil?: string;
  readonly [property: string]: unknown;
}

export const checkUrl = (baseUrl: string, badgeId: string): string => `${baseUrl}/badge/${badgeId}`;
export const classUrl = (baseUrl: string, classId: string): string => `${baseUrl}/badge/class/${classId}`;
export const statusListUrl = (baseUrl: string, list: number): string => `${baseUrl}/badge/status/${list}`;

/** Writes a moment to the second, as every checker reads it. */
export const writeMoment = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/** Writes both languages for readers who have one field; one of them where both are the same or one is missing. */
export function joinLanguages({ ko, en }: Both, between: string): string {
  return [...new Set([ko.trim(), en.trim()])].filter(Boolean).join(between);
}

export function describeIssuer({ baseUrl, name }: Issuer) {
  return { id: didOf(baseUrl), type: ['Profile'], name: joinLanguages(name, ' / '), url: baseUrl };
}

/** Returns the holder’s identity as a hash, by which people who know the holder already recognize them. */
export function hashIdentity({ kind, text, salt }: HolderIdentity) {
  const identityHash = `sha256$${createHash('sha256')
    .update(text + salt)
    .digest('hex')}`;
  return { type: 'IdentityObject', hashed: true, identityHash, identityType: kind, salt };
}

export function writeCredential(badge: GrantedBadge, issuer: Issuer): UnsignedDocument {
  const { baseUrl } = issuer;
  const name = joinLanguages(badge.achievement.name, ' / ');
  return {
    '@context': [CREDENTIALS_CONTEXT, BADGES_CONTEXT],
    id: `urn:uuid:${badge.id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name,
    issuer: describeIssuer(issuer),
    validFrom: writeMoment(badge.grantedAt),
    ...(badge.expiresAt && { validUntil: writeMoment(badge.expiresAt) }),
    credentialSubject: {
      // The standard asks for an id or an identifier; this id says nothing about the person.
      id: `${checkUrl(baseUrl, badge.id)}#holder`,
      type: ['AchievementSubject'],
      ...(badge.holder && { identifier: [hashIdentity(badge.holder)] }),
      achievement: describeAchievement(badge.achievement, {
        issuer,
        page: checkUrl(baseUrl, badge.id),
        image: `${checkUrl(baseUrl, badge.id)}/picture.png`,
      }),
    },
    ...(badge.evidence.length > 0 && { evidence: badge.evidence.map(describeEvidence) }),
    credentialStatus: {
      id: `${statusListUrl(baseUrl, badge.statusList)}#${badge.statusIndex}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(badge.statusIndex),
      statusListCredential: statusListUrl(baseUrl, badge.statusList),
    },
  };
}

/** The documents behind the addresses that a credential names: what a badge is granted for, and who grants it. */
export function writeAchievement(achievement: BadgeAchievement, issuer: Issuer) {
  const page = classUrl(issuer.baseUrl, achievement.classId);
  return {
    '@context': [CREDENTIALS_CONTEXT, BADGES_CONTEXT],
    ...describeAchievement(achievement, { issuer, page, image: `${page}/picture.png` }),
    creator: describeIssuer(issuer),
  };
}

export const writeIssuer = (issuer: Issuer) => ({
  '@context': [CREDENTIALS_CONTEXT, BADGES_CONTEXT],
  ...describeIssuer(issuer),
});

interface Described {
  readonly issuer: Issuer;
  /** The page on which people see it. */
  readonly page: string;
  readonly image: string;
}

function describeAchievement(achievement: BadgeAchievement, { issuer, page, image }: Described) {
  const name = joinLanguages(achievement.name, ' / ');
  const description = joinLanguages(achievement.description, '\n\n') || name;
  return {
    id: classUrl(issuer.baseUrl, achievement.classId),
    type: ['Achievement'],
    achievementType: 'Badge',
    name,
    description,
    criteria: { narrative: joinLanguages(achievement.criteria, '\n\n') || description },
    image: { id: image, type: 'Image', caption: name },
    ...(achievement.alignmentList.length > 0 && {
      alignment: achievement.alignmentList.map((one) => describeAlignment(one, page)),
    }),
  };
}

/** An alignment without an address of its own leads to the page that shows it: the standard asks for one. */
function describeAlignment(alignment: BadgeAlignment, page: string) {
  return {
    type: ['Alignment'],
    targetName: alignment.name,
    targetUrl: alignment.url || page,
    ...(alignment.framework && { targetFramework: alignment.framework }),
    ...(alignment.code && { targetCode: alignment.code }),
  };
}

function describeEvidence({ name, text, url }: BadgeEvidence) {
  return {
    ...(url && { id: url }),
    type: ['Evidence'],
    ...(name && { name }),
    ...(text && { narrative: text }),
  };
}
