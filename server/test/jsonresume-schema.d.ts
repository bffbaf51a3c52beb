/** The published schema of JSON Resume brings no types of its own. */
declare module '@jsonresume/schema' {
  const published: {
    /** Hands on what is wrong; null where nothing is. */
    readonly validate: (
      resume: unknown,
      callback: (problems: readonly { readonly stack: string }[] | null, isValid: boolean) => void,
    ) => void;
  };
  export default published;
}
