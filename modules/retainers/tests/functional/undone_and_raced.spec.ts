import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { runNow } from '#modules/recurring/actions/change_state'
import { runAllDue } from '#modules/recurring/factories/recurring_factory'
import { scopeOf } from '#modules/recurring/public'
import { makeRetainer, runsOf } from '../retainer_desk.js'

test.group('Retainers: once, and taken back', (group) => {
  const { clock, back, runOn } = runsOf(group)

  test('a deleted draft frees its hours, and the next run settles the period again', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client)
    clock.moveTo('2030-01-31')
    await desk.worked('2030-01-10', 12 * 60)
    await runOn('2030-01-01', '2030-02-01')
    const draft = (await desk.invoices()).at(-1)
    assert.deepEqual(await desk.areBilled(), [true])
    ;(await desk.remove(`/api/invoices/${draft._id}`)).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [false])

    await runOn('2030-03-01')
    assert.deepEqual(await desk.linesOf(), [
      ['Hours included in the retainer', 10, 0],
      ['Design', 2, 90],
    ])
    clock.moveTo('2030-02-28')
    assert.deepEqual(await desk.periods(), [
      ['2030-01-01', '2030-01-31', 10, 0, 12, 2],
      ['2030-02-01', '2030-02-28', 10, 0, 0, 0],
    ])
  })

  test('a cancelled invoice frees its hours, and the corrected one settles them', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client)
    clock.moveTo('2030-01-31')
    await desk.worked('2030-01-10', 12 * 60)
    await runOn('2030-01-01', '2030-02-01')
    const first = (await desk.invoices()).at(-1)
    ;(await desk.post(`/api/invoices/${first._id}/issue`)).assertStatus(200)
    ;(await desk.post(`/api/invoices/${first._id}/cancel`)).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [false])

    const corrected = await desk.post(`/api/invoices/${first._id}/replacement`)
    corrected.assertStatus(201)
    assert.deepEqual(await desk.areBilled(), [true])
    await runOn('2030-03-01')
    assert.deepEqual(await desk.linesOf(), [])
    clock.moveTo('2030-01-31')
    assert.deepEqual((await desk.periods())[0], ['2030-01-01', '2030-01-31', 10, 0, 12, 2])
  })

  test('hours of a line that is deleted from the draft count in the next run', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client)
    clock.moveTo('2030-01-31')
    await desk.worked('2030-01-10', 10 * 60)
    await desk.worked('2030-01-11', 2 * 60)
    await runOn('2030-01-01', '2030-02-01')
    const draft = (await desk.invoices()).at(-1)
    const { lines, version } = (await desk.get(`/api/invoices/${draft._id}`)).body()
    const kept = await desk.put(`/api/invoices/${draft._id}`, {
      version,
      lines: lines.slice(0, 2),
    })
    kept.assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [true, false])
    await runOn('2030-03-01')
    assert.deepEqual(await desk.linesOf(), [['Hours included in the retainer', 2, 0]])
  })

  test('of two runs at once, one bills the hours', async ({ client, assert }) => {
    const desk = await makeRetainer(client)
    clock.moveTo('2030-01-31')
    await desk.worked('2030-01-10', 12 * 60)
    await runOn('2030-01-01')
    clock.moveTo('2030-02-01')
    await Promise.all([runAllDue(), runAllDue(), runAllDue()])
    back()
    assert.lengthOf(await desk.invoices(), 2)
    assert.lengthOf(await desk.linesOf(), 2)
  })

  test('hours that are billed by hand at the same moment are billed once', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client, { from: '2029-12-01' }, { servicePeriod: 'behind' })
    await desk.worked('2029-12-10', 12 * 60)
    const company = await scopeOf(desk.company.id)
    clock.moveTo('2030-01-01')
    await Promise.all([
      inTx(() => runNow(company, desk.profileId)),
      desk.post('/api/unbilled-hours/invoice', {
        clientId: desk.clientId,
        includesCovered: true,
        by: 'task',
      }),
    ])
    back()
    assert.deepEqual(await desk.areBilled(), [true])
    const billed: string[] = []
    for (const { _id } of await desk.invoices()) {
      const hours = (await desk.get(`/api/invoices/${_id}/hours`)).body()
      billed.push(...hours.map((entry: { _id: string }) => entry._id))
    }
    assert.lengthOf(billed, 1)
  })

  test('the timesheet shows an entry that exceeds the included hours in full', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client)
    clock.moveTo('2030-01-31')
    await desk.worked('2030-01-10', 12 * 60)
    await runOn('2030-01-01', '2030-02-01')
    const draft = (await desk.invoices()).at(-1)
    const sheet = await client
      .get(`/api/invoices/${draft._id}/timesheet`)
      .bearerToken(desk.owner.token)
    sheet.assertStatus(200)
    assert.match(textOfPdf(Buffer.from(sheet.body())), /10\.01\.2030 .*12\.00/)
  }).skip(!canReadPdf, 'pdftotext is not installed')
})
