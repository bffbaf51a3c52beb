/**
 * A contract file with its real schemas, for a form that checks before it sends (docs/decisions/003-contract-stub.md).
 * A line for each file that a form asks so: TypeScript knows no `?schema`.
 */
declare module '@naru/contract/areas/outside.ts?schema' {
  export * from '@naru/contract/areas/outside.ts';
}
declare module '@naru/contract/areas/account.ts?schema' {
  export * from '@naru/contract/areas/account.ts';
}
