import type { AnswerOf, Method, Optional, Path, RequestOf } from '#api/routes'
import { HttpFailure } from './http_failure'
import { type CallOptions, type RequestOptions, send, sendForJson } from './send'

export { newKey } from './repeat_key'

/**
 * Calls a route of the server with the types that the server itself declares for it.
 * `api('PUT', '/api/clients/:id', { params: { id }, body })` answers the changed client; throws {@link HttpFailure}.
 */
export async function api<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...[options]: Optional<CallOptions & RequestOf<M, P>>
) {
  return (await sendForJson<AnswerOf<M, P>>(method, path, options)).body
}

/** As {@link api}, and with the headers of the answer (`X-Total-Count`, `X-Totals`). */
export function apiWithHeaders<P extends Path<'GET'>>(
  path: P,
  ...[options]: Optional<CallOptions & RequestOf<'GET', P>>
) {
  return sendForJson<AnswerOf<'GET', P>>('GET', path, options)
}

/** Sends a file as a part of a form. @param address values for the names of the path, and what is said about the file */
export async function upload<P extends Path<'POST'>>(
  path: P,
  body: FormData,
  address: Pick<RequestOptions, 'params' | 'query'> = {}
) {
  return (await sendForJson<AnswerOf<'POST', P>>('POST', path, { body, ...address })).body
}

/** A file of the server (PDF, CSV), with the name it gives. */
export async function download<P extends Path<'GET'>>(
  path: P,
  ...[options]: Optional<CallOptions & RequestOf<'GET', P>>
) {
  return fileOf(await send('GET', path, options))
}

/** The same for a route whose query must not appear in its address. */
export async function downloadPosted<P extends Path<'POST'>>(
  path: P,
  ...[options]: Optional<CallOptions & RequestOf<'POST', P>>
) {
  return fileOf(await send('POST', path, options))
}

async function fileOf(response: Response) {
  return {
    name: fileName(response.headers.get('content-disposition') ?? ''),
    file: await response.blob(),
  }
}

/** Some pages of a document as an image. */
export interface Picture {
  file: Blob
  /** Whether the document has further pages. */
  hasMore: boolean
}

/**
 * A picture of a document that is stored (GET) or only asked about (POST), which the server does not keep.
 * @param portion its pages: the server draws a few at a time
 */
export async function draw<M extends 'GET' | 'POST', P extends Path<M>>(
  method: M,
  path: P,
  portion: number,
  ...[options]: Optional<CallOptions & RequestOf<M, P>>
): Promise<Picture> {
  const asked: RequestOptions = options ?? {}
  const query = { ...asked.query, page: portion > 1 ? portion : undefined }
  const response = await send(method, path, { ...asked, query, isDrawn: true })
  return {
    file: await response.blob(),
    hasMore: response.headers.get('link')?.includes('rel="next"') ?? false,
  }
}

/** The name in its encoded form (RFC 8187), else the plain one. */
function fileName(disposition: string) {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)/.exec(disposition)?.[1] ?? 'download'
}

/** The body of the answer to a POST as it comes. Asked once more it is a new question: nothing is repeated by a key. */
export async function openAnswer<P extends Path<'POST'>>(
  path: P,
  body: RequestOf<'POST', P> extends { body: infer Body } ? Body : never,
  signal: AbortSignal
) {
  const answer = await send('POST', path, { body, signal, isDrawn: true })
  if (!answer.body) throw new HttpFailure(0)
  return answer.body
}

/** The body of an answer as it comes, for what never ends (`/api/events`). */
export async function openStream(path: Path<'GET'>, signal: AbortSignal) {
  const { body } = await send('GET', path, { signal })
  if (!body) throw new HttpFailure(0)
  return body
}
