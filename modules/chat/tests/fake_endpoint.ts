import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import env from '#core/start/env'

/** A request as the endpoint gets it. */
export interface Heard {
  path: string
  key: string | undefined
  body: {
    model: string
    messages: { role: string; content: unknown }[]
    tools?: { function: { name: string } }[]
  }
}

/** One answer of the model: words, calls of tools, or whatever a broken server sends. */
export type Turn =
  | { say: string; pieces?: number }
  | { use: [name: string, given: unknown][] }
  | ((response: ServerResponse, heard: Heard) => unknown)

/**
 * A server that speaks as an OpenAI-compatible endpoint does and plays one turn after the other, the last one again and
 * again. Its address is allowed while it runs.
 */
export async function fakeEndpoint(...turns: Turn[]) {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    const one = await heardOf(request)
    const turn = turns[Math.min(heard.length, turns.length - 1)]!
    heard.push(one)
    if (typeof turn === 'function') await turn(response, one)
    else play(turn, response, isStreamed(one))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const before = env.OUTBOUND_ALLOW
  env.OUTBOUND_ALLOW = [...before, host]
  return {
    heard,
    host,
    address: `http://${host}/v1`,
    close() {
      env.OUTBOUND_ALLOW = env.OUTBOUND_ALLOW.filter((allowed) => allowed !== host)
      server.closeAllConnections()
      server.close()
    },
  }
}

const isStreamed = ({ body }: Heard) => 'stream' in body && body.stream === true

async function heardOf(request: IncomingMessage): Promise<Heard> {
  const body = JSON.parse((await text(request)) || '{}')
  return { path: request.url ?? '', key: request.headers.authorization, body }
}

function play(
  turn: Exclude<Turn, (...given: never[]) => unknown>,
  response: ServerResponse,
  isStream: boolean
) {
  if (!isStream) {
    const content = 'say' in turn ? turn.say : ''
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
    response.writeHead(200, { 'content-type': 'application/json' })
    return response.end(JSON.stringify({ ...HEAD, choices, usage: USAGE }))
  }
  beginStream(response)
  if ('say' in turn) {
    for (const content of cutIn(turn.say, turn.pieces ?? 3)) sendChunk(response, { content })
  } else {
    turn.use.forEach(([name, given], index) => {
      const args = typeof given === 'string' ? given : JSON.stringify(given)
      const call = {
        index,
        id: `call_${index}`,
        type: 'function',
        function: { name, arguments: args },
      }
      sendChunk(response, { tool_calls: [call] })
    })
  }
  endStream(response, 'say' in turn ? 'stop' : 'tool_calls')
}

const HEAD = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'fake' }
const USAGE = { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 }

export function beginStream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

export function sendChunk(response: ServerResponse, delta: object) {
  const choices = [{ index: 0, delta, finish_reason: null }]
  response.write(`data: ${JSON.stringify({ ...HEAD, choices })}\n\n`)
}

function endStream(response: ServerResponse, reason: string) {
  const choices = [{ index: 0, delta: {}, finish_reason: reason }]
  response.write(`data: ${JSON.stringify({ ...HEAD, choices })}\n\n`)
  response.end(
    `data: ${JSON.stringify({ ...HEAD, choices: [], usage: USAGE })}\n\ndata: [DONE]\n\n`
  )
}

function cutIn(words: string, pieces: number) {
  const length = Math.max(1, Math.ceil(words.length / pieces))
  return words.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? ['']
}
