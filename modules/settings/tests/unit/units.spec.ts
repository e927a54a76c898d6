import { test } from '@japa/runner'
import { LANGUAGES } from '#core/i18n/languages'
import { parseDecimal } from '#core/money/decimal'
import { keptUnit, printedUnit, unitCode } from '#modules/settings/public'
import { offeredUnits } from '#modules/settings/units/units'

test.group('Units', () => {
  test('the word {0} is {1}')
    .with([
      ['Std.', 'HUR'],
      ['hrs', 'HUR'],
      ['orë', 'HUR'],
      ['STÜCK', 'C62'],
      ['Stk.', 'C62'],
      ['copë', 'C62'],
      ['Tage', 'DAY'],
      ['m²', 'MTK'],
      ['pauschal', 'LS'],
      ['kWh', 'KWH'],
      ['MTR', 'MTR'],
      ['H87', 'C62'],
      ['', 'C62'],
      ['Fuder', undefined],
    ] as const)
    .run(({ assert }, [word, code]) => {
      assert.equal(unitCode(word), code)
    })

  test('what forms offer has a code of its own in every language', ({ assert }) => {
    const codes = ['C62', 'HUR', 'DAY', 'MON', 'LS', 'MTR', 'MTK', 'KMT', 'KGM', 'LTR']
    for (const language of LANGUAGES) {
      assert.deepEqual(offeredUnits(language).map(unitCode), codes, language)
    }
    assert.deepEqual(offeredUnits('de').slice(0, 5), ['Stück', 'Std.', 'Tag', 'Monat', 'pauschal'])
  })

  test('the word {0} is kept as {1}')
    .with([
      ['Std', 'Std.'],
      ['std.', 'Std.'],
      ['STD', 'Std.'],
      ['Std.', 'Std.'],
      ['Stk', 'Stk.'],
      ['Psch', 'Psch.'],
      ['min', 'min'],
      ['Min', 'Min.'],
      ['h', 'h'],
      ['psch', 'psch'],
      ['STÜCK', 'STÜCK'],
      ['Fuder', 'Fuder'],
      ['', ''],
    ] as const)
    .run(({ assert }, [word, kept]) => {
      assert.equal(keptUnit(word), kept)
    })

  test('{1} × {0} is printed as {3} in {2}')
    .with([
      ['Tag', '1', 'de', 'Tag'],
      ['Tag', '2', 'de', 'Tage'],
      ['Tag', '0.5', 'de', 'Tage'],
      ['Tag', '-1', 'de', 'Tag'],
      ['Tage', '1', 'de', 'Tag'],
      ['Monat', '3', 'de', 'Monate'],
      ['Stunden', '1', 'de', 'Stunde'],
      ['Std.', '12.5', 'de', 'Std.'],
      ['STÜCK', '3', 'de', 'STÜCK'],
      ['Stk.', '3', 'de', 'Stk.'],
      ['pauschal', '1', 'de', 'pauschal'],
      ['Tag', '2', 'en', 'days'],
      ['Std.', '1', 'en', 'hr'],
      ['month', '2', 'en', 'months'],
      ['pc', '4', 'en', 'pcs'],
      ['Tag', '2', 'sq', 'ditë'],
      ['hour', '2', 'de', 'Std.'],
      ['copë', '2', 'de', 'Stück'],
      ['HUR', '2', 'de', 'Std.'],
      ['Fuder', '2', 'en', 'Fuder'],
      ['', '2', 'de', ''],
    ] as const)
    .run(({ assert }, [unit, quantity, language, printed]) => {
      assert.equal(printedUnit(unit, parseDecimal(quantity), language), printed)
    })
})
