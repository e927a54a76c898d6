import type { ServerOptions } from 'node:http'

const SECOND = 1000

/** Time limits of a connection, in milliseconds, and the number of connections. */
export interface ConnectionLimits
  extends Required<
    Pick<
      ServerOptions,
      | 'headersTimeout'
      | 'requestTimeout'
      | 'keepAliveTimeout'
      | 'connectionsCheckingInterval'
      | 'maxHeaderSize'
    >
  > {
  maxConnections: number
  /** Limits for reading the rest of a request that was answered before it had arrived completely. */
  unread: { bytes: number; milliseconds: number }
}

const httpServerConfig: ConnectionLimits = {
  // Headers are a packet or two: a client that sends them drop by drop only wants to hold a connection.
  headersTimeout: 10 * SECOND,
  // The largest body is a picture of 5 MB, which a phone in a bad network sends within this.
  requestTimeout: 60 * SECOND,
  // Longer than proxies keep a connection to us (nginx 60 s, Traefik 90 s, Caddy 120 s): otherwise they
  // send into one that is just being closed, and their caller gets a 502.
  keepAliveTimeout: 125 * SECOND,
  // How late the first two may be noticed. Node looks twice a minute by default.
  connectionsCheckingInterval: 5 * SECOND,
  // Bytes. A session token is below 1 KB; with the cookies of other programs on the same host it is enough.
  maxHeaderSize: 16 * 1024,
  // A flood is turned away before it takes the file descriptors that the database and the files need, or
  // more than some 60 MB of memory. Everybody who works needs one or two connections.
  maxConnections: 4000,
  // A picture that is somewhat too large is refused in words, a stream without end is cut.
  unread: { bytes: 16 * 1024 * 1024, milliseconds: 10 * SECOND },
}

export default httpServerConfig
