import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { AppError } from '#core/errors/app_error'
import { parseDecimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import { renderDocumentPdf } from '#modules/documents/public'
import { sampleDocument } from '#modules/documents/tests/sample_document'
import { embedFacturX } from '#modules/einvoices/facturx/embed_facturx'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { readEInvoice } from '#modules/einvoices/read/read_einvoice'
import { writeCii } from '#modules/einvoices/write/cii/write_cii'
import { writeUbl } from '#modules/einvoices/write/ubl/write_ubl'
import { anyEInvoice } from '../support/any_einvoice.js'
import { everything } from '../support/everything.js'
import { FORMATS } from '../support/formats.js'
import { SCENARIOS } from '../support/scenarios.js'
import { ZUGFERD_1 } from '../support/zugferd1.js'

const read = (xml: string | Buffer) => readEInvoice(Buffer.from(xml), 'en')

/** Missing members and those that are undefined are the same; text is compared as XML keeps it. */
const plain = (invoice: EInvoice) =>
  JSON.parse(
    JSON.stringify(invoice, (key, value) =>
      key === 'row'
        ? undefined
        : typeof value === 'bigint'
          ? String(value)
          : value instanceof Uint8Array
            ? [...value]
            : value
    )
  )

const cases = Object.keys(SCENARIOS).flatMap((scenario) =>
  Object.keys(FORMATS).map((format) => ({ scenario, format, name: `${scenario} as ${format}` }))
)

async function codeOf(upload: string | Buffer) {
  try {
    await read(upload)
  } catch (error) {
    if (error instanceof AppError) return `${error.status} ${error.code}`
    throw error
  }
  return 'read'
}

test.group('Reading e-invoices', () => {
  test('{name} comes back as it was written')
    .with(cases)
    .run(async ({ assert }, { scenario, format }) => {
      const { profile, write } = FORMATS[format]
      const invoice = SCENARIOS[scenario]()
      const reading = await read(write(invoice))
      assert.deepEqual(reading.findings, [])
      // Only XRechnung has lines of Skonto for machines.
      const expected = profile === 'xrechnung' ? invoice : { ...invoice, skonto: [] }
      assert.deepEqual(plain(reading.invoice), plain(expected))
    })

  test('figures of random documents come back in all formats', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(anyEInvoice, async (invoice) => {
        for (const { write } of Object.values(FORMATS)) {
          const reading = await read(write(invoice))
          assert.deepEqual(plain({ ...reading.invoice }).totals, plain(invoice).totals)
          assert.deepEqual(reading.findings, [])
        }
      }),
      { numRuns: 60 }
    )
  }).timeout(60_000)

  test('a hybrid PDF is read by its XML', async ({ assert }) => {
    const invoice = everything()
    const pdf = await embedFacturX(sampleDocument(), writeCii(invoice, 'en16931'), 'en16931')
    const reading = await read(pdf)
    assert.isTrue(reading.isHybrid)
    assert.equal(reading.invoice.number, invoice.number)
    assert.equal(reading.invoice.seller.address.country, 'DE')
    assert.equal(reading.invoice.lines[0].origin, 'XK')
  })

  test('ZUGFeRD 1, with the names of its time, is read like the others', async ({ assert }) => {
    const { syntax, invoice, findings } = await read(ZUGFERD_1)
    assert.equal(syntax, 'ZUGFeRD 1')
    assert.deepEqual(findings, [])
    assert.equal(invoice.seller.vatId, 'DE123456789')
    assert.equal(invoice.dueOn, '2015-06-25')
    assert.equal(invoice.lines[0].name, 'Stuhl')
    assert.equal(invoice.totals.due, minor(24_395n))
    assert.equal(invoice.charges[0].reason, 'Versand')
  })

  test('a line that differs from its price is a warning, one without a price is none', async ({
    assert,
  }) => {
    const differing = ZUGFERD_1.replace('>100.0000<', '>100.1000<')
    const { findings } = await read(differing)
    assert.deepEqual(
      findings.map(({ rule, severity }) => [rule, severity]),
      [['PEPPOL-EN16931-R120', 'warning']]
    )
    const withoutPrice = ZUGFERD_1.replace(
      /<ram:NetPriceProductTradePrice>.*<\/ram:NetPriceProductTradePrice>/,
      ''
    )
    assert.deepEqual((await read(withoutPrice)).findings, [])
  })

  test('a price with nine places is told for a thousand units, so that nothing is lost', async ({
    assert,
  }) => {
    const xml = writeUbl(SCENARIOS['reverse-charge']())
      .replace('>4200.00</cbc:PriceAmount>', '>0.061232374</cbc:PriceAmount>')
      .replace('>1</cbc:InvoicedQuantity>', '>616290</cbc:InvoicedQuantity>')
    const [line] = (await read(xml)).invoice.lines
    assert.equal(line.price, parseDecimal('61.232374'))
    assert.equal(line.priceQuantity, parseDecimal('1000'))
  })

  test('a PDF without an XML is refused', async ({ assert }) => {
    const pdf = await renderDocumentPdf(sampleDocument())
    assert.equal(await codeOf(pdf), '422 einvoices.no_xml_in_pdf')
  })

  test('a sum that differs is told with both amounts', async ({ assert }) => {
    const xml = writeUbl(SCENARIOS['reverse-charge']()).replace(
      '>4200.00</cbc:PayableAmount>',
      '>4700.00</cbc:PayableAmount>'
    )
    const { findings } = await read(xml)
    assert.deepEqual(
      findings.map(({ rule, message }) => [rule, message]),
      [
        [
          'BR-CO-16',
          'Please check the amount due: €4,700.00 is written, but the parts give €4,200.00.',
        ],
      ]
    )
  })

  test('an account that cannot exist is told before somebody pays', async ({ assert }) => {
    const xml = writeUbl(SCENARIOS['reverse-charge']()).replace(
      'DE75512108001245126199',
      'DE75512108001245126198'
    )
    const { findings } = await read(xml)
    assert.match(findings[0].message, /DE75512108001245126198 is not valid/)
  })

  test('numbers that are none, and amounts that are too fine, are told and do not stop the reading', async ({
    assert,
  }) => {
    const xml = writeUbl(SCENARIOS['reverse-charge']())
      .replace('>4200.00</cbc:LineExtensionAmount>', '>4200.004</cbc:LineExtensionAmount>')
      .replace('>1</cbc:InvoicedQuantity>', '>1e3</cbc:InvoicedQuantity>')
    const { findings } = await read(xml)
    const messages = findings.map(({ message }) => message)
    assert.include(messages, '“1e3” is not a number: the quantity.')
    assert.include(
      messages,
      'Has more decimal places than the currency and was rounded: the sum of the lines.'
    )
  })

  test('encodings that the file names are understood', async ({ assert }) => {
    const xml = writeUbl(SCENARIOS.mixed())
    const latin = Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1')
    const utf16 = Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le')
    for (const bytes of [latin, utf16, Buffer.from(`\ufeff${xml}`)]) {
      const { invoice } = await read(bytes)
      assert.equal(invoice.seller.name, 'Möller & Söhne Werkstätten GmbH')
    }
  })

  const xml = writeUbl(SCENARIOS.mixed())
  const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><Invoice>&c;</Invoice>'
  test('{0} is refused with a reason')
    .with([
      ['a picture', Buffer.from('GIF89a…'), '415 einvoices.unknown_format'],
      ['nothing readable', ' ', '415 einvoices.unknown_format'],
      ['half a PDF', Buffer.from('%PDF-1.7\nnothing'), '422 einvoices.pdf_broken'],
      ['half an XML', xml.slice(0, 2000), '422 einvoices.xml_broken'],
      ['an entity bomb', bomb, '422 einvoices.xml_forbidden'],
      [
        'a foreign entity',
        `<!DOCTYPE a SYSTEM "file:///etc/passwd">${xml}`,
        '422 einvoices.xml_forbidden',
      ],
      [
        '20,000 nested tags',
        '<a>'.repeat(20_000) + '</a>'.repeat(20_000),
        '422 einvoices.xml_too_large',
      ],
      [
        'a million tags',
        `<Invoice>${'<a/>'.repeat(1_000_000)}</Invoice>`,
        '422 einvoices.xml_too_large',
      ],
      ['a web page', '<html><body>Rechnung</body></html>', '422 einvoices.not_an_invoice'],
      [
        'an unknown encoding',
        '<?xml version="1.0" encoding="EBCDIC"?><a/>',
        '422 einvoices.xml_broken',
      ],
      ['a wrong encoding', Buffer.from('<a>M\xf6</a>', 'latin1'), '422 einvoices.xml_broken'],
      ['an unknown currency', xml.replaceAll('EUR', 'EUX'), '422 einvoices.currency_unknown'],
      [
        'a member of every object',
        '<Invoice><constructor/><__proto__/></Invoice>',
        '422 einvoices.xml_broken',
      ],
    ] as [string, string | Buffer, string][])
    .run(async ({ assert }, [, upload, expected]) => {
      assert.equal(await codeOf(upload), expected)
    })

  const suite = process.env.XRECHNUNG_TESTSUITE_DIR ?? ''
  /** XRechnung Extension: what third parties are paid (BG-DEX-09) is no term of EN 16931 and changes what is due. */
  const isExtension = (name: string) => /(^|\/)extension\//.test(name)
  test('every instance of the official test suite but the extension is read, and its sums add up', async ({
    assert,
  }) => {
    const files = readdirSync(suite, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.xml') && !isExtension(name)
    )
    assert.isNotEmpty(files)
    for (const file of files) {
      const { invoice, findings } = await read(readFileSync(join(suite, file)))
      assert.isNotEmpty(invoice.number, file)
      assert.isNotEmpty(invoice.lines, file)
      assert.isNotEmpty(invoice.seller.name, file)
      assert.isAbove(invoice.vat.length, 0, file)
      const errors = findings.filter(({ severity }) => severity === 'error')
      assert.deepEqual(errors, [], file)
    }
  }).skip(!existsSync(suite), 'XRECHNUNG_TESTSUITE_DIR names no folder')
})
