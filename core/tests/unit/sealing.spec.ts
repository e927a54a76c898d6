import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { NotAuthentic, open, seal } from '#core/sealing/aead'
import { destroyKeys, keyToOpen, keyToSeal } from '#core/sealing/company_keys'
import { openContent, sealContent } from '#core/sealing/sealed_rows'
import { openStream, sealStream } from '#core/sealing/sealed_stream'

const BLOCK = 64 * 1024

async function* inParts(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function all(blocks: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = []
  for await (const block of blocks) parts.push(block)
  return Buffer.concat(parts)
}

function withFlippedBit(bytes: Buffer, at: number) {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}

test.group('Sealed files of a company', (group) => {
  const companyId = newId()
  const place = { companyId, id: newId() }
  const row = { company_id: companyId, id: place.id }
  group.teardown(() => destroyKeys(companyId))

  test('a file of {$self} bytes comes back, and holds nothing readable')
    .with([0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 300_000])
    .run(async ({ assert }, length) => {
      const content = Buffer.alloc(length, 'Kundin Schulz ')
      const sealed = await sealContent(row, content)
      assert.isFalse(sealed.content.includes('Schulz'))
      assert.isTrue((await openContent({ ...row, ...sealed })).equals(content))
      for (const size of [1000, BLOCK, 1_000_000]) {
        const stream = await all(sealStream(place, inParts(content, size)))
        assert.isFalse(stream.includes('Schulz'))
        assert.isTrue((await all(openStream(place, inParts(stream, 7000)))).equals(content))
      }
    })

  test('the same content is sealed differently each time', async ({ assert }) => {
    const content = Buffer.from('once')
    const [first, second] = [await sealContent(row, content), await sealContent(row, content)]
    assert.isFalse(first.content.equals(second.content))
    assert.equal(first.key_id, second.key_id)
  })

  test('no bit of a file may change, none be cut off, no file stand in for another', async ({
    assert,
  }) => {
    const sealed = await sealContent(row, Buffer.from('a receipt of 12.50'))
    for (let at = 0; at < sealed.content.length; at++) {
      const content = withFlippedBit(sealed.content, at)
      await assert.rejects(() => openContent({ ...row, ...sealed, content }), 'file_damaged')
    }
    for (const length of [0, 11, 27, sealed.content.length - 1]) {
      const content = sealed.content.subarray(0, length)
      await assert.rejects(() => openContent({ ...row, ...sealed, content }), 'file_damaged')
    }
    await assert.rejects(() => openContent({ ...row, id: newId(), ...sealed }), 'file_damaged')
    const other = newId()
    await keyToSeal(other)
    await assert.rejects(
      () => openContent({ ...row, company_id: other, ...sealed }),
      'file_key_missing'
    )
    await destroyKeys(other)
  })

  test('of a damaged stream nothing is given out from the damaged block on', async ({ assert }) => {
    const content = randomBytes(5 * BLOCK)
    const sealed = await all(sealStream(place, inParts(content, BLOCK)))
    const header = 32
    const blockAt = (number: number) => header + number * (BLOCK + 16)
    const damaged = [
      withFlippedBit(sealed, 8),
      withFlippedBit(sealed, 20),
      withFlippedBit(sealed, blockAt(2) + 5),
      sealed.subarray(0, blockAt(3)),
      sealed.subarray(0, sealed.length - 1),
      Buffer.concat([
        sealed.subarray(0, blockAt(1)),
        sealed.subarray(blockAt(2), blockAt(3)),
        sealed.subarray(blockAt(1), blockAt(2)),
        sealed.subarray(blockAt(3)),
      ]),
      Buffer.concat([sealed, sealed.subarray(blockAt(4))]),
    ]
    for (const file of damaged) {
      const parts: Buffer[] = []
      const read = async () => {
        for await (const part of openStream(place, inParts(file, 10_000))) parts.push(part)
      }
      await assert.rejects(read)
      const given = Buffer.concat(parts)
      assert.isTrue(given.equals(content.subarray(0, given.length)))
      assert.isBelow(given.length, content.length)
    }
  })

  test('a file from before there were keys is read as it is', async ({ assert }) => {
    const zip = Buffer.from('PK\x03\x04 an archive')
    assert.isTrue((await openContent({ ...row, content: zip, key_id: null })).equals(zip))
    assert.isTrue((await all(openStream(place, inParts(zip, 5)))).equals(zip))
  })

  test('a company has one key, however many ask for it first, and none after its end', async ({
    assert,
  }) => {
    const company = newId()
    const keys = await Promise.all(Array.from({ length: 20 }, () => keyToSeal(company)))
    assert.lengthOf(new Set(keys.map(({ id }) => id)), 1)
    const [key] = keys
    assert.deepEqual(await keyToOpen(company, key.id), key)
    await destroyKeys(company)
    await assert.rejects(() => keyToOpen(company, key.id), 'file_key_missing')
  })

  test('what is sealed with a key opens with no other and in no other place', async ({
    assert,
  }) => {
    const key = randomBytes(32)
    const sealed = seal(key, Buffer.from('x'), 'here')
    assert.equal(String(open(key, sealed, 'here')), 'x')
    assert.throws(() => open(key, sealed, 'there'), NotAuthentic)
    assert.throws(() => open(randomBytes(32), sealed, 'here'), NotAuthentic)
  })
})
