import { test } from '@japa/runner'
import { makeForecastDesk } from '#modules/forecast/factories/forecast_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'

test.group('No amount is counted twice', () => {
  test('row 116: an accepted estimate counts once on its way to the paid invoice', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    const id = await desk.acceptedEstimate()
    assert.deepEqual(await desk.expected(), ['accepted 1071'])

    const { invoiceId } = await desk.must(
      await desk.post(`/api/estimates/${id}/down-payments`, { percent: 40 })
    )
    assert.deepEqual(await desk.expected(), ['accepted 642.6', 'drafts 476'])
    await desk.must(await desk.post(`/api/invoices/${invoiceId}/issue`))
    assert.deepEqual(await desk.expected(), ['accepted 642.6', 'invoices 476'])

    const final = await desk.must(await desk.post(`/api/estimates/${id}/convert`))
    const finalId = final.invoiceId ?? final._id
    assert.deepEqual(await desk.expected(), ['drafts 714', 'invoices 476'])
    await desk.must(await desk.post(`/api/invoices/${finalId}/issue`))
    assert.deepEqual(await desk.expected(), ['invoices 476', 'invoices 714'])
    const money = { amount: 476, date: desk.day(0), method: 'bankTransfer' }
    await desk.must(await desk.post(`/api/invoices/${invoiceId}/payments`, money))
    assert.deepEqual(await desk.expected(), ['invoices 714'])
  })

  test('row 116: an estimate that became a recurring invoice counts in its runs only', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    const id = await desk.acceptedEstimate()
    const schedule = { startOn: desk.day(40), every: 2, unit: 'year' }
    await desk.must(
      await desk.post(`/api/estimates/${id}/conversions`, { to: 'recurring', schedule })
    )
    assert.deepEqual(await desk.expected(), ['recurring 1190'])
  })

  test('row 116: hours of an estimate’s project are taken off the estimate', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    const id = await desk.acceptedEstimate()
    const { id: projectId } = await desk.must(
      await desk.post(`/api/estimates/${id}/conversions`, { to: 'project' })
    )
    await desk.must(await desk.put(`/api/projects/${projectId}`, { hourlyRate: '100' }))
    const task = await desk.must(await desk.post('/api/tasks', { title: 'Build', projectId }))
    await desk.worked(desk.day(-1), 120, { taskId: task.task?._id ?? task._id })
    // 200.00 of the 1,000.00 are worked: 238.00 with VAT at 90 %, and 90 % of what is left.
    assert.deepEqual(await desk.expected(), ['accepted 856.8', 'hours 214.2'])
  })

  test('row 116: a proposal, its estimate and its invoice are one order', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    const { _id } = await desk.must(
      await desk.post('/api/proposals', {
        title: 'Website',
        clientId: desk.clientId,
        lines: [{ description: 'Website', quantity: 1, unitPrice: 1000, taxRate: 19 }],
      })
    )
    await desk.must(await desk.post(`/api/proposals/${_id}/issue`))
    assert.deepEqual(await desk.expected(), ['offers 357'])
    await desk.must(await desk.post(`/api/proposals/${_id}/accept`, { name: 'Anna' }))
    assert.deepEqual(await desk.expected(), ['accepted 1071'])

    const { id } = await desk.must(
      await desk.post(`/api/proposals/${_id}/convert`, { to: 'estimate' })
    )
    await desk.must(await desk.post(`/api/estimates/${id}/issue`))
    assert.deepEqual(await desk.expected(), ['accepted 1071'])
    await desk.must(await desk.post(`/api/estimates/${id}/accept`, { name: 'Anna' }))
    assert.deepEqual(await desk.expected(), ['accepted 1071'])
    await desk.must(await desk.post(`/api/estimates/${id}/convert`))
    assert.deepEqual(await desk.expected(), ['drafts 1190'])
  })

  test('row 116: hours move from unbilled to the draft and to the invoice', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    await desk.worked(desk.day(-2), 60)
    // 90.00 and 19 % of VAT at 90 %.
    assert.deepEqual(await desk.expected(), ['hours 96.39'])
    const made = await desk.must(
      await desk.post('/api/unbilled-hours/invoice', { clientId: desk.clientId, by: 'all' })
    )
    assert.deepEqual(await desk.expected(), ['drafts 107.1'])
    await desk.must(await desk.post(`/api/invoices/${made.invoiceId ?? made._id}/issue`))
    assert.deepEqual(await desk.expected(), ['invoices 107.1'])
  })

  test('row 116: a recurring date that was made counts as its draft', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    const schedule = { startOn: desk.day(1), every: 2, unit: 'year', on: 'date' }
    const profile = await desk.recurring({ schedule })
    assert.deepEqual(await desk.expected(), ['recurring 119'])
    await desk.must(await desk.step(profile._id, 'run'))
    assert.deepEqual(await desk.expected(), ['drafts 119'])
  })

  test('row 116: hours beyond those of a retainer count in the run that bills them, then as its draft', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    const profile = await desk.recurring({
      // The fee of the first date pays for the time before it.
      schedule: { startOn: desk.day(0), every: 2, unit: 'year', on: 'date' },
      servicePeriod: 'behind',
      retainer: { projectIds: [desk.projectId], includedHours: 1 },
      invoice: { customClient: null, clientId: desk.clientId },
    })
    await desk.worked(desk.day(-2), 60)
    assert.deepEqual(await desk.expected(), ['recurring 119'])
    // 180.00 and 19 % of VAT at 90 %.
    await desk.worked(desk.day(-1), 120)
    assert.deepEqual(await desk.expected(), ['hours 192.78', 'recurring 119'])
    const [overage] = (await desk.items()).filter(({ source }) => source === 'hours')
    const [run] = (await desk.items()).filter(({ source }) => source === 'recurring')
    assert.deepEqual([overage?.day, overage?.label], [run?.day, profile.name])

    ;(await desk.step(profile._id, 'pause')).assertStatus(200)
    assert.deepEqual(await desk.expected(), [])
    ;(await desk.step(profile._id, 'run')).assertStatus(200)
    assert.deepEqual(await desk.expected(), ['drafts 333.2'])
  })

  test('row 116: credit notes, credits and cancelled invoices bring nothing', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    const body = { clientId: desk.clientId, customClient: null }
    const first = await desk.issued(body)
    const { lines } = (await desk.get(`/api/invoices/${first._id}`)).body()
    await desk.must(
      await desk.post(`/api/invoices/${first._id}/credit-notes`, {
        lines: [{ lineId: lines[0]._id, quantity: '0.5' }],
      })
    )
    assert.deepEqual(await desk.expected(), ['invoices 59.5'])

    const money = { amount: 59.5, date: desk.day(0), method: 'bankTransfer' }
    await desk.must(await desk.post(`/api/invoices/${first._id}/payments`, money))
    await desk.must(
      await desk.post(`/api/invoices/${first._id}/credit-notes`, {
        lines: [{ lineId: lines[0]._id, quantity: '0.25' }],
      })
    )
    assert.deepEqual(await desk.expected(), [])
    // 29.75 that the client has to its credit are less to come for its next invoice.
    await desk.issued(body)
    assert.deepEqual(await desk.expected(), ['invoices 89.25'])

    const third = await desk.issued({ lines: [{ ...LINE, unitPrice: 7 }] })
    await desk.must(await desk.post(`/api/invoices/${third._id}/cancel`))
    assert.deepEqual(await desk.expected(), ['invoices 89.25'])
  })

  test('row 116: an expense counts until it is paid, and in the place of what was planned for it', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    const { _id } = await desk.spend()
    assert.deepEqual(await desk.expected(), ['expenses -119'])
    await desk.must(await desk.post(`/api/expenses/${_id}/payment`, { date: desk.day(0) }))
    assert.deepEqual(await desk.expected(), [])

    await desk.plan({ vendor: 'Hausverwaltung', date: desk.day(20) })
    assert.deepEqual(await desk.expected(), ['rent -800'])
    await desk.spend({ vendor: 'HAUSVERWALTUNG', dueDate: desk.day(20) })
    assert.deepEqual(await desk.expected(), ['expenses -119'])
  })
})
