import { createReadStream } from 'node:fs'
import { FieldError } from '#core/errors/app_error'

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Of two bytes each, Latin text has every other one zero. */
const SHARE_OF_ZEROS = 0.3

/**
 * The encoding of a text file: by its byte order mark, by the zeros of UTF-16, UTF-8 when the whole file is valid,
 * else Windows-1252, which German programs write.
 * @param head its first bytes
 * @throws 422 `no_table` for bytes that are not text
 */
export async function detectEncoding(path: string, head: Buffer): Promise<Encoding> {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (let at = 0; at < head.length; at++) if (head[at] === 0) zeros[at % 2] += 1
  const pairs = Math.max(1, head.length / 2)
  if (zeros[1] / pairs > SHARE_OF_ZEROS && zeros[0] === 0) return 'utf-16le'
  if (zeros[0] / pairs > SHARE_OF_ZEROS && zeros[1] === 0) return 'utf-16be'
  if (zeros[0] + zeros[1] > 0) throw new FieldError('file', 'imports.no_table')
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252'
}

async function isUtf8(path: string) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** The text of a file piece by piece, without a byte order mark. @param most bytes that are read */
export async function* decoded(path: string, encoding: Encoding, most = Number.POSITIVE_INFINITY) {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path, { end: most })) {
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}
