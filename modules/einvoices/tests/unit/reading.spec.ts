import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { formatDay } from '#core/clock'
import { minor } from '#core/money/minor'
import { sampleDocument } from '#modules/documents/tests/sample_document'
import { embedFacturX } from '#modules/einvoices/facturx/embed_facturx'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { writeCii } from '#modules/einvoices/write/cii/write_cii'
import { writeUbl } from '#modules/einvoices/write/ubl/write_ubl'
import { anyEInvoice } from '../support/any_einvoice.js'
import { everything } from '../support/everything.js'
import { FORMATS } from '../support/formats.js'
import { read } from '../support/reading.js'
import { SCENARIOS } from '../support/scenarios.js'
import { ZUGFERD_1 } from '../support/zugferd1.js'

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

/** The CII of XRechnung holds one preceding invoice; a note names the rest. */
function withOnePreceding(invoice: EInvoice): EInvoice {
  const [first, ...others] = invoice.preceding
  if (others.length === 0) return invoice
  const names = others.map(({ number, issuedOn }) =>
    issuedOn ? `${number} vom ${formatDay(issuedOn)}` : number
  )
  const text = `Weitere vorausgegangene Rechnungen: ${names.join(', ')}`
  return { ...invoice, preceding: [first], notes: [...invoice.notes, { text }] }
}

const cases = Object.keys(SCENARIOS).flatMap((scenario) =>
  Object.keys(FORMATS).map((format) => ({ scenario, format, name: `${scenario} as ${format}` }))
)

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
      const kept = format === 'xrechnung-cii' ? withOnePreceding(expected) : expected
      assert.deepEqual(plain(reading.invoice), plain(kept))
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

  test('ZUGFeRD 1, with its older names, is read like the later versions', async ({ assert }) => {
    const { syntax, invoice, findings } = await read(ZUGFERD_1)
    assert.equal(syntax, 'ZUGFeRD 1')
    assert.deepEqual(findings, [])
    assert.equal(invoice.seller.vatId, 'DE123456789')
    assert.equal(invoice.dueOn, '2015-06-25')
    assert.equal(invoice.lines[0].name, 'Stuhl')
    assert.equal(invoice.totals.due, minor(24_395n))
    assert.equal(invoice.charges[0].reason, 'Versand')
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

  const suite = process.env.XRECHNUNG_TESTSUITE_DIR ?? ''
  /** XRechnung Extension: payments to third parties (BG-DEX-09) are no term of EN 16931 and change the amount due. */
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
