import { hkdfSync, randomBytes } from 'node:crypto'
import { NotAuthentic, open, seal } from './aead.js'
import { keyToOpen, keyToSeal } from './company_keys.js'
import { FileUnreadable } from './file_unreadable.js'

/** First bytes of a sealed file; a ZIP begins with PK. */
const MAGIC = Buffer.from('KONTOR1\n')
const KEY_ID_BYTES = 8
const SALT_BYTES = 16
const HEADER_BYTES = MAGIC.length + KEY_ID_BYTES + SALT_BYTES
const BLOCK = 64 * 1024
const TAG_BYTES = 16

interface Place {
  companyId: string
  id: string
}

/**
 * Seals a file of any length block by block, each with its number and whether it is the last one, so that blocks that
 * are changed, exchanged or cut off do not open (the STREAM construction, eprint 2015/189). Every file has its own key,
 * derived from that of the company.
 */
export async function* sealStream(place: Place, blocks: AsyncIterable<Uint8Array>) {
  const key = await keyToSeal(place.companyId)
  const salt = randomBytes(SALT_BYTES)
  yield Buffer.concat([MAGIC, Buffer.from(key.id, 'hex'), salt])
  const own = ownKey(key.bytes, salt)
  let number = 0
  let parts: Uint8Array[] = []
  let length = 0
  for await (const block of blocks) {
    parts.push(block)
    length += block.length
    // A block that is just full is kept back: only at the end is it known which one is the last.
    if (length <= BLOCK) continue
    let rest = Buffer.concat(parts)
    for (; rest.length > BLOCK; rest = rest.subarray(BLOCK)) {
      yield seal(own, rest.subarray(0, BLOCK), textOf(place), nonceOf(number++, false))
    }
    parts = [rest]
    length = rest.length
  }
  yield seal(own, Buffer.concat(parts), textOf(place), nonceOf(number, true))
}

/**
 * The content of a file that `sealStream` has written, or of one from before there were keys, as it is.
 * @throws FileUnreadable `file_damaged` at the first block that is not the one that was written, `file_key_missing`
 */
export async function* openStream(place: Place, chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]()
  let rest = await atLeast(source, Buffer.alloc(0), HEADER_BYTES)
  if (!rest.subarray(0, MAGIC.length).equals(MAGIC)) {
    yield rest
    yield* remaining(source)
    return
  }
  const own = await keyFrom(place, rest)
  rest = rest.subarray(HEADER_BYTES)
  for (let number = 0; ; number++) {
    rest = await atLeast(source, rest, BLOCK + TAG_BYTES + 1)
    const isLast = rest.length <= BLOCK + TAG_BYTES
    const sealed = rest.subarray(0, BLOCK + TAG_BYTES)
    yield openBlock(own, sealed, place, nonceOf(number, isLast))
    if (isLast) return
    rest = rest.subarray(BLOCK + TAG_BYTES)
  }
}

function openBlock(own: Buffer, sealed: Buffer, place: Place, nonce: Buffer) {
  try {
    return open(own, sealed, textOf(place), nonce)
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

/** Reads on until at least `bytes` are there, or the file ends. */
async function atLeast(source: AsyncIterator<Buffer>, begin: Buffer, bytes: number) {
  const parts = [begin]
  let length = begin.length
  while (length < bytes) {
    const next = await source.next()
    if (next.done) break
    parts.push(next.value)
    length += next.value.length
  }
  return parts.length === 1 ? begin : Buffer.concat(parts)
}

const ownKey = (key: Buffer, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, salt, 'kontor file', 32))

const textOf = ({ companyId, id }: Place) => `stream ${companyId} ${id}`

function nonceOf(number: number, isLast: boolean) {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}
