import { test } from '@japa/runner'
import { readRows } from '#core/database/read_rows'
import { makeWork } from '#modules/hours/factories/work_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'

type Work = Awaited<ReturnType<typeof makeWork>>

/** An invoice over two entries, an hour and a half each on a day of its own, issued and cancelled. */
async function cancelledHours(desk: Work) {
  const entries = [await desk.worked('2029-12-03', 90), await desk.worked('2029-12-04', 90)]
  const { _id } = await billed(desk)
  ;(await desk.post(`/api/invoices/${_id}/issue`)).assertStatus(200)
  ;(await desk.post(`/api/invoices/${_id}/cancel`)).assertStatus(200)
  return { _id, entries }
}

const billed = (desk: Work) =>
  desk.made('/api/unbilled-hours/invoice', { clientId: desk.clientId, by: 'entry' })

const replace = (desk: Work, id: string) => desk.post(`/api/invoices/${id}/replacement`)

const unbilled = async (desk: Work) => (await desk.get('/api/unbilled-hours')).body()

test.group('Hours of a corrected invoice', (group) => {
  clockOf(group, '2029-12-31')

  test('row 103: on a corrected invoice, lines bill the same hours, which are not offered once more', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const { _id } = await cancelledHours(desk)
    assert.deepEqual(await desk.areBilled(), [false, false])

    const draft = await desk.made(`/api/invoices/${_id}/replacement`, {})
    assert.deepEqual(await desk.areBilled(), [true, true])
    assert.deepEqual(await unbilled(desk), [])
    const hours = (await desk.get(`/api/invoices/${draft._id}/hours`)).body()
    assert.deepEqual(
      hours.map(({ lineId }: { lineId: string }) => lineId).sort(),
      draft.lines.map((line: { _id: string }) => line._id).sort()
    )
  })

  test('a deleted line, the deleted draft and its cancellation give the hours back', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const { _id } = await cancelledHours(desk)
    const draft = await desk.made(`/api/invoices/${_id}/replacement`, {})
    const [kept] = draft.lines
    ;(await desk.put(`/api/invoices/${draft._id}`, { lines: [kept] })).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [true, false])
    ;(await desk.remove(`/api/invoices/${draft._id}`)).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [false, false])

    const second = await desk.made(`/api/invoices/${_id}/replacement`, {})
    ;(await desk.post(`/api/invoices/${second._id}/issue`)).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [true, true])
    ;(await desk.post(`/api/invoices/${second._id}/cancel`)).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [false, false])
    await desk.made(`/api/invoices/${second._id}/replacement`, {})
    assert.deepEqual(await desk.areBilled(), [true, true])
  })

  test('hours that are on another invoice by now are named, and nothing is drafted', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const { _id } = await cancelledHours(desk)
    const other = await billed(desk)
    const refused = await replace(desk, _id)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'records_drafted')
    assert.deepEqual(refused.body().billedBy, { _id: other._id, number: null })
    assert.isNull((await desk.get(`/api/invoices/${_id}`)).body().replacedBy)
    ;(await desk.remove(`/api/invoices/${other._id}`)).assertStatus(200)
    ;(await replace(desk, _id)).assertStatus(201)
  })

  test('row 103: on a corrected invoice, of several replacements and bills at once exactly one takes the hours', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const { _id } = await cancelledHours(desk)
    const drafts = []
    for (let count = 0; count < 3; count++) {
      drafts.push(await desk.made('/api/invoices', { clientId: desk.clientId }))
    }
    const answers = await Promise.all([
      replace(desk, _id),
      ...drafts.map((draft) => desk.post(`/api/invoices/${draft._id}/hours`, { by: 'entry' })),
      replace(desk, _id),
    ])
    const lost = answers.filter((answer) => answer.status() >= 300)
    assert.lengthOf(lost, answers.length - 1)
    for (const answer of lost) {
      answer.assertStatus(409)
      assert.include(
        ['no_unbilled_hours', 'already_replaced', 'records_drafted'],
        answer.body().code
      )
    }
    assert.deepEqual(await desk.areBilled(), [true, true])
  })

  test('hours that were deleted or changed since are not needed', async ({ client, assert }) => {
    const desk = await makeWork(client)
    const { _id, entries } = await cancelledHours(desk)
    const [gone, changed] = entries
    const path = (id = '') => `/api/time-entries/${id}`
    const { token } = desk.owner
    ;(await client.delete(path(gone?.id)).bearerToken(token)).assertStatus(204)
    const shorter = { breakSeconds: 1800 }
    ;(await client.patch(path(changed?.id)).bearerToken(token).json(shorter)).assertStatus(200)

    const draft = await desk.made(`/api/invoices/${_id}/replacement`, {})
    assert.lengthOf(draft.lines, 2)
    assert.deepEqual(await desk.areBilled(), [true])
    ;(await desk.post(`/api/invoices/${draft._id}/issue`)).assertStatus(200)
    const [{ content }] = await readRows<{ content: string }>(
      'select content from issued_timesheets where company_id = ? and invoice_id = ?',
      [desk.company.id, draft._id]
    )
    const [{ entries: shown }] = JSON.parse(content)
    assert.deepEqual(
      shown.map((entry: { hundredths: number }) => entry.hundredths),
      [100]
    )
  })
})
