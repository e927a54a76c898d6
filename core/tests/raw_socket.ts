import { connect, type Socket } from 'node:net'

/** One answer as it came over the wire. */
export interface RawAnswer {
  status: number
  head: string
  body: string
}

/**
 * Opens a connection for what no HTTP client would send. Its errors are kept quiet: being cut off is one
 * of the things that may happen to it.
 * @param from the address of the loopback range to call from
 */
export function openSocket(port: number, from = '127.0.0.1'): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port, localAddress: from }
    const socket = connect(to, () => resolve(socket.on('error', () => undefined)))
    socket.once('error', reject)
  })
}

/** Sends bytes and gives back everything that the server says until it closes the connection. */
export async function sendRaw(port: number, ...chunks: (string | Buffer)[]): Promise<RawAnswer[]> {
  const socket = await openSocket(port)
  for (const chunk of chunks) socket.write(chunk)
  return answersOf(await textUntilClosed(socket))
}

export function textUntilClosed(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.once('close', () => resolve(text))
  })
}

/** Answers with a Content-Length, one behind the other. */
export function answersOf(text: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let rest = text; rest.startsWith('HTTP/1.1 '); ) {
    const [head = ''] = rest.split('\r\n\r\n', 1)
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0)
    const begin = head.length + 4
    answers.push({
      status: Number(head.slice(9, 12)),
      head,
      body: rest.slice(begin, begin + length),
    })
    rest = rest.slice(begin + length)
  }
  return answers
}
