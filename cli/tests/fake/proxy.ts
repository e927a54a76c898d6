import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

/** A proxy on loopback: passes requests on, opens tunnels for CONNECT, and remembers the addresses. */
export class FakeProxy {
  seen: string[] = []
  /** Refuses to open tunnels. */
  isClosed = false
  #server: Server | undefined

  async start() {
    const server = createServer((asked, answer) => {
      const url = asked.url ?? ''
      this.seen.push(`${asked.method} ${url}`)
      const passed = request(url, { method: asked.method, headers: asked.headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      asked.pipe(passed)
    })
    server.on('connect', (asked, socket, head) => {
      this.seen.push(`CONNECT ${asked.url}`)
      if (this.isClosed) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      const [host = '', port] = (asked.url ?? '').split(':')
      const target = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
        target.write(head)
        target.pipe(socket).pipe(target)
      })
      target.on('error', () => socket.destroy())
      socket.on('error', () => target.destroy())
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get url() {
    const { port } = this.#server!.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }

  async stop() {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }
}
