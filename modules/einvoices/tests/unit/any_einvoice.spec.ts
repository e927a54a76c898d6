import { test } from '@japa/runner'
import fc from 'fast-check'
import { checkEInvoice } from '#modules/einvoices/check/check_einvoice'
import { anyEInvoice } from '../support/any_einvoice.js'
import { FORMATS } from '../support/formats.js'
import { ruleFindings, rulesFolder, WITHOUT_RULES } from '../support/rules.js'
import { hasUblSchema, schemaErrors } from '../support/xsd.js'

const seed = Number(process.env.PROPERTY_SEED ?? Date.now())
const COUNT = 300
const invoices = fc.sample(anyEInvoice, { numRuns: COUNT, seed })
const formats = Object.entries(FORMATS).map(([name, format]) => ({ name, ...format }))
const told = `PROPERTY_SEED=${seed}`

test.group(`${COUNT} random e-invoices (${told})`, () => {
  test('as {name} none is complained about by the own checks')
    .with(formats)
    .run(({ assert }, { profile }) => {
      for (const [index, invoice] of invoices.entries()) {
        const findings = checkEInvoice(invoice, { profile, language: 'en' })
        assert.deepEqual(findings, [], `${index} of ${told}`)
      }
    })

  test('as {name} all pass the schema')
    .with(formats.filter(({ name }) => hasUblSchema || name.endsWith('cii')))
    .run(async ({ assert }, { write }) => {
      assert.deepEqual(await schemaErrors(...invoices.map(write)), [], told)
    })
    .timeout(120_000)

  test('as {name} all pass the official rules')
    .with(formats)
    .run(({ assert }, { write, rules }) => {
      for (const [index, invoice] of invoices.entries()) {
        const xml = write(invoice)
        const found = rules.flatMap((one) => ruleFindings(xml, one))
        assert.deepEqual(found, [], `${index} of ${told}`)
      }
    })
    .timeout(600_000)
    .skip(!rulesFolder, WITHOUT_RULES)
})
