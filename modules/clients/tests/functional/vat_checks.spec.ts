import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import env from '#core/start/env'
import { hasRightChecksum } from '#core/validation/vat_checksum'
import { makeCompany } from '#modules/auth/factories/company_factory'

/** Somebody who answers like VIES, and what was asked. */
async function openVies(answer: object, status = 200) {
  const asked: object[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    asked.push(JSON.parse(Buffer.concat(parts).toString()))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  env.VIES_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`
  return {
    asked,
    close: () => {
      env.VIES_URL = undefined
      server.close()
    },
  }
}

test.group('Row 11: the VAT id of a client', () => {
  test('has check digits that are looked at without asking anybody: {0}')
    .with([
      ['DE136695976', true],
      ['DE136695977', false],
      ['ATU13585627', true],
      ['NL004495445B01', true],
      ['EL094259216', true],
      ['XI123456789', null],
      ['XK123456789', null],
    ] as const)
    .run(async ({ assert }, [vatId, isRight]) => {
      assert.equal(await hasRightChecksum(vatId), isRight)
    })

  test('is not asked for outside unless the operator allows it', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const made = await client
      .post('/api/clients')
      .bearerToken(owner.token)
      .json({ name: 'Acme', vatId: 'DE136695976' })
    const path = `/api/clients/${made.body()._id}/vat-check`
    const known = await client.get(path).bearerToken(owner.token)
    assert.deepEqual(known.body(), {
      vatId: 'DE136695976',
      hasRightChecksum: true,
      canBeAsked: false,
      last: null,
    })
    const refused = await client.post(path).bearerToken(owner.token).json({})
    assert.deepEqual([refused.status(), refused.body().code], [409, 'vat_check_off'])
  })

  test('is checked with VIES, and the answer is kept with its time until the id changes', async ({
    client,
    assert,
    cleanup,
  }) => {
    const vies = await openVies({
      valid: true,
      name: 'ACME GMBH',
      address: '---',
      requestIdentifier: 'WAPI1',
    })
    cleanup(vies.close)
    const { owner } = await makeCompany()
    const made = await client
      .post('/api/clients')
      .bearerToken(owner.token)
      .json({ name: 'Acme', vatId: 'DE136695976' })
    const path = `/api/clients/${made.body()._id}/vat-check`
    const checked = await client.post(path).bearerToken(owner.token).json({})
    checked.assertStatus(200)
    assert.deepEqual(vies.asked, [{ countryCode: 'DE', vatNumber: '136695976' }])
    const { last } = (await client.get(path).bearerToken(owner.token)).body()
    assert.containsSubset(last, {
      isValid: true,
      name: 'ACME GMBH',
      address: '',
      reference: 'WAPI1',
    })
    assert.closeTo(Date.parse(last.at), Date.now(), 60_000)

    await client
      .put(`/api/clients/${made.body()._id}`)
      .bearerToken(owner.token)
      .json({ vatId: 'ATU13585627' })
    assert.isNull((await client.get(path).bearerToken(owner.token)).body().last)
  })

  test('stays unknown when nobody answers', async ({ client, assert, cleanup }) => {
    const vies = await openVies({ error: 'MS_UNAVAILABLE' }, 500)
    cleanup(vies.close)
    const { owner } = await makeCompany()
    const made = await client
      .post('/api/clients')
      .bearerToken(owner.token)
      .json({ name: 'Acme', vatId: 'DE136695976' })
    const path = `/api/clients/${made.body()._id}/vat-check`
    const failed = await client.post(path).bearerToken(owner.token).json({})
    assert.deepEqual([failed.status(), failed.body().code], [503, 'vat_check_failed'])
    assert.isNull((await client.get(path).bearerToken(owner.token)).body().last)
  })
})
