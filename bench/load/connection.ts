import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  headers: string
  body: Buffer
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/**
 * One kept-alive HTTP/1.1 connection that asks one thing after the other. It knows only what our own servers
 * send (a content-length), so that it costs a fraction of what it measures.
 */
export class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.#take(chunk))
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('The connection was closed.')))
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Connection(socket)))
      socket.once('error', reject)
    })
  }

  /**
   *
   * @param request a whole request in wire format
   */
  ask(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      // Data written to a socket that was closed while idle is lost silently.
      if (this.#socket.destroyed) return reject(new Error('The connection was closed.'))
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close() {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #take(chunk: Buffer) {
    this.#received = this.#received.length ? Buffer.concat([this.#received, chunk]) : chunk
    const headLength = this.#received.indexOf(END_OF_HEAD)
    if (headLength < 0) return
    const headers = this.#received.toString('latin1', 0, headLength)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1] ?? 0)
    const start = headLength + END_OF_HEAD.length
    if (this.#received.length < start + length) return

    const body = this.#received.subarray(start, start + length)
    this.#received = this.#received.subarray(start + length)
    this.#waiting?.resolve({ status: Number(headers.slice(9, 12)), headers, body })
  }
}

/** A request in wire format. */
export function wire(
  method: string,
  path: string,
  { token = '', body = undefined as unknown } = {}
) {
  const text = body === undefined ? '' : JSON.stringify(body)
  return [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'accept: application/json',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(text ? ['content-type: application/json'] : []),
    ...(method === 'GET' ? [] : [`content-length: ${Buffer.byteLength(text)}`]),
    '',
    text,
  ].join('\r\n')
}
