import { test } from '@japa/runner'
import { moneyNumber } from '#core/money/minor'
import { read } from '#modules/einvoices/tests/support/reading'
import { ruleFindings, rulesFolder, WITHOUT_RULES } from '#modules/einvoices/tests/support/rules'
import { hasUblSchema, schemaErrors } from '#modules/einvoices/tests/support/xsd'
import { MAKERS } from '../einvoice_corrections.js'
import { IN_FRANCS, makeEInvoiceDesk, RULES } from '../einvoice_desk.js'

const FORMATS = Object.keys(RULES) as (keyof typeof RULES)[]

test.group('Down payments, final invoices and credit notes as e-invoices', () => {
  test('{$self}: page and XML agree, and our own checks find nothing')
    .with(Object.keys(MAKERS))
    .run(async ({ client, assert }, name) => {
      const desk = await makeEInvoiceDesk(client)
      for (const { page, type, preceding, deliveryNote, orders, ...figures } of await MAKERS[name]!(
        desk
      )) {
        const { profiles } = await desk.read(`${page._id}/einvoice`)
        for (const { profile, findings } of profiles) assert.deepEqual(findings, [], profile)

        const pdf = (await desk.get(`/api/invoices/${page._id}/pdf?format=zugferd`)).body()
        const xmls = await Promise.all(FORMATS.map((format) => desk.xml(page._id, format)))
        for (const file of [...xmls.map(Buffer.from), pdf]) {
          const { invoice, findings } = await read(file)
          assert.deepEqual(findings, [])
          const { gross, prepaid, due } = invoice.totals
          assert.equal(invoice.number, page.number)
          assert.equal(invoice.type, type)
          assert.equal(invoice.references.despatchAdvice || undefined, deliveryNote)
          const { order, salesOrder } = invoice.references
          assert.equal(salesOrder || undefined, orders?.[1])
          if (orders) assert.equal(order, orders[0])
          assert.equal(
            invoice.vatAccounting?.currency,
            invoice.currency === 'CHF' ? 'EUR' : undefined
          )
          if (invoice.vatAccounting) {
            const euros = Number(invoice.totals.tax) * Number(IN_FRANCS.exchangeRate)
            // Each rate of VAT is rounded separately, and MIXED has two.
            assert.approximately(Number(invoice.vatAccounting.tax), euros, 1)
          }
          const named = invoice.preceding.map(({ number }) => number)
          const noted = invoice.notes.map(({ text }) => text).join()
          const isNamed = (number: string) => named.includes(number) || noted.includes(number)
          // The CII of XRechnung names the first; a note names the rest.
          assert.deepEqual(named, preceding.slice(0, named.length))
          assert.deepEqual(preceding.filter(isNamed), preceding)
          const money = (amount: typeof gross) => moneyNumber(amount, invoice.currency)
          const told = { gross: money(gross), prepaid: money(prepaid), due: money(due) }
          assert.deepEqual(told, figures)
        }
      }
    })

  test('{$self} pass the schemas')
    .with(Object.keys(MAKERS))
    .run(async ({ client, assert }, name) => {
      const desk = await makeEInvoiceDesk(client)
      const formats = FORMATS.filter((format) => hasUblSchema || format !== 'xrechnung')
      for (const { page } of await MAKERS[name]!(desk)) {
        const xmls = await Promise.all(formats.map((format) => desk.xml(page._id, format)))
        assert.deepEqual(await schemaErrors(...xmls), [])
      }
    })

  test('{$self} pass the official rules without a finding')
    .with(Object.keys(MAKERS))
    .run(async ({ client, assert }, name) => {
      const desk = await makeEInvoiceDesk(client)
      for (const { page } of await MAKERS[name]!(desk)) {
        for (const format of FORMATS) {
          const xml = await desk.xml(page._id, format)
          const found = RULES[format].flatMap((rules) => ruleFindings(xml, rules))
          assert.deepEqual(found, [], format)
        }
      }
    })
    .timeout(60_000)
    .skip(!rulesFolder, WITHOUT_RULES)
})
