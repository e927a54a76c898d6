import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { sealOldPictures } from '#core/files/seal_old_pictures'
import { destroyKeys } from '#core/sealing/company_keys'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { makeProposalDesk } from '#modules/offers/proposals/factories/proposal_factory'

type Desk = Awaited<ReturnType<typeof makeProposalDesk>>
type Client = Parameters<typeof makeProposalDesk>[0]

const drawing = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#1c7ed6' } })
    .png()
    .toBuffer()

/** The stored pictures of companies: how they are uploaded, and where they are. */
const PICTURES = [
  { name: 'a logo', folder: 'logos', upload: '/api/settings/logo', field: 'logo' },
  { name: 'a picture', folder: 'proposals', upload: '/api/proposals/images', field: 'image' },
] as const

async function uploaded(client: Client, desk: Desk, { folder, upload, field }: Picture) {
  const answer = await client
    .post(upload)
    .bearerToken(desk.owner.token)
    .file(field, await drawing(), { filename: 'x.png', contentType: 'image/png' })
  answer.assertStatus(200)
  const address: string = answer.body().address ?? answer.body().logo
  const name = address.split('/').at(-1) ?? ''
  const path = join(env.KONTOR_DATA, 'files', folder, desk.company.id, name)
  return { path, read: () => call('GET', address, {}) }
}
type Picture = (typeof PICTURES)[number]

const isPicture = async (bytes: Buffer) =>
  /^(png|jpeg)$/.test((await sharp(bytes).metadata()).format ?? '')

test.group('Pictures are sealed with the key of their company', () => {
  test('{name} is unreadable on the disk, and whole for those who have its address')
    .with([...PICTURES])
    .run(async ({ client, assert }, picture) => {
      const desk = await makeProposalDesk(client)
      const { path, read } = await uploaded(client, desk, picture)
      const stored = readFileSync(path)
      await assert.rejects(() => isPicture(stored))
      assert.isTrue(await isPicture((await read()).bytes))

      stored.writeUInt8(stored.readUInt8(stored.length - 20) ^ 1, stored.length - 20)
      writeFileSync(path, stored)
      assert.equal((await read()).status, 404, 'nothing of a damaged one is given out')
    })

  test('{name} from before is read as it is, sealed by the clock, and lost with the key')
    .with([...PICTURES])
    .run(async ({ client, assert }, picture) => {
      const desk = await makeProposalDesk(client)
      const { path, read } = await uploaded(client, desk, picture)
      const { bytes } = await read()
      writeFileSync(path, bytes)
      assert.isTrue(bytes.equals((await read()).bytes))

      const work = sealOldPictures('test', picture.folder)
      while (await work.run());
      assert.isFalse(bytes.equals(readFileSync(path)))
      assert.isTrue(bytes.equals((await read()).bytes))

      await destroyKeys(desk.company.id)
      assert.equal((await read()).status, 404)
      const pdf = await call('GET', `/api/proposals/${(await desk.proposal())._id}/pdf`, {
        token: desk.owner.token,
      })
      assert.equal(pdf.status, 200, 'documents are printed without it')
    })
})
