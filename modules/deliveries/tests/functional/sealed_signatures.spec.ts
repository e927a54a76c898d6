import { test } from '@japa/runner'
import sharp from 'sharp'
import { inTx, reader, writer } from '#core/database/in_tx'
import { destroyKeys } from '#core/sealing/company_keys'
import { type SealedTable, sealOldFiles } from '#core/sealing/sealed_rows'
import { call } from '#core/tests/call'
import { drawnSignature, makeDeliveryDesk } from '#modules/deliveries/factories/note_factory'
import { verifyDocuments } from '#modules/documents/public'

type Desk = Awaited<ReturnType<typeof makeDeliveryDesk>>

/** The documents that are signed: how, and where the signature is kept. */
const SIGNED = [
  {
    name: 'an estimate',
    table: 'estimate_answers',
    async sign(desk: Desk) {
      const { estimate, link } = await desk.offered()
      const { documentHash } = (await desk.visit('show', link)).body()
      const answer = { name: 'Anna', documentHash, signature: await drawnSignature() }
      ;(await desk.visit('accept', { ...link, ...answer })).assertStatus(200)
      return `/api/estimates/${estimate._id}`
    },
  },
  {
    name: 'a delivery note',
    table: 'delivery_signatures',
    async sign(desk: Desk) {
      const { _id } = await desk.issuedNote()
      await desk.act(_id, 'sign', { name: 'Anna', signature: await drawnSignature() })
      return `/api/delivery-notes/${_id}`
    },
  },
] as const

const readSignature = (desk: Desk, path: string) =>
  call('GET', `${path}/signature`, { token: desk.owner.token })

const rowOf = (table: SealedTable, { company }: Desk) =>
  reader().from(table).where('company_id', company.id).first()

const changeRow = (table: SealedTable, { company }: Desk, values: object) =>
  inTx(() => writer().from(table).where('company_id', company.id).update(values))

const isPicture = async (bytes: Buffer) => (await sharp(bytes).metadata()).format === 'png'

test.group('Signatures are sealed with the key of their company', () => {
  test('of {name}: the database holds nothing readable, and the hash is that of the picture')
    .with([...SIGNED])
    .run(async ({ client, assert }, { table, sign }) => {
      const desk = await makeDeliveryDesk(client)
      const path = await sign(desk)
      const { signature, key_id } = await rowOf(table, desk)
      assert.match(key_id, /^[0-9a-f]{16}$/)
      await assert.rejects(() => isPicture(signature))
      assert.isTrue(await isPicture((await readSignature(desk, path)).bytes))
      assert.deepEqual(await verifyDocuments(desk.company), [])

      signature.writeUInt8(signature.readUInt8(20) ^ 1, 20)
      await changeRow(table, desk, { signature })
      const damaged = await readSignature(desk, path)
      assert.deepEqual([damaged.status, JSON.parse(damaged.text).code], [500, 'file_damaged'])
      assert.lengthOf(await verifyDocuments(desk.company), 1)
    })

  test('of {name} from before are read as they are, sealed by the clock, and lost with the key')
    .with([...SIGNED])
    .run(async ({ client, assert }, { table, sign }) => {
      const desk = await makeDeliveryDesk(client)
      const path = await sign(desk)
      const { bytes } = await readSignature(desk, path)
      await changeRow(table, desk, { signature: bytes, key_id: null })
      assert.isTrue(bytes.equals((await readSignature(desk, path)).bytes))

      const work = sealOldFiles(table)
      while (await work.run());
      const sealed = await rowOf(table, desk)
      assert.isNotNull(sealed.key_id)
      assert.isFalse(bytes.equals(sealed.signature))
      assert.isTrue(bytes.equals((await readSignature(desk, path)).bytes))

      await destroyKeys(desk.company.id)
      const lost = await readSignature(desk, path)
      assert.deepEqual([lost.status, JSON.parse(lost.text).code], [500, 'file_key_missing'])
    })
})
