import { test } from '@japa/runner'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { makeHandingDesk, WAYS } from '#modules/invoicing/tests/handing_desk'

const CODE = 'handed_out'

test.group('An invoice of which a copy has left Kontor', () => {
  test('cannot be voided after its {$self}, only cancelled')
    .with([...WAYS])
    .run(async ({ client, assert }, way) => {
      const desk = await makeHandingDesk(client)
      const invoice = await desk.invoice()
      assert.isTrue(invoice.isVoidable)
      assert.isNull(invoice.handedOutAt)
      await desk.handOut(invoice, way)

      const after = (await desk.get(`/api/invoices/${invoice._id}`)).body()
      assert.isString(after.handedOutAt)
      assert.isFalse(after.isVoidable)
      const [row] = (await desk.get('/api/invoices')).body()
      assert.isFalse(row.isVoidable)
      const refused = await desk.post(`/api/invoices/${invoice._id}/void`)
      assert.deepEqual([refused.status(), refused.body().code], [409, CODE])
      assert.match(refused.body().error, /cancel/i)
      ;(await desk.post(`/api/invoices/${invoice._id}/cancel`)).assertStatus(200)
    })

  test('is recorded with the first copy only, and the person who took it', async ({
    client,
    assert,
  }) => {
    const desk = await makeHandingDesk(client)
    const invoice = await desk.invoice()
    await desk.handOut(invoice, 'pdf')
    const first = (await desk.get(`/api/invoices/${invoice._id}`)).body()
    await desk.handOut(invoice, 'ZUGFeRD')
    await desk.handOut(invoice, 'link file')
    const { timeline, handedOutAt, version } = (
      await desk.get(`/api/invoices/${invoice._id}`)
    ).body()
    assert.equal(handedOutAt, first.handedOutAt)
    assert.equal(version, invoice.version)
    const [entry, ...others] = timeline.filter(
      ({ action }: { action: string }) => action === 'invoice.handed_out'
    )
    assert.isEmpty(others)
    assert.deepInclude(entry.details, { door: 'pdf', number: invoice.number })
    assert.equal(entry.by.name, 'Test owner')
  })

  test('can still be voided after its picture, its page, its e-invoice check and its mail preview', async ({
    client,
    assert,
  }) => {
    const desk = await makeHandingDesk(client)
    const invoice = await desk.invoice()
    for (const path of ['/picture', '', '/einvoice', '/send']) {
      ;(await desk.get(`/api/invoices/${invoice._id}${path}`)).assertStatus(200)
    }
    await desk.post(`/api/invoices/${invoice._id}/link`)
    const voided = await desk.post(`/api/invoices/${invoice._id}/void`)
    voided.assertStatus(200)
    assert.isFalse(voided.body().isVoidable)
  })

  test('does not include one whose e-invoice was refused, nor a draft', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const invoice = await desk.issued()
    const refused = await desk.get(`/api/invoices/${invoice._id}/xml?format=xrechnung`)
    refused.assertStatus(422)
    const zip = await desk.post('/api/invoices/batch/files', {
      ids: [invoice._id],
      format: 'xrechnung',
    })
    zip.assertStatus(200)
    assert.isTrue((await desk.get(`/api/invoices/${invoice._id}`)).body().isVoidable)

    const draft = await desk.draft()
    ;(await desk.get(`/api/invoices/${draft._id}/pdf`)).assertStatus(200)
    const issued = (await desk.post(`/api/invoices/${draft._id}/issue`)).body()
    assert.isTrue(issued.isVoidable)
  })

  test('if void, says so and is not payable', async ({ client, assert }) => {
    const desk = await makeDesk(client, { language: 'de' })
    await desk.post('/api/settings', { companyInfo: { iban: 'DE75512108001245126199' } })
    const invoice = await desk.issued({
      customClient: { name: 'Anna Muster', language: 'de' },
      lines: [LINE],
    })
    ;(await desk.post(`/api/invoices/${invoice._id}/void`)).assertStatus(200)
    const pdf = await desk.get(`/api/invoices/${invoice._id}/pdf`)
    pdf.assertStatus(200)
    const { timeline } = (await desk.get(`/api/invoices/${invoice._id}`)).body()
    assert.equal(timeline[0].action, 'invoice.voided')
    if (!canReadPdf) return
    const text = textOfPdf(pdf.body() as Buffer)
    assert.include(text, `${invoice.number} (zurückgezogen)`)
    assert.notInclude(text, 'Bitte überweisen')
  })

  test('and a void at the same moment have one winner: {$self}')
    .with([...WAYS])
    .run(async ({ client, assert }, way) => {
      const desk = await makeHandingDesk(client)
      for (const isVoidFirst of [false, true, false]) {
        const invoice = await desk.invoice()
        const fetched = () => desk.handOut(invoice, way).catch(() => undefined)
        const voided = () => desk.post(`/api/invoices/${invoice._id}/void`)
        const [withdrawal] = isVoidFirst
          ? await Promise.all([voided(), fetched()])
          : await Promise.all([fetched(), voided()]).then(([, answer]) => [answer])

        const after = (await desk.get(`/api/invoices/${invoice._id}`)).body()
        const isVoid = withdrawal.status() === 200
        assert.deepEqual(
          [after.status === 'Void', after.handedOutAt === null],
          [isVoid, isVoid],
          JSON.stringify(withdrawal.body())
        )
        if (!isVoid) assert.equal(withdrawal.body().code, CODE)
      }
    })
    .timeout(60_000)

  test('a PDF that is fetched while the invoice is voided is either valid or marked as void', async ({
    client,
    assert,
  }) => {
    const desk = await makeHandingDesk(client)
    for (let round = 0; round < 6; round++) {
      const { _id } = await desk.invoice()
      const [copy, withdrawal] = await Promise.all([
        desk.get(`/api/invoices/${_id}/pdf`),
        desk.post(`/api/invoices/${_id}/void`),
      ])
      const saysVoid = textOfPdf(copy.body() as Buffer).includes('(zurückgezogen)')
      assert.equal(saysVoid, withdrawal.status() === 200)
    }
  }).skip(!canReadPdf, 'pdftotext is not installed')
})
