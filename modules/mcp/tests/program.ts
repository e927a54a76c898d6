import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

export type Json = Record<string, unknown>

/** Revisions of the protocol that programs speak: that of 2025 with a handshake, and that of 2026 without one. */
export const ERAS = ['legacy', 'auto'] as const

/** A program that speaks the protocol, by the library's own client. @param mode see `ERAS` */
export async function connectProgram(token: string, mode: (typeof ERAS)[number] = 'auto') {
  const address = new URL(`http://127.0.0.1:${process.env.PORT}/api/mcp`)
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }))
  return programOf(client)
}

/** A connected client, with results as JSON. */
export const programOf = (client: Client) => ({
  client,

  async tools() {
    return (await client.listTools()).tools
  },

  async names() {
    return (await client.listTools()).tools.map(({ name }) => name)
  },

  async use(name: string, given: Json = {}) {
    const { structuredContent, isError, content } = await client.callTool({
      name,
      arguments: given,
    })
    return { data: structuredContent as Json, isError: isError ?? false, content }
  },

  close: () => client.close(),
})
