import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A slow server: it may keep requests to one address, and passes them on later, when nobody waits any more. */
export class DelayingProxy {
  /** Requests to this address are kept. */
  keepsAt: string | undefined
  #kept: (() => Promise<number>)[] = []
  #server: Server | undefined

  constructor(private readonly port: number) {}

  async start() {
    this.#server = createServer(async (asked, answer) => {
      const body = Buffer.concat(await asked.toArray())
      const { method, url: path, headers } = asked
      const passOn = () =>
        new Promise<number>((resolve, reject) => {
          request({ port: this.port, method, path, headers }, (response) => {
            answer.writeHead(response.statusCode ?? 502, response.headers)
            response.pipe(answer)
            response.on('end', () => resolve(response.statusCode ?? 502))
          })
            .on('error', reject)
            .end(body)
        })
      if (path === this.keepsAt) this.#kept.push(passOn)
      else await passOn()
    })
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve))
    return this
  }

  get host() {
    return `http://127.0.0.1:${(this.#server!.address() as AddressInfo).port}`
  }

  /** Passes on what was kept. @returns the states of the answers */
  release() {
    return Promise.all(this.#kept.splice(0).map((passOn) => passOn()))
  }

  async stop() {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }
}
