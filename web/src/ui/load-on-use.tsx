import type { FunctionComponent, ReactNode } from 'react';
import { useEffect, useState } from 'react';

export interface LoadedOnUse<Props extends object> {
  (props: Props & { readonly fallback?: ReactNode }): ReactNode;
  /** Starts loading before it is drawn, as soon as it is likely to be needed. */
  readonly preload: () => void;
}

/**
 * Makes a component whose code loads when it is first drawn. React.lazy would delay it by 300 ms after its fallback
 * was shown, which people feel at every first press. A failure to load goes to the error boundary.
 */
export function loadOnUse<Props extends object>(load: () => Promise<FunctionComponent<Props>>): LoadedOnUse<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  let pending: Promise<void> | undefined;

  async function start(): Promise<void> {
    try {
      loaded = await load();
    } finally {
      // After a failure the next use tries again.
      pending = undefined;
    }
  }

  async function loadOnce(): Promise<void> {
    if (loaded) return;
    pending ??= start();
    await pending;
  }

  function LoadOnUse(props: Props & { readonly fallback?: ReactNode }): ReactNode {
    const [, setIsLoaded] = useState(loaded !== undefined);
    const [problem, setProblem] = useState<{ readonly error: unknown } | null>(null);

    useEffect(() => {
      let isHere = true;
      loadOnce().then(
        () => isHere && setIsLoaded(true),
        (error: unknown) => isHere && setProblem({ error }),
      );
      return () => {
        isHere = false;
      };
    }, []);

    if (problem) throw problem.error;
    const Part = loaded;
    return Part ? <Part {...props} /> : props.fallback;
  }

  return Object.assign(LoadOnUse, {
    // Nobody waits for a preload; if it fails, the following use reports it.
    preload: () => void loadOnce().catch(() => undefined),
  });
}
