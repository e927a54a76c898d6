import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { mailsTo } from '#core/tests/mails_to'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'

const TRADING_NAME = 'Studio Köln – Design & IT'

test.group('The trading name of a company', () => {
  test('is on the PDF beside the full name, and in the mail of an invoice', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    await desk.post('/api/settings', { companyInfo: { tradingName: TRADING_NAME } })
    const { _id } = await desk.issued()
    if (canReadPdf) {
      const printed = textOfPdf((await desk.get(`/api/invoices/${_id}/pdf`)).body())
      assert.include(printed, TRADING_NAME)
      assert.include(printed, desk.company.name)
    }
    const to = `kunde-${desk.company.id}@example.test`
    ;(await desk.post(`/api/invoices/${_id}/send`, { to: [to] })).assertStatus(200)
    const [mail] = await mailsTo(to)
    assert.include(JSON.stringify(mail), TRADING_NAME)
    assert.notInclude(JSON.stringify(mail), desk.company.name)
    const row = await reader()
      .from('mail_outbox')
      .where('company_id', desk.company.id)
      .firstOrFail()
    assert.equal(row.sender_name, TRADING_NAME)
  })

  test('is not printed on an invoice from before it was entered', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.issued()
    const read = async (): Promise<Buffer> => (await desk.get(`/api/invoices/${_id}/pdf`)).body()
    const before = await read()
    await desk.post('/api/settings', { companyInfo: { tradingName: TRADING_NAME } })
    assert.isTrue(before.equals(await read()))
  })
})
