/**
 * The shapes that Open Badges 3.0, VC Data Model 2.0, Bitstring Status List 1.0 and DID Core 1.0 ask for, written from
 * the standards alone. Classes that the schema of 1EdTech closes take nothing else.
 */
import { z } from 'zod';

const CREDENTIALS = 'https://www.w3.org/ns/credentials/v2';
const BADGES = /^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.\d\.\d\.json$/;

const Text = z.string().min(1);
const Uri = z.string().refine((text) => URL.canParse(text));
const Url = z.url({ protocol: /^https?$/ });
const Did = z.string().regex(/^did:web:[\w.%-]+$/);
const Moment = z.iso.datetime({ offset: true });
const typed = (...names: readonly string[]) =>
  z.array(z.string()).refine((types) => names.every((name) => types.includes(name)));
const single = (name: string) => z.union([z.literal(name), typed(name)]);

const Profile = z.looseObject({ id: Did, type: typed('Profile'), name: Text, url: Url.optional() });
const Image = z.strictObject({ id: Url, type: z.literal('Image'), caption: Text.optional() });
const Criteria = z
  .looseObject({ id: Url.optional(), narrative: Text.optional() })
  .refine(({ id, narrative }) => id !== undefined || narrative !== undefined);
const Alignment = z.looseObject({
  type: typed('Alignment'),
  targetName: Text,
  targetUrl: Url,
  targetCode: Text.optional(),
  targetFramework: Text.optional(),
});
const IdentityObject = z.strictObject({
  type: z.literal('IdentityObject'),
  hashed: z.literal(true),
  identityHash: z.string().regex(/^sha256\$[0-9a-f]{64}$/),
  identityType: z.enum(['emailAddress', 'sisSourcedId', 'userName']),
  // Optional in the standard; without it the hash of a number could be guessed.
  salt: Text,
});

/** An achievement; the standard lets the picture out, the portal never does. */
export const Achievement = z.looseObject({
  id: Uri,
  type: typed('Achievement'),
  name: Text,
  description: Text,
  criteria: Criteria,
  image: Image,
  achievementType: z.literal('Badge').optional(),
  alignment: z.array(Alignment).min(1).optional(),
});

const StatusEntry = z.looseObject({
  id: Uri.optional(),
  type: single('BitstringStatusListEntry'),
  statusPurpose: z.literal('revocation'),
  statusListIndex: z.string().regex(/^\d+$/),
  statusListCredential: Url,
});

const UNSECURED = {
  id: Uri,
  issuer: Profile,
  validFrom: Moment,
  validUntil: Moment.optional(),
};

/** The credential of a badge, whatever secures it. */
export const BadgeCredential = z.looseObject({
  '@context': z.tuple([z.literal(CREDENTIALS), z.string().regex(BADGES)]).rest(Url),
  type: typed('VerifiableCredential', 'OpenBadgeCredential'),
  name: Text,
  ...UNSECURED,
  credentialSubject: z.strictObject({
    id: Uri,
    type: typed('AchievementSubject'),
    identifier: z.array(IdentityObject).min(1).optional(),
    achievement: Achievement,
  }),
  evidence: z
    .array(
      z.looseObject({ id: Url.optional(), type: typed('Evidence'), name: Text.optional(), narrative: Text.optional() }),
    )
    .min(1)
    .optional(),
  credentialStatus: StatusEntry,
});

/** Takes a document with its proof inside (Data Integrity, EdDSA). */
export const Proof = z.looseObject({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.literal('eddsa-rdfc-2022'),
  created: Moment,
  verificationMethod: z.string().regex(/^did:web:[\w.%-]+#[\w-]+$/),
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string().regex(/^z[1-9A-HJ-NP-Za-km-z]{80,}$/),
});

/** The header of a credential as a JWT. */
export const JwtHeader = z.looseObject({
  alg: z.literal('RS256'),
  typ: Text.optional(),
  kid: z.string().regex(/^did:web:[\w.%-]+#[\w-]+$/),
});

/** The registered claims of it; `sub` is the id of the subject. */
export const JwtClaims = z.looseObject({
  iss: Did,
  jti: Uri,
  sub: Uri,
  nbf: z.int(),
  exp: z.int().optional(),
});

/** The published list of revoked badges. */
export const StatusList = z.looseObject({
  '@context': z.tuple([z.literal(CREDENTIALS)]).rest(Url),
  ...UNSECURED,
  issuer: z.union([Did, z.looseObject({ id: Did })]),
  type: typed('VerifiableCredential', 'BitstringStatusListCredential'),
  validFrom: Moment.optional(),
  credentialSubject: z.looseObject({
    id: Uri.optional(),
    type: single('BitstringStatusList'),
    statusPurpose: z.literal('revocation'),
    encodedList: z.string().regex(/^u[\w-]+$/),
  }),
});

const Method = { id: z.string().regex(/^did:web:[\w.%-]+#[\w-]+$/), controller: Did };

/** The issuer as it publishes itself, with keys of both forms. */
export const IssuerDocument = z.looseObject({
  '@context': z.tuple([z.literal('https://www.w3.org/ns/did/v1')]).rest(Url),
  id: Did,
  verificationMethod: z
    .array(
      z.discriminatedUnion('type', [
        z.looseObject({ ...Method, type: z.literal('Multikey'), publicKeyMultibase: z.string().regex(/^z6Mk/) }),
        z.looseObject({
          ...Method,
          type: z.literal('JsonWebKey'),
          publicKeyJwk: z.looseObject({ kty: z.literal('RSA'), n: Text, e: Text }),
        }),
      ]),
    )
    .min(2),
  assertionMethod: z.array(z.string()).min(2),
});

/** Lists the properties that a shape does not miss once they are gone, by their place; list items are one place. */
export function listOptional(shape: z.ZodType, document: unknown): string[] {
  const places = [...listPlaces(document)].filter((place) => shape.safeParse(without(document, place)).success);
  return [...new Set(places.map((place) => place.filter((key) => typeof key === 'string').join('.')))].toSorted();
}

type Place = readonly (string | number)[];

function* listPlaces(value: unknown, place: Place = []): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    const here = [...place, isList ? Number(key) : key];
    if (!isList) yield here;
    yield* listPlaces(inner, here);
  }
}

function without(value: unknown, [key, ...rest]: Place): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(value) as Record<string | number, unknown>; // a place leads through objects and lists
  if (rest.length === 0) delete copy[key];
  else copy[key] = without(copy[key], rest);
  return copy;
}
