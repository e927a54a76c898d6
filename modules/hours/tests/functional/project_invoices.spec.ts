import { test } from '@japa/runner'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { makeWork } from '#modules/hours/factories/work_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'

const PATH = '/api/billed-hours/invoices'

test.group('The invoices of a project', (group) => {
  clockOf(group, '2029-12-31')

  test('are those that bill its hours, with the value of these lines', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 90)
    const first = await desk.post('/api/unbilled-hours/invoice', { clientId: desk.clientId })
    const issued = await desk.post(`/api/invoices/${first.body()._id}/issue`)
    await desk.worked('2029-12-05', 60)
    const draft = await desk.made('/api/invoices', {
      clientId: desk.clientId,
      lines: [{ ...LINE, description: 'Travel' }],
    })
    await desk.post(`/api/invoices/${draft._id}/hours`, { version: draft.version })
    await desk.made('/api/invoices', { clientId: desk.clientId, lines: [LINE] })

    const answer = await desk.get(`${PATH}?projectId=${desk.projectId}&order=asc`)
    answer.assertStatus(200)
    const listed = answer.body().map(({ _id, number, status, hoursNet }: Listed) => ({
      _id,
      number,
      status,
      hoursNet,
    }))
    const expected = [
      { _id: issued.body()._id, number: issued.body().number, status: 'Unpaid', hoursNet: 135 },
      { _id: draft._id, number: null, status: 'Draft', hoursNet: 90 },
    ]
    assert.sameDeepMembers(listed, expected)
    assert.equal(answer.headers()['x-total-count'], '2')
    const page = await desk.get(`${PATH}?projectId=${desk.projectId}&page=2&pageSize=1`)
    assert.lengthOf(page.body(), 1)
  })

  test('are closed to employees and empty for another company', async ({ client, assert }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 90)
    await desk.post('/api/unbilled-hours/invoice', { clientId: desk.clientId })
    const path = `${PATH}?projectId=${desk.projectId}`
    const employee = await makePerson(desk.company.id, 'employee')
    ;(await client.get(path).bearerToken(employee.token)).assertStatus(403)
    const { owner } = await makeCompany()
    const foreign = await client.get(path).bearerToken(owner.token)
    foreign.assertStatus(200)
    assert.deepEqual(foreign.body(), [])
    ;(await desk.get(PATH)).assertStatus(422)
  })
})

interface Listed {
  _id: string
  number: string | null
  status: string
  hoursNet: number
}
