import type { Ref, RefCallback } from 'react';

/** Makes one ref that sets several: ours and the caller's. */
export function joinRefs<Element>(...refs: readonly (Ref<Element> | undefined)[]): RefCallback<Element> {
  return (element) => {
    const cleanups = refs.map((ref) => fillRef(ref, element));
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  };
}

function fillRef<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
