import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { moneyNumber } from '#core/money/minor'
import { read } from '#modules/einvoices/tests/support/reading'
import { ruleFindings, rulesFolder, WITHOUT_RULES } from '#modules/einvoices/tests/support/rules'
import { hasUblSchema, schemaErrors } from '#modules/einvoices/tests/support/xsd'
import { DOCUMENTS, makeEInvoiceDesk, RULES } from '../einvoice_desk.js'

const FORMATS = Object.keys(RULES) as (keyof typeof RULES)[]
const canRead = existsSync('/usr/bin/pdftotext')
const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })

type Desk = Awaited<ReturnType<typeof makeEInvoiceDesk>>

/** The document of a name, and of its cancellation. */
async function issueBoth(desk: Desk, body: object) {
  const { _id } = await desk.issue(body)
  const cancelled = (await desk.post(`/api/invoices/${_id}/cancel`)).body()
  return [await desk.read(_id), await desk.read(cancelled.cancelledBy._id)]
}

/** Of a small business: without VAT and without a VAT id. */
const SMALL = 'a small business, § 19 UStG'
async function makeDocuments(desk: Desk, name: string) {
  if (name !== SMALL) return issueBoth(desk, DOCUMENTS[name])
  await desk.post('/api/settings', {
    companyInfo: { vatId: '', registerEntry: '' },
    preferences: { isSmallBusiness: true },
  })
  return issueBoth(desk, {
    lines: [{ description: 'Entwurf', quantity: 3, unitPrice: 60, taxRate: 0 }],
  })
}

const names = [...Object.keys(DOCUMENTS), SMALL]

test.group('Documents as e-invoices', () => {
  test('{$self} and its cancellation are valid, and say the same in list, page, PDF and XML')
    .with(names)
    .run(async ({ client, assert }, name) => {
      const desk = await makeEInvoiceDesk(client)
      for (const page of await makeDocuments(desk, name)) {
        const { profiles } = await desk.read(`${page._id}/einvoice`)
        assert.deepEqual(
          profiles.map(({ profile, findings }: { profile: string; findings: object[] }) => ({
            profile,
            findings,
          })),
          [
            { profile: 'en16931', findings: [] },
            { profile: 'xrechnung', findings: [] },
          ]
        )
        const rows = (await desk.get('/api/invoices?pageSize=10')).body()
        const row = rows.find(({ _id }: { _id: string }) => _id === page._id)
        const pdf = (await desk.get(`/api/invoices/${page._id}/pdf?format=zugferd`)).body()
        const figures = ({ net, tax, total }: Record<string, number>) => ({ net, tax, total })
        assert.deepEqual(figures(row), figures(page))

        const xmls = await Promise.all(FORMATS.map((format) => desk.xml(page._id, format)))
        for (const file of [...xmls.map(Buffer.from), pdf]) {
          const { invoice, findings } = await read(file)
          assert.deepEqual(findings, [])
          const amount = (of: keyof typeof invoice.totals) =>
            moneyNumber(invoice.totals[of], invoice.currency)
          assert.equal(invoice.number, page.number)
          assert.deepEqual(
            figures(page),
            { net: amount('net'), tax: amount('tax'), total: amount('gross') },
            name
          )
          const items = page.lines.filter(({ kind }: { kind: string }) => kind === 'item')
          assert.deepEqual(
            invoice.lines.map(({ net }) => moneyNumber(net, invoice.currency)),
            items.map(({ net }: { net: number }) => net)
          )
        }
        if (!canRead) continue
        const total = Math.abs(page.total).toLocaleString('de-DE', { minimumFractionDigits: 2 })
        assert.include(textOf(pdf), total)
      }
    })

  test('{$self} passes the schemas')
    .with(names)
    .run(async ({ client, assert }, name) => {
      const desk = await makeEInvoiceDesk(client)
      for (const { _id } of await makeDocuments(desk, name)) {
        const formats = FORMATS.filter((format) => hasUblSchema || format !== 'xrechnung')
        const xmls = await Promise.all(formats.map((format) => desk.xml(_id, format)))
        assert.deepEqual(await schemaErrors(...xmls), [])
      }
    })

  test('{$self} passes the official rules without a finding')
    .with(names)
    .run(async ({ client, assert }, name) => {
      const desk = await makeEInvoiceDesk(client)
      for (const { _id } of await makeDocuments(desk, name)) {
        for (const format of FORMATS) {
          const xml = await desk.xml(_id, format)
          const found = RULES[format].flatMap((rules) => ruleFindings(xml, rules))
          assert.deepEqual(found, [], format)
        }
      }
    })
    .timeout(60_000)
    .skip(!rulesFolder, WITHOUT_RULES)
})
