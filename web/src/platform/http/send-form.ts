export interface FormInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body: FormData;
  readonly signal: AbortSignal;
  /** The uploaded part, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

export type SendForm = (address: string, init: FormInit) => Promise<Response>;

/** Sends and fails as fetch does, but reports progress, which fetch cannot do for uploads. */
export const sendForm: SendForm = (address, { method, headers, body, signal, onProgress }) => {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  if (signal.aborted) return Promise.reject(new DOMException('Aborted', 'AbortError'));
  const request = new XMLHttpRequest();
  const abort = (): void => request.abort();
  signal.addEventListener('abort', abort);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener('load', () => {
    const { status, responseText } = request;
    // These statuses have no body, and a Response with one cannot be made.
    const text = status === 204 || status === 304 ? null : responseText;
    const type = request.getResponseHeader('content-type');
    resolve(new Response(text, { status, ...(type !== null && { headers: { 'content-type': type } }) }));
  });
  request.addEventListener('error', () => reject(new TypeError('Failed to send')));
  request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
  request.open(method, address);
  for (const [name, value] of headers) request.setRequestHeader(name, value);
  request.send(body);
  return promise;
};
