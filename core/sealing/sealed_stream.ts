import { hkdfSync, randomBytes } from 'node:crypto'
import { NotAuthentic } from './aead.js'
import { keyToOpen, keyToSeal } from './company_keys.js'
import { FileUnreadable } from './file_unreadable.js'
import { openBlocks, readAtLeast, sealBlocks } from './framed_blocks.js'

/** First bytes of a sealed file; a ZIP begins with PK. */
const MAGIC = Buffer.from('KONTOR1\n')
const KEY_ID_BYTES = 8
const SALT_BYTES = 16
const HEADER_BYTES = MAGIC.length + KEY_ID_BYTES + SALT_BYTES

interface Place {
  companyId: string
  id: string
}

/** Seals a file of any length, see `sealBlocks`. Every file has its own key, derived from that of the company. */
export async function* sealStream(place: Place, blocks: AsyncIterable<Uint8Array>) {
  const key = await keyToSeal(place.companyId)
  const salt = randomBytes(SALT_BYTES)
  yield Buffer.concat([MAGIC, Buffer.from(key.id, 'hex'), salt])
  yield* sealBlocks(ownKey(key.bytes, salt), textOf(place), blocks)
}

/**
 * The content of a file that `sealStream` has written, or of one from before there were keys, as it is.
 * @throws FileUnreadable `file_damaged` at the first block that is not the one that was written, `file_key_missing`
 */
export async function* openStream(place: Place, chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]()
  const begin = await readAtLeast(source, Buffer.alloc(0), HEADER_BYTES)
  if (!begin.subarray(0, MAGIC.length).equals(MAGIC)) {
    yield begin
    yield* remaining(source)
    return
  }
  const own = await keyFrom(place, begin)
  try {
    yield* openBlocks(own, textOf(place), source, begin.subarray(HEADER_BYTES))
  } catch (error) {
    if (!(error instanceof NotAuthentic)) throw error
    throw new FileUnreadable('file_damaged', { fileId: place.id })
  }
}

async function keyFrom(place: Place, header: Buffer) {
  if (header.length < HEADER_BYTES) throw new FileUnreadable('file_damaged', { fileId: place.id })
  const saltAt = MAGIC.length + KEY_ID_BYTES
  const id = header.subarray(MAGIC.length, saltAt).toString('hex')
  const key = await keyToOpen(place.companyId, id)
  return ownKey(key.bytes, header.subarray(saltAt, HEADER_BYTES))
}

async function* remaining(source: AsyncIterator<Buffer>) {
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
}

const ownKey = (key: Buffer, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, salt, 'kontor file', 32))

const textOf = ({ companyId, id }: Place) => `stream ${companyId} ${id}`
