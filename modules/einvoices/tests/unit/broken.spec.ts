import { test } from '@japa/runner'
import { checkEInvoice } from '#modules/einvoices/check/check_einvoice'
import { brokenOf, inAddress, inLine, inTotals } from '../support/breaking.js'
import { BROKEN_FIGURES } from '../support/broken_figures.js'
import { BROKEN_PARTIES } from '../support/broken_parties.js'
import { everything } from '../support/everything.js'
import { FORMATS } from '../support/formats.js'
import { ruleFindings, rulesFolder, WITHOUT_RULES } from '../support/rules.js'
import { SCENARIOS } from '../support/scenarios.js'

const BROKEN = [...BROKEN_PARTIES, ...BROKEN_FIGURES]

test.group('Own checks before issuing', () => {
  test('{rule} points to {field} in three languages')
    .with(BROKEN)
    .run(({ assert }, one) => {
      const messages = (['en', 'de', 'sq'] as const).map((language) => {
        const findings = checkEInvoice(brokenOf(one), { profile: 'xrechnung', language })
        const found = findings.find(({ rule, field }) => rule === one.rule && field === one.field)
        assert.isDefined(found, JSON.stringify(findings))
        assert.notMatch(found!.message, /einvoices|\{\{|BT-|BG-/)
        return found!.message
      })
      assert.lengthOf(new Set(messages), 3)
    })

  test('the official rules find {rule} as well')
    .with(BROKEN.filter(({ isOwn }) => !isOwn))
    .run(({ assert }, one) => {
      const { write, rules } = FORMATS['xrechnung-ubl']
      const xml = write(brokenOf(one))
      const found = rules.flatMap((sheet) => ruleFindings(xml, sheet)).map(({ rule }) => rule)
      assert.include(found, one.rule)
    })
    .timeout(60_000)
    .skip(!rulesFolder, WITHOUT_RULES)

  test('a finding in a line names the line', ({ assert }) => {
    const broken = inLine({ name: '' })(SCENARIOS.mixed())
    const [found] = checkEInvoice(broken, { profile: 'en16931', language: 'de' })
    assert.equal(found.message, 'Position 2: Bitte ergänzen: die Beschreibung.')
  })

  test('a sum that differs is reported with both amounts', ({ assert }) => {
    const [found] = checkEInvoice(inTotals('due')(everything()), {
      profile: 'xrechnung',
      language: 'en',
    })
    assert.equal(
      found.message,
      'Check the amount due: the file says €424.60, but the parts add up to €423.60.'
    )
  })

  test('requirements of XRechnung alone are no finding in Factur-X', ({ assert }) => {
    const plain = { ...inAddress('buyer', 'city')(SCENARIOS.mixed()), references: {} }
    assert.deepEqual(checkEInvoice(plain, { profile: 'en16931', language: 'en' }), [])
  })
})
