import { test } from '@japa/runner'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { sampleDocument } from '#modules/documents/tests/sample_document'
import { embedFacturX } from '#modules/einvoices/facturx/embed_facturx'
import { writeCii } from '#modules/einvoices/write/cii/write_cii'
import { writeUbl } from '#modules/einvoices/write/ubl/write_ubl'
import { everything } from '../support/everything.js'
import { SCENARIOS } from '../support/scenarios.js'

const PATH = '/api/einvoices/readings'
const FILE = { filename: 'invoice.xml', contentType: 'text/xml' }

test.group('POST /api/einvoices/readings', () => {
  test('row 79: a received XRechnung is shown with everything that people need', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const xml = writeUbl(everything())
    const response = await client
      .post(PATH)
      .bearerToken(owner.token)
      .file('file', Buffer.from(xml), FILE)
    response.assertStatus(200)
    const reading = response.body()
    assert.containsSubset(reading, {
      format: { syntax: 'UBL', isHybrid: false },
      number: 'RE-2026-0099',
      date: '2026-11-20',
      currency: 'EUR',
      seller: { name: 'Möller & Söhne Werkstätten GmbH', country: 'DE' },
      totals: { net: 440, tax: 83.6, gross: 523.6, prepaid: 100, due: 423.6 },
      vat: [{ category: 'S', rate: 19, base: 440, tax: 83.6 }],
      findings: [],
    })
    assert.containsSubset(reading.lines[0], { quantity: 250, unit: 'kg', price: 150, net: 370 })
    assert.equal(reading.lines[0].priceQuantity, 100)
    assert.equal(reading.payment.accounts[0].iban, 'DE75512108001245126199')
    const [hours, terms] = reading.attachments
    assert.equal(Buffer.from(hours.content, 'base64').toString(), 'Tag;Stunden\n3;7,5\n')
    assert.equal(terms.url, 'https://moeller.example/agb.pdf')
  })

  test('row 79: a received ZUGFeRD PDF is read by its XML', async ({ client }) => {
    const { owner } = await makeCompany()
    const xml = writeCii(SCENARIOS.mixed(), 'en16931')
    const pdf = await embedFacturX(sampleDocument(), xml, 'en16931')
    const response = await client.post(PATH).bearerToken(owner.token).file('file', pdf, FILE)
    response.assertStatus(200)
    response.assertBodyContains({
      format: { syntax: 'CII', isHybrid: true },
      number: 'RE-2026-0042',
    })
  })

  test('row 79: contradictions are reported in the language of the reader', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    await client
      .post('/api/settings')
      .bearerToken(owner.token)
      .json({ preferences: { language: 'de' } })
    const xml = writeUbl(SCENARIOS['reverse-charge']()).replace(
      '>4200.00</cbc:PayableAmount>',
      '>4700.00</cbc:PayableAmount>'
    )
    const response = await client
      .post(PATH)
      .bearerToken(owner.token)
      .file('file', Buffer.from(xml), FILE)
    const [finding] = response.body().findings
    assert.match(finding.message, /^Bitte prüfen Sie: der Zahlbetrag\./)
  })

  test('addresses that are no web addresses are not handed out', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const xml = writeUbl({
      ...everything(),
      attachments: [{ id: 'x', url: 'javascript:alert(1)' }],
    })
    const response = await client
      .post(PATH)
      .bearerToken(owner.token)
      .file('file', Buffer.from(xml), FILE)
    assert.equal(response.body().attachments[0].url, '')
  })

  test('attached files have harmless names', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const file = (name: string, mimeType: string) => ({
      id: name,
      file: { name, mimeType, content: Buffer.from('x') },
    })
    const attachments = [
      file('../../.bashrc', 'text/csv'),
      file('Rechnung.pdf.exe', 'application/pdf'),
      file('gnp.\u202eexe', 'application/x-msdownload'),
    ]
    const xml = writeUbl({ ...everything(), attachments })
    const response = await client
      .post(PATH)
      .bearerToken(owner.token)
      .file('file', Buffer.from(xml), FILE)
    assert.deepEqual(
      response.body().attachments.map(({ name }: { name: string }) => name),
      ['attachment.csv', 'Rechnung.pdf.pdf', 'gnp.bin']
    )
  })

  test('an unreadable file is refused with a sentence', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const uploads: [Buffer, number, RegExp][] = [
      [Buffer.from('GIF89a'), 415, /neither a PDF nor an XML/],
      [Buffer.from('<Invoice>'), 422, /damaged/],
      [Buffer.from('<!DOCTYPE a><a/>'), 422, /document type/],
      [Buffer.from('<html/>'), 422, /not an e-invoice/],
      [Buffer.alloc(11 * 1024 * 1024, '<'), 413, /large/],
    ]
    for (const [bytes, status, sentence] of uploads) {
      const response = await client.post(PATH).bearerToken(owner.token).file('file', bytes, FILE)
      response.assertStatus(status)
      assert.match(response.body().error, sentence)
    }
    const json = await client.post(PATH).bearerToken(owner.token).json({ file: 'x' })
    json.assertStatus(415)
  })

  test('employees do not see prices', async ({ client }) => {
    const { company } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const xml = Buffer.from(writeUbl(SCENARIOS.mixed()))
    const response = await client.post(PATH).bearerToken(employee.token).file('file', xml, FILE)
    response.assertStatus(403)
  })
})
