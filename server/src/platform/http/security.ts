/**
 * The headers that OWASP ASVS asks for. No inline script runs but the page's own, which carry its nonce, as its styles do.
 */
import { randomBytes } from 'node:crypto';

import type { FastifyInstance, FastifyReply } from 'fastify';

const FIXED: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'x-permitted-cross-domain-policies': 'none',
};

/** For answers that are no page: nothing may run or load from them. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function addSecurityHeaders(app: FastifyInstance, baseUrl: string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    setSecurityHeaders(reply, baseUrl);
    done();
  });
}

/** Sets the headers of answers that no hook precedes; every other one has them already. */
export function setSecurityHeaders(reply: FastifyReply, baseUrl: string): void {
  reply.headers(FIXED);
  reply.header('content-security-policy', CLOSED_POLICY);
  // Answers of calls are personal; files with a hash in their name set their own.
  reply.header('cache-control', 'no-store');
  if (baseUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Returns the policy for pages of the portal; in development Vite's client also connects back. */
export function pagePolicy(nonce: string, development = false): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

export function allowPage(reply: FastifyReply, nonce: string): void {
  reply.header('content-security-policy', pagePolicy(nonce));
}
