import { test } from '@japa/runner'
import { parseDecimal } from '#core/money/decimal'
import { renderDocumentPdf } from '#modules/documents/public'
import { sampleDocument } from '#modules/documents/tests/sample_document'
import { writeUbl } from '#modules/einvoices/write/ubl/write_ubl'
import { codeOf, read } from '../support/reading.js'
import { SCENARIOS } from '../support/scenarios.js'
import { ZUGFERD_1 } from '../support/zugferd1.js'

test.group('What reading an e-invoice tells', () => {
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
})
