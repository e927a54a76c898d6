import type { Context } from '../lib/context.js'
import { Failure, ServerFailure } from '../lib/failures/failure.js'
import { sentenceOf } from '../lib/failures/failure_line.js'
import { headersOf, type Message, readMessage, versionIn } from '../lib/mcp/message.js'
import { linesOfInput } from '../lib/output/prompt.js'
import { terminalOf } from '../lib/output/terminal.js'

/** Code of JSON-RPC for a failure of the server, with our code beside it. */
const SERVER_FAILURE = -32000
const PARSE_ERROR = -32700

/**
 * `kontor mcp`: the Model Context Protocol over standard input and output, one message a line, for programs that start
 * their servers themselves. Each message is passed on to the server as the signed-in account, and nothing but its
 * answers is written to standard output. Ends with the input.
 */
export async function mcp(context: Context) {
  const client = context.client()
  let version: string | undefined
  const underWay = new Set<Promise<void>>()

  const write = (answer: unknown) => process.stdout.write(`${JSON.stringify(answer)}\n`)

  const pass = async (message: Message) => {
    try {
      const { body } = await client.post('/api/mcp', {
        body: message,
        headers: headersOf(message, version),
      })
      if (message.id === undefined) return
      version = versionIn(body) ?? version
      write(body)
    } catch (error) {
      if (message.id !== undefined) write(failed(message.id, error, context))
    }
  }

  for await (const line of linesOfInput()) {
    if (line.trim() === '') continue
    const message = readMessage(line)
    if (!message) {
      write(refusal(null, PARSE_ERROR, context.t('mcp.unreadable')))
      continue
    }
    const work = pass(message).finally(() => underWay.delete(work))
    underWay.add(work)
  }
  await Promise.all(underWay)
}

/** The server's own words where it speaks the protocol, else our sentence in its form. */
function failed(id: Message['id'], error: unknown, { t }: Context) {
  if (error instanceof ServerFailure && error.told.jsonrpc === '2.0') return error.told
  const sentence = sentenceOf(error, { t, terminal: terminalOf(process.stderr, process.env) })
  const code =
    error instanceof Failure || error instanceof ServerFailure ? error.code : 'internal_error'
  return refusal(id, SERVER_FAILURE, sentence, { code })
}

const refusal = (id: Message['id'] | null, code: number, message: string, data?: object) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, ...(data && { data }) },
})
