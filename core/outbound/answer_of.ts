import type { IncomingMessage } from 'node:http'
import type { Deadlines } from './deadlines.js'
import { OutboundError } from './outbound_error.js'

const WITHOUT_BODY = [204, 205]

/**
 * The answer as the web platform's `Response`; its body arrives while it is read, within the limits.
 *
 * @throws OutboundError `redirect`, `too_large` (announced size), `broken_answer`
 */
export function answerOf(message: IncomingMessage, deadlines: Deadlines) {
  const status = message.statusCode ?? 0
  const refusal = refusalOf(message, status, deadlines.limits.mostBytes)
  if (refusal) {
    message.destroy()
    deadlines.end()
    throw refusal
  }
  if (WITHOUT_BODY.includes(status)) {
    message.resume()
    deadlines.end()
    return new Response(null, { status, headers: headersOf(message) })
  }
  deadlines.startIdle()
  return new Response(bodyOf(message, deadlines), { status, headers: headersOf(message) })
}

function refusalOf({ headers }: IncomingMessage, status: number, mostBytes: number) {
  if (status >= 300 && status < 400) return new OutboundError('redirect')
  if (status < 200 || status > 599) return new OutboundError('broken_answer')
  if (Number(headers['content-length']) > mostBytes) return new OutboundError('too_large')
  const encoding = headers['content-encoding'] ?? 'identity'
  return encoding === 'identity' ? undefined : new OutboundError('broken_answer')
}

function headersOf({ headersDistinct }: IncomingMessage) {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  return headers
}

function bodyOf(message: IncomingMessage, deadlines: Deadlines) {
  const parts = partsOf(message, deadlines)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel() {
      deadlines.end()
      message.destroy()
    },
  })
}

async function* partsOf(message: IncomingMessage, deadlines: Deadlines) {
  let bytes = 0
  try {
    for await (const part of message as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > deadlines.limits.mostBytes) throw new OutboundError('too_large')
      deadlines.startIdle()
      yield new Uint8Array(part)
    }
  } catch (error) {
    if (deadlines.signal.aborted) throw deadlines.signal.reason
    throw error instanceof OutboundError ? error : new OutboundError('broken_answer', error)
  } finally {
    deadlines.end()
  }
}
