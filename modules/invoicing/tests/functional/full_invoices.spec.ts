import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { verifyDocuments } from '#modules/documents/public'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const canRead = existsSync('/usr/bin/pdftotext')

const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).replace(
    /[\u00a0\u202f]/g,
    ' '
  )

const FULL = {
  date: '2026-11-02',
  serviceDate: '2026-10-01',
  serviceUntil: '2026-10-31',
  customClient: { name: 'Grünewald AG', language: 'de' },
  priceMode: 'gross',
  discountPercent: 10,
  discountReason: 'Treuerabatt',
  skonto: [
    { days: 7, percent: 3 },
    { days: 14, percent: 1.5 },
  ],
  buyerReference: '04011000-1234512345-06',
  orderNumber: 'B-77',
  projectReference: 'Hafen',
  intro: 'Wir haben gern für Sie gearbeitet:',
  closing: 'Bis bald.',
  exchangeRate: '1.25',
  lines: [
    { kind: 'heading', description: 'Gestaltung' },
    { ...LINE, unitPrice: '119', serviceDate: '2026-10-05' },
    { ...LINE, unitPrice: '59.5', discountAmount: '9.5' },
    { kind: 'subtotal', description: 'Summe Gestaltung' },
    { kind: 'text', description: 'Wie besprochen ohne Anfahrt.' },
    { ...LINE, description: 'Buch', unitPrice: '107', taxRate: 7 },
  ],
}

const FIGURES = { amountSum: 276, discountTotal: 27.6, net: 217.82, tax: 30.58, total: 248.4 }

test.group('Full invoices', () => {
  test('page, list, preview and PDF say the same of gross prices, discounts and Skonto', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const preview = await desk.post('/api/invoices/preview', FULL)
    const invoice = await desk.issued(FULL)
    const skonto = [
      { days: 7, percent: 3, until: '2026-11-09', discount: 7.45, amount: 240.95 },
      { days: 14, percent: 1.5, until: '2026-11-16', discount: 3.73, amount: 244.67 },
    ]
    assert.containsSubset(preview.body(), { ...FIGURES, skonto })
    assert.containsSubset(invoice, { ...FIGURES, skonto, stage: 'full', exchangeRate: 1.25 })
    assert.deepEqual(
      invoice.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
      [
        ['heading', 0],
        ['item', 119],
        ['item', 50],
        ['subtotal', 169],
        ['text', 0],
        ['item', 107],
      ]
    )
    const [row] = (await desk.get('/api/invoices?pageSize=1')).body()
    assert.containsSubset(row, { net: 217.82, tax: 30.58, total: 248.4, open: 248.4 })
    assert.deepEqual(await verifyDocuments(desk.company), [])

    const copy = (await desk.post(`/api/invoices/${invoice._id}/duplicate`)).body()
    assert.containsSubset(copy, { ...FIGURES, orderNumber: 'B-77', priceMode: 'gross' })
    const cancelled = (await desk.post(`/api/invoices/${invoice._id}/cancel`)).body()
    const reversal = (await desk.get(`/api/invoices/${cancelled.cancelledBy._id}`)).body()
    assert.containsSubset(reversal, {
      net: -217.82,
      tax: -30.58,
      total: -248.4,
      discountTotal: -27.6,
    })
  })

  test('the PDF shows headings, subtotals, period, references, terms and texts', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { language: 'de' })
    const { _id } = await desk.issued(FULL)
    const text = textOf((await desk.get(`/api/invoices/${_id}/pdf`)).body() as Buffer)
    for (const wanted of [
      'Gestaltung',
      'Summe Gestaltung',
      '169,00',
      'Wie besprochen ohne Anfahrt.',
      '01.10.2026 – 31.10.2026',
      '04011000-1234512345-06',
      'B-77',
      'Treuerabatt 10 %',
      '−27,60 €',
      '248,40 €',
      'Bei Zahlung bis 09.11.2026 gewähren wir 3 % Skonto (7,45 €): 240,95 €.',
      'Wir haben gern für Sie gearbeitet:',
      'Bis bald.',
    ]) {
      assert.include(text.replace(/-27,60/, '−27,60'), wanted)
    }
  }).skip(!canRead, 'pdftotext is not installed')

  test('terms come from the client, else from the company, and stay when left out', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const skonto = [{ days: 10, percent: 2 }]
    await desk.post('/api/settings', { preferences: { priceMode: 'gross', skonto } })
    const made = await desk.post('/api/clients', {
      name: 'Stadt Lüneburg',
      buyerReference: '0401-1',
      taxTreatment: 'export',
      skonto: [],
      hourlyRate: '95.5',
    })
    assert.containsSubset(made.body(), { hourlyRate: 95.5, isReminded: true, skonto: [] })
    const own = await desk.draft({ lines: [LINE] })
    assert.containsSubset(own, { priceMode: 'gross', total: 100 })
    assert.equal(own.skonto[0].amount, 98)
    const theirs = await desk.draft({
      clientId: made.body()._id,
      customClient: null,
      lines: [{ ...LINE, taxRate: 0 }],
    })
    assert.containsSubset(theirs, { buyerReference: '0401-1', skonto: [] })
    assert.equal(theirs.lines[0].taxCategory, 'G')

    const changed = await desk.put(`/api/invoices/${own._id}`, {
      priceMode: 'net',
      orderNumber: '7',
    })
    assert.containsSubset(changed.body(), { total: 119, orderNumber: '7' })
    assert.equal(changed.body().skonto[0].amount, 116.62)
    const less = await desk.put(`/api/invoices/${own._id}`, { discountAmount: 50 })
    assert.containsSubset(less.body(), { total: 59.5, discountTotal: 50, discountPercent: null })
  })
})
