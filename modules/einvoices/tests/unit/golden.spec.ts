import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { checkEInvoice } from '#modules/einvoices/check/check_einvoice'
import { FORMATS } from '../support/formats.js'
import { ruleFindings, rulesFolder, WITHOUT_RULES } from '../support/rules.js'
import { SCENARIOS } from '../support/scenarios.js'
import { hasUblSchema, schemaErrors } from '../support/xsd.js'

const GOLDEN = fileURLToPath(new URL('../golden/', import.meta.url))
const isMade = process.env.UPDATE_GOLDEN === '1'
const cases = Object.keys(SCENARIOS).flatMap((scenario) =>
  Object.keys(FORMATS).map((format) => ({ scenario, format, name: `${scenario} as ${format}` }))
)
const xmlOf = ({ scenario, format }: { scenario: string; format: string }) =>
  FORMATS[format].write(SCENARIOS[scenario]())

test.group('Golden e-invoices', () => {
  test('{name} is written byte for byte as approved')
    .with(cases)
    .run(({ assert }, one) => {
      const file = `${GOLDEN}${one.scenario}.${one.format}.xml`
      const xml = xmlOf(one).replaceAll('><', '>\n<')
      if (isMade) {
        mkdirSync(GOLDEN, { recursive: true })
        writeFileSync(file, `${xml}\n`)
      }
      assert.equal(`${xml}\n`, readFileSync(file, 'utf8'))
    })

  test('{name} passes the own checks')
    .with(cases)
    .run(({ assert }, { scenario, format }) => {
      const { profile } = FORMATS[format]
      const findings = checkEInvoice(SCENARIOS[scenario](), { profile, language: 'en' })
      assert.deepEqual(findings, [])
    })

  test('{name} passes the schema')
    .with(cases.filter(({ format }) => format.endsWith('cii')))
    .run(async ({ assert }, one) => {
      assert.deepEqual(await schemaErrors(xmlOf(one)), [])
    })

  test('{name} passes the schema')
    .with(cases.filter(({ format }) => format.endsWith('ubl')))
    .run(async ({ assert }, one) => {
      assert.deepEqual(await schemaErrors(xmlOf(one)), [])
    })
    .skip(!hasUblSchema, WITHOUT_RULES)

  test('the schema notices an element in the wrong place', async ({ assert }) => {
    const xml = FORMATS['facturx-cii'].write(SCENARIOS.mixed())
    const swapped = xml.replace(
      /(<ram:ID>RE-2026-0042<\/ram:ID>)(<ram:TypeCode>380<\/ram:TypeCode>)/,
      '$2$1'
    )
    assert.notEqual(swapped, xml)
    assert.isNotEmpty(await schemaErrors(swapped))
  })

  test('{name} passes the official rules without a finding')
    .with(cases)
    .run(({ assert }, one) => {
      const xml = xmlOf(one)
      const found = FORMATS[one.format].rules.flatMap((rules) => ruleFindings(xml, rules))
      assert.deepEqual(found, [])
    })
    .timeout(60_000)
    .skip(!rulesFolder, WITHOUT_RULES)
})
