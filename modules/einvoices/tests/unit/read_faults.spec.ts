import { test } from '@japa/runner'
import { parseDecimal } from '#core/money/decimal'
import { renderDocumentPdf } from '#modules/documents/public'
import { sampleDocument } from '#modules/documents/tests/sample_document'
import { writeCii } from '#modules/einvoices/write/cii/write_cii'
import { writeUbl } from '#modules/einvoices/write/ubl/write_ubl'
import { codeOf, read } from '../support/reading.js'
import { SCENARIOS } from '../support/scenarios.js'
import { ZUGFERD_1 } from '../support/zugferd1.js'

test.group('Faults found while reading an e-invoice', () => {
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

  test('a price with nine places is stated for a thousand units, so that no digit is lost', async ({
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

  test('a sum that differs is reported with both amounts', async ({ assert }) => {
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
          'Check the amount due: the file says €4,700.00, but the parts add up to €4,200.00.',
        ],
      ]
    )
  })

  test('an account that cannot exist is reported before a payment', async ({ assert }) => {
    const xml = writeUbl(SCENARIOS['reverse-charge']()).replace(
      'DE75512108001245126199',
      'DE75512108001245126198'
    )
    const { findings } = await read(xml)
    assert.match(findings[0].message, /DE75512108001245126198 is not valid/)
  })

  test('invalid numbers and too precise amounts are reported and do not stop the reading', async ({
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

test.group('Days of a received e-invoice', () => {
  const ubl = writeUbl(SCENARIOS.mixed())
  const cii = writeCii(SCENARIOS.mixed(), 'en16931')

  test('a day with a zone is the day as written')
    .with(['2026-11-20+01:00', '2026-11-20Z', '2026-11-20-11:30'])
    .run(async ({ assert }, written) => {
      const { invoice, findings } = await read(ubl.replace('>2026-11-20<', `>${written}<`))
      assert.deepEqual([invoice.issuedOn, findings], ['2026-11-20', []])
    })

  test('a day that does not exist is reported once, and left out')
    .with([
      ['2026-02-31', ubl.replace('>2026-11-20<', '>2026-02-31<')],
      ['20260231', cii.replace('>20261120<', '>20260231<')],
      ['20.11.2026', ubl.replace('>2026-11-20<', '>20.11.2026<')],
    ] as const)
    .run(async ({ assert }, [written, xml]) => {
      const { invoice, findings } = await read(xml)
      assert.equal(invoice.issuedOn, '')
      assert.deepEqual(
        findings.map(({ rule, message }) => [rule, message]),
        [
          [
            'PEPPOL-EN16931-F001',
            `“${written}” is not a day of the calendar: the date of the document.`,
          ],
        ]
      )
    })
})

test.group('Groups of lines in ZUGFeRD EXTENDED', () => {
  const LINE = /<ram:IncludedSupplyChainTradeLineItem>.*?<\/ram:IncludedSupplyChainTradeLineItem>/s
  const xml = writeCii(SCENARIOS['reverse-charge'](), 'en16931')
  const [line] = LINE.exec(xml) ?? ['']
  const withRole = (role: string, id: string) =>
    line.replace(
      '<ram:LineID>1</ram:LineID>',
      `<ram:LineID>${id}</ram:LineID><ram:LineStatusReasonCode>${role}</ram:LineStatusReasonCode>`
    )

  test('repeat the sum of their lines, which is no fault', async ({ assert }) => {
    const lines = [withRole('GROUP', '1'), withRole('DETAIL', '1.1'), withRole('INFORMATION', '2')]
    const { invoice, findings } = await read(xml.replace(LINE, lines.join('')))
    assert.deepEqual(findings, [])
    assert.deepEqual(
      invoice.lines.map(({ id, role }) => [id, role]),
      [
        ['1', 'group'],
        ['1.1', undefined],
        ['2', 'information'],
      ]
    )
  })

  test('a detail that is there twice is a wrong sum', async ({ assert }) => {
    const lines = [withRole('DETAIL', '1'), withRole('DETAIL', '2')]
    const { findings } = await read(xml.replace(LINE, lines.join('')))
    assert.includeMembers(
      findings.map(({ rule }) => rule),
      ['BR-CO-10', 'BR-AE-08']
    )
  })
})
