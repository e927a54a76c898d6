import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { makeCollectionDesk } from '#modules/collections/tests/collection_desk'
import { CREDITOR_ID } from '#modules/invoicing/tests/debit_desk'

const NOW = Date.UTC(2026, 10, 28, 9)
const NEW_IBAN = 'DE89370400440532013000'

test.group('Row 163: mandates that have changed', (group) => {
  group.each.setup(() => setClock(() => NOW))

  async function makeAmendmentDesk(client: Parameters<typeof makeCollectionDesk>[0], more = {}) {
    const desk = await makeCollectionDesk(client, more)
    const path = `/api/mandates/${desk.mandate._id}/amend`
    const amend = (body: object) => desk.post(path, body)
    const collectOne = () => desk.collected({ mandateId: desk.mandate._id })
    /** The direct debits of a file of these invoices. */
    async function debitsOf(...invoices: { _id: string }[]) {
      const { _id } = await desk.filed(...invoices)
      const { blocks } = await desk.fileOf(_id)
      return { _id, debits: blocks.flatMap((block) => block.debits) }
    }
    return { ...desk, amend, collectOne, debitsOf }
  }

  test('the bank learns of another account once, and collects from it under the same mandate', async ({
    client,
    assert,
  }) => {
    const desk = await makeAmendmentDesk(client)
    const first = await desk.debitsOf(await desk.collectOne())
    assert.isFalse(first.debits[0]?.hasNewAccount)
    const open = await desk.collectOne()
    const amended = await desk.amend({ iban: NEW_IBAN, holder: 'Sonnenschein GmbH' })
    amended.assertStatus(200)
    assert.containSubset(amended.body(), { iban: NEW_IBAN, state: 'active' })

    const { debits } = await desk.debitsOf(open, await desk.collectOne())
    assert.deepEqual(
      debits.map(({ iban, debtor, hasNewAccount }) => [iban, debtor, hasNewAccount]),
      [
        [NEW_IBAN, 'Sonnenschein GmbH', true],
        [NEW_IBAN, 'Sonnenschein GmbH', false],
      ]
    )
  })

  test('a withdrawn file leaves the bank without notice', async ({ client, assert }) => {
    const desk = await makeAmendmentDesk(client)
    await desk.debitsOf(await desk.collectOne())
    ;(await desk.amend({ iban: NEW_IBAN })).assertStatus(200)
    const next = await desk.collectOne()
    const { _id } = await desk.debitsOf(next)
    ;(await desk.act(_id, 'withdraw')).assertStatus(200)
    assert.isTrue((await desk.debitsOf(next)).debits[0]?.hasNewAccount)
  })

  test('a mandate that only another program used names the account of that time', async ({
    client,
    assert,
  }) => {
    const desk = await makeAmendmentDesk(client, { usedBeforeOn: '2026-10-01' })
    ;(await desk.amend({ iban: NEW_IBAN })).assertStatus(200)
    assert.isTrue((await desk.debitsOf(await desk.collectOne())).debits[0]?.hasNewAccount)
    const unused = await makeAmendmentDesk(client)
    ;(await unused.amend({ iban: NEW_IBAN })).assertStatus(200)
    assert.isFalse((await unused.debitsOf(await unused.collectOne())).debits[0]?.hasNewAccount)
  })

  test('another creditor identifier or name comes with the former one', async ({
    client,
    assert,
  }) => {
    const desk = await makeAmendmentDesk(client)
    await desk.debitsOf(await desk.collectOne())
    await desk.post('/api/settings', {
      companyInfo: { creditorId: 'DE79ZZZ01234567890', companyName: 'Nachfolger GmbH' },
    })
    const [debit] = (await desk.debitsOf(await desk.collectOne())).debits
    assert.equal(debit?.formerCreditorId, CREDITOR_ID)
    assert.isNotEmpty(debit?.formerCreditor)
    assert.notEqual(debit?.formerCreditor, 'Nachfolger GmbH')
    assert.isFalse(debit?.hasNewAccount)
  })

  test('the same account, one beyond SEPA and a revoked mandate are refused', async ({
    client,
    assert,
  }) => {
    const desk = await makeAmendmentDesk(client)
    const { iban } = desk.mandate
    const refused = async (body: object, status: number, code: string) => {
      const answer = await desk.amend(body)
      answer.assertStatus(status)
      assert.include(JSON.stringify(answer.body()), code)
    }
    await refused({ iban }, 422, 'same_account')
    await refused({ iban: 'TR330006100519786457841326' }, 422, 'not_in_sepa')
    await refused({ iban: 'DE00' }, 422, 'iban')
    ;(await desk.post(`/api/mandates/${desk.mandate._id}/revoke`)).assertStatus(200)
    await refused({ iban: NEW_IBAN }, 409, 'not_active')
  })

  test('an invoice whose direct debit came back is collected once more', async ({
    client,
    assert,
  }) => {
    const desk = await makeAmendmentDesk(client)
    const invoice = await desk.collectOne()
    const { _id, debits } = (await desk.filed(invoice)) as {
      _id: string
      debits: { _id: string }[]
    }
    const path = `/api/collections/${_id}/debits/${debits[0]?._id}`
    ;(await desk.post(`${path}/collect-again`)).assertStatus(409)
    await desk.act(_id, 'send')
    const back = { date: '2026-12-16', reason: 'AC04' }
    ;(await desk.post(`${path}/return`, back)).assertStatus(200)
    assert.deepEqual(await desk.candidates(), [])
    ;(await desk.amend({ iban: NEW_IBAN })).assertStatus(200)

    const again = await desk.post(`${path}/collect-again`)
    again.assertStatus(200)
    assert.isFalse(again.body().debits[0].canRenew)
    assert.containSubset(await desk.candidates(), [{ _id: invoice._id, obstacle: null }])
    const next = await desk.debitsOf(invoice)
    assert.equal(next.debits[0]?.iban, NEW_IBAN)
    ;(await desk.post(`${path}/collect-again`)).assertStatus(409)
    ;(await desk.act(next._id, 'withdraw')).assertStatus(200)
    assert.lengthOf(await desk.candidates(), 1)
  })
})
