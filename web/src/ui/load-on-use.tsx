import type { FunctionComponent, ReactNode } from 'react';
import { useEffect, useState } from 'react';

interface Aside {
  /** Stands there while the code loads. */
  readonly fallback?: ReactNode;
  /** Stands there where the code cannot be loaded, in place of the portal's own message. */
  readonly failed?: ReactNode;
}

export interface LoadedOnUse<Props extends object> {
  (props: Props & Aside): ReactNode;
  /** Starts loading before it is drawn, as soon as it is likely to be needed. */
  readonly preload: () => void;
}

export interface LoadFailedProps {
  readonly onRetry: () => Promise<unknown>;
}

let LoadFailed: FunctionComponent<LoadFailedProps> | undefined;

/** Takes in the message that stands where a part cannot be loaded. It has come itself before the network goes. */
export function setLoadFailed(part: typeof LoadFailed): void {
  LoadFailed = part;
}

/**
 * Makes a component whose code loads when it is first drawn. React.lazy would delay it by 300 ms after its fallback
 * was shown, which people feel at every first press. A failure to load is told at its place, and everything around it
 * stays; it goes to the error boundary as long as there is no message for it.
 */
export function loadOnUse<Props extends object>(load: () => Promise<FunctionComponent<Props>>): LoadedOnUse<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  let pending: Promise<void> | undefined;

  async function start(): Promise<void> {
    try {
      // Chrome asks once for a module: one that failed does not come before the page is opened anew.
      loaded = await (navigator.onLine ? load() : Promise.reject(new Error('offline')));
    } catch (error) {
      // The next use tries again.
      pending = undefined;
      throw error;
    }
  }

  const loadOnce = (): Promise<void> => (pending ??= start());

  function LoadOnUse(props: Props & Aside): ReactNode {
    const [problem, setProblem] = useState<unknown>(loaded && null);
    const tryToLoad = () => loadOnce().then(() => setProblem(null), setProblem);
    useEffect(() => void tryToLoad(), []);

    const Part = loaded;
    if (Part) return <Part {...props} />;
    if (!problem) return props.fallback;
    if (props.failed !== undefined) return props.failed;
    if (!LoadFailed) throw problem;
    return <LoadFailed onRetry={tryToLoad} />;
  }

  return Object.assign(LoadOnUse, {
    // Nobody waits for a preload; if it fails, the following use reports it.
    preload: () => void loadOnce().catch(() => undefined),
  });
}
