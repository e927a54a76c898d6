import { open, seal } from './aead.js'

const BLOCK = 64 * 1024
const TAG_BYTES = 16

/**
 * Seals bytes of any length block by block, each with its number and whether it is the last one, so that blocks that
 * are changed, exchanged or cut off do not open (the STREAM construction, eprint 2015/189).
 * @param key for these bytes alone: the numbers of blocks begin at zero
 * @param place see `seal`
 */
export async function* sealBlocks(key: Buffer, place: string, blocks: AsyncIterable<Uint8Array>) {
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
      yield seal(key, rest.subarray(0, BLOCK), place, nonceOf(number++, false))
    }
    parts = [rest]
    length = rest.length
  }
  yield seal(key, Buffer.concat(parts), place, nonceOf(number, true))
}

/**
 * The reverse of `sealBlocks`.
 * @param begin bytes that were read from the source before
 * @throws NotAuthentic at the first block that is not the one that was sealed
 */
export async function* openBlocks(
  key: Buffer,
  place: string,
  source: AsyncIterator<Buffer>,
  begin: Buffer
) {
  let rest = begin
  for (let number = 0; ; number++) {
    rest = await readAtLeast(source, rest, BLOCK + TAG_BYTES + 1)
    const isLast = rest.length <= BLOCK + TAG_BYTES
    yield open(key, rest.subarray(0, BLOCK + TAG_BYTES), place, nonceOf(number, isLast))
    if (isLast) return
    rest = rest.subarray(BLOCK + TAG_BYTES)
  }
}

/** Reads on until at least `bytes` are there, or the file ends. */
export async function readAtLeast(source: AsyncIterator<Buffer>, begin: Buffer, bytes: number) {
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

function nonceOf(number: number, isLast: boolean) {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}
