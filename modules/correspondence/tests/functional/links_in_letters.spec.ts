import { test } from '@japa/runner'
import { inTx, reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { call } from '#core/tests/call'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { type Desk, openDesk, openPostOffice, type PostOffice } from '../post_office.js'

const LINES = [{ description: 'Tisch', quantity: 1, unitPrice: 1000, taxRate: 19 }]
const ADDRESS = /https?:\/\/\S+#\S+/g

/** The documents that a client sees by a link: how one is sent, the label of its button and the API of its page. */
const DOCUMENTS: {
  name: string
  button: string
  page: string
  sendOne(desk: Desk): Promise<unknown>
}[] = [
  ...(['full', 'downPayment'] as const).map((stage) => ({
    name: stage === 'full' ? 'an invoice' : 'a down payment',
    button: stage === 'full' ? 'Rechnung ansehen' : 'Abschlagsrechnung ansehen',
    page: 'shared-invoices',
    async sendOne({ ask, invoice }: Desk) {
      const { _id } = await invoice({ stage })
      await ask('POST', `/invoices/${_id}/send`, {})
    },
  })),
  {
    name: 'a cancellation',
    button: 'Stornorechnung ansehen',
    page: 'shared-invoices',
    async sendOne({ ask, invoice }) {
      const { _id } = await invoice()
      const { cancelledBy } = await ask('POST', `/invoices/${_id}/cancel`, { reason: 'Irrtum' })
      await ask('POST', `/invoices/${cancelledBy._id}/send`, {})
    },
  },
  {
    name: 'a credit note',
    button: 'Rechnungskorrektur ansehen',
    page: 'shared-invoices',
    async sendOne({ ask, invoice }) {
      const { _id, lines } = await invoice()
      const body = { lines: [{ lineId: lines[0]._id, quantity: 0.5 }] }
      const note = await ask('POST', `/invoices/${_id}/credit-notes`, body, 201)
      await ask('POST', `/invoices/${note._id}/send`, {})
    },
  },
  {
    name: 'a receipt for a payment',
    button: 'Rechnung ansehen',
    page: 'shared-invoices',
    async sendOne({ ask, invoice }) {
      const { _id } = await invoice()
      const payment = await ask('POST', `/invoices/${_id}/payments`, { amount: 190 }, 201)
      await ask('POST', `/payments/${payment._id}/receipt`, {})
    },
  },
  {
    name: 'a reminder',
    button: 'Rechnung ansehen',
    page: 'shared-invoices',
    async sendOne({ ask, invoice }) {
      const { _id } = await invoice({ date: '2026-03-02', dueDate: '2026-03-16' })
      await ask('POST', '/reminders', { invoiceIds: [_id], level: 1, isSent: true }, 201)
    },
  },
  {
    name: 'an estimate',
    button: 'Angebot ansehen und annehmen',
    page: 'offers',
    async sendOne({ ask, estimate }) {
      const { _id } = await estimate()
      await ask('POST', `/estimates/${_id}/send`, {})
    },
  },
  {
    name: 'a proposal',
    button: 'Angebot lesen',
    page: 'shared-proposals',
    async sendOne({ ask, clientId }) {
      const body = { clientId, title: 'Neue Küche', lines: LINES }
      const { _id } = await ask('POST', '/proposals', body, 201)
      await ask('POST', `/proposals/${_id}/send`, {})
    },
  },
]

const keyOf = (address: string) => ({
  id: new URL(address).pathname.split('/').at(-1),
  key: new URL(address).hash.slice(1),
})

const show = async (page: string, address: string) =>
  (await call('POST', `/api/${page}/show`, { body: keyOf(address) })).status

test.group('Links in letters', (group) => {
  let office: PostOffice
  group.each.setup(async () => {
    office = await openPostOffice()
    return () => office.close()
  })

  test('the mail of {name} has a button that opens its page, and no key stays behind')
    .with(DOCUMENTS)
    .run(async ({ assert }, { button, page, sendOne }) => {
      const desk = await openDesk(assert)
      await sendOne(desk)
      const [mail] = await office.arrived()
      const [, address = ''] = new RegExp(`${button}:\\n(\\S+)`).exec(mail!.text) ?? []
      assert.equal(await show(page, address), 200, mail!.text)

      const { key } = keyOf(address)
      const stored = await reader().from('mail_outbox').where('company_id', desk.company.id)
      assert.notInclude(JSON.stringify(stored), key)
      const [{ _id }] = await desk.mails()
      assert.notInclude(JSON.stringify(await desk.ask('GET', `/mails/${_id}`)), key)
    })

  test('a reminder of several invoices has a button for each', async ({ assert }) => {
    const desk = await openDesk(assert)
    const days = { date: '2026-03-02', dueDate: '2026-03-16' }
    const invoices = [await desk.invoice(days), await desk.invoice(days)]
    const invoiceIds = invoices.map(({ _id }) => _id)
    await desk.ask('POST', '/reminders', { invoiceIds, level: 1, isSent: true }, 201)
    const [mail] = await office.arrived()
    for (const { _id, number } of invoices) {
      assert.match(mail!.text, new RegExp(`Rechnung ansehen \\(${number}\\):\\n\\S+/${_id}#`))
    }
  })

  test('own words may place the link, in the message only', async ({ assert }) => {
    const desk = await openDesk(assert)
    const texts = { subject: 'Rechnung', message: 'Hallo, hier: {{ link }}\nDanke' }
    const { fields } = await desk.ask(
      'PUT',
      '/mail-templates/invoice/de',
      { ...texts, subject: '{{link}}' },
      422
    )
    assert.deepInclude(fields[0], { field: 'subject', rule: 'variable_unknown' })
    await desk.ask('PUT', '/mail-templates/deliveryNote/de', texts, 422)
    await desk.ask('PUT', '/mail-templates/invoice/de', texts)

    const { _id } = await desk.invoice()
    const proposed = await desk.ask('GET', `/invoices/${_id}/send`)
    assert.equal(proposed.message, texts.message)
    assert.deepInclude(proposed.variables, { name: 'link', label: 'Link', value: '{{link}}' })
    await desk.ask('POST', `/invoices/${_id}/send`, { message: proposed.message })
    const [mail] = await office.arrived()
    const [inText, inButton] = mail!.text.match(ADDRESS) ?? []
    assert.equal(inText, inButton)
    assert.equal(await show('shared-invoices', inText!), 200)

    const [letter] = await desk.mails()
    assert.equal((await desk.ask('GET', `/mails/${letter._id}`)).message, texts.message)
    await desk.ask('POST', `/mails/${letter._id}/resend`, {}, 201)
    const [other] = (await office.arrived())[0]!.text.match(ADDRESS) ?? []
    assert.notEqual(other, inText)
    assert.equal(await show('shared-invoices', other!), 200)
  })

  test('words from before there was a button get its usual label', async ({ assert }) => {
    const desk = await openDesk(assert)
    const row = { kind: 'invoice', language: 'de', subject: 'Alt', message: 'Alt', button: '' }
    await inTx(() =>
      insertRows('mail_templates', [
        { company_id: desk.company.id, id: newId(), ...row, updated_at: 0 },
      ])
    )
    const { _id } = await desk.invoice()
    await desk.ask('POST', `/invoices/${_id}/send`, {})
    assert.include((await office.arrived())[0]!.text, 'Rechnung ansehen:\n')
    const preview = { kind: 'invoice', language: 'de', subject: 'Alt', message: 'Alt' }
    const { blocks } = await desk.ask('POST', '/mail-templates/preview', preview)
    assert.containsSubset(blocks, [{ kind: 'action', label: 'Rechnung ansehen' }])
  })

  test('a receipt for a payment of no invoice leaves out the line with the link', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const texts = { subject: 'Danke', message: 'Danke.\nHier: {{link}}\n\nGruß' }
    await desk.ask('PUT', '/mail-templates/receipt/de', texts)
    const given = { clientId: desk.clientId, amount: 50, currency: 'EUR', overpayment: 'credit' }
    const body = { ...given, allocations: [] }
    const { _id } = await desk.ask('POST', '/payments', body, 201)
    await desk.ask('POST', `/payments/${_id}/receipt`, {})
    const [mail] = await office.arrived()
    assert.match(mail!.text, /^Danke\.\n\nGruß/)
    assert.notMatch(mail!.text, ADDRESS)
  })

  test('a level may name the link: the mail has it, the letter on paper leaves out its line', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const text = { subject: 'Hinweis', intro: 'Guten Tag\nOnline: {{link}}', closing: 'Gruß' }
    const level = {
      days: 7,
      fee: 0,
      chargesInterest: false,
      chargesFlatSum: false,
      paymentDays: 7,
      texts: { de: text, en: text, sq: text },
    }
    await desk.ask('PUT', '/reminders/rules', { levels: [level] })
    const { _id } = await desk.invoice({ date: '2026-03-02', dueDate: '2026-03-16' })
    const body = { invoiceIds: [_id], level: 1, isSent: true }
    const made = await desk.ask('POST', '/reminders', body, 201)
    assert.equal(made.intro, 'Guten Tag')
    const [mail] = await office.arrived()
    const [, address = ''] = /Online: (\S+)/.exec(mail!.text) ?? []
    assert.equal(await show('shared-invoices', address), 200)
    if (!canReadPdf) return
    const path = `/api/reminders/${made._id}/pdf`
    const pdf = await call('GET', path, { token: desk.owner.token })
    assert.notInclude(await textOfPdf(pdf.bytes), 'Online')
  })
})
