import { test } from '@japa/runner'
import { hasText } from '#core/i18n/translate'
import { RECORDED_STEPS } from '#modules/offers/actions/record_change'
import { REFUSALS } from '#modules/offers/refusals'
import { isText } from '../../../../web/tests/browser/stage/words.js'

test.group('Texts of offers', () => {
  test('every refusal has a sentence of its own for estimates and for proposals', ({ assert }) => {
    const keys = REFUSALS.flatMap((code) => [
      `estimates:errors.${code}`,
      `proposals:errors.${code}`,
    ])
    assert.deepEqual(
      keys.filter((key) => !hasText('en', key)),
      []
    )
  })

  test('the history has a sentence for every step of both kinds', ({ assert }) => {
    const actions = RECORDED_STEPS.flatMap((step) => [`estimate_${step}`, `proposal_${step}`])
    assert.deepEqual(
      // Deleted records are not shown.
      actions.filter((action) => !action.endsWith('deleted') && !isText(`ledger:event.${action}`)),
      []
    )
  })
})
