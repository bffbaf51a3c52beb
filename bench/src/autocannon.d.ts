declare module 'autocannon' {
  interface Request {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  interface Client {
    setRequests: (requests: readonly Request[]) => void;
  }
  interface Options extends Request {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly requests?: readonly Request[];
    readonly setupClient?: (client: Client) => void;
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly duration: number;
    readonly errors: number;
    readonly non2xx: number;
    readonly '2xx': number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
