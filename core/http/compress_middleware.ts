import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { http } from '#config/app'

/** Bytes. A shorter answer fits into one packet with its headers: compression would only cost. */
const SHORTEST = 1400

const TEXT = /^(text\/(?!event-stream)|application\/(json|xml)\b|image\/svg\+xml)/

type Coding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** In a thread of Node's pool, so that other requests go on. See docs/decisions/0020-compressed-answers.md for the levels. */
const compress: Record<Coding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => deflate(content, { level: 6 }),
}

/**
 * Compresses answers of text: JSON, pages, XML. The rest is sent as it is: event streams and tables that are built
 * while they are sent, PDFs and pictures, and files of the web app, which are compressed when they are built.
 *
 * BREACH guesses a secret from the sizes of answers that hold it beside text of the attacker. It needs a page of another
 * site whose requests carry the victim's sign-in. Ours travels in a header that no browser adds; on top of that, answers
 * to writes (new tokens, keys and links are among them), of the sign-in, and to other sites stay as they are.
 */
export default class CompressMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const text = mayBeCompressed(ctx) ? textOf(ctx) : undefined
    if (!text || text.length < SHORTEST) return

    const { response } = ctx
    response.append('vary', 'accept-encoding')
    const coding = codingFor(ctx)
    if (!coding) return
    response.header('content-encoding', coding)
    response.send(await compress[coding](text))
  }
}

function mayBeCompressed({ request, response }: HttpContext) {
  return (
    ['GET', 'HEAD'].includes(request.method()) &&
    !request.url().startsWith('/api/auth/') &&
    request.header('sec-fetch-site') !== 'cross-site' &&
    // A validator names exact bytes; only files have one, and they come compressed from their build.
    !response.getHeader('etag') &&
    !response.getHeader('content-encoding') &&
    !/\bno-transform\b/.test(String(response.getHeader('cache-control') ?? ''))
  )
}

/** The body in bytes if it is text. An object is made JSON here, once, as the framework would do it. */
function textOf({ response }: HttpContext) {
  const [body] = response.lazyBody.content ?? []
  if (isPlain(body)) {
    const text = Buffer.from(http.serializeJSON(body) ?? '')
    response.safeHeader('content-type', 'application/json; charset=utf-8')
    response.send(text)
    return text
  }
  const isBody = typeof body === 'string' || body instanceof Uint8Array
  const type = String(response.getHeader('content-type') ?? '')
  return isBody && TEXT.test(type) ? Buffer.from(body) : undefined
}

const isPlain = (body: unknown) =>
  Array.isArray(body) || Object.prototype.toString.call(body) === '[object Object]'

/** The better one of those that the client takes. */
function codingFor({ request }: HttpContext) {
  const accepted = request.encodings()
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding))
}
