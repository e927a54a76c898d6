import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'

test.group('Row 119: an answer says which days its figures are of', (group) => {
  group.each.setup(() => setClock(() => Date.parse('2026-11-18T11:00:00Z')))

  test('when the question names none', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const year = { from: '2026-01-01', to: '2026-11-18' }
    const month = { from: '2026-11-01', to: '2026-11-30' }
    const week = { from: '2026-11-16', to: '2026-11-22' }
    for (const [question, covers] of [
      ['vatDue', year],
      ['profit', year],
      ['bestClients', year],
      ['spentByCategory', year],
      ['received', month],
      ['invoiced', month],
      ['spent', month],
      ['workedHours', week],
      ['openInvoices', undefined],
    ] as const) {
      const answer = (await desk.get(`/api/assistant/answers/${question}`)).body()
      assert.isNull(answer.period, question)
      assert.deepEqual(answer.covers, covers, question)
    }
  })

  test('and when it names some', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const october = { from: '2026-10-01', to: '2026-10-31' }
    const address = `/api/assistant/answers/vatDue?${new URLSearchParams(october)}`
    assert.deepEqual((await desk.get(address)).body().covers, october)
  })
})
