/**
 * A contract file with its real schemas, for a form that checks before it sends (docs/decisions/003-contract-stub.md).
 * A line for each file that a form asks so: TypeScript knows no `?schema`.
 */
declare module '@naru/contract/areas/admin.ts?schema' {
  export * from '@naru/contract/areas/admin.ts';
}
declare module '@naru/contract/areas/home.ts?schema' {
  export * from '@naru/contract/areas/home.ts';
}
declare module '@naru/contract/areas/reference.ts?schema' {
  export * from '@naru/contract/areas/reference.ts';
}
declare module '@naru/contract/areas/session.ts?schema' {
  export * from '@naru/contract/areas/session.ts';
}
declare module '@naru/contract/shared/flag.ts?schema' {
  export * from '@naru/contract/shared/flag.ts';
}
declare module '@naru/contract/shared/id.ts?schema' {
  export * from '@naru/contract/shared/id.ts';
}
