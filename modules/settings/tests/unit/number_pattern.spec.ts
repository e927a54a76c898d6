import { test } from '@japa/runner'
import { faultOfPattern, renderNumber, sequenceOf } from '#modules/settings/numbers/number_pattern'
import { numberRanges } from '#modules/settings/numbers/number_range'

test.group('Number patterns', () => {
  test('year, month and sequence are filled in, and a long sequence is never cut', ({ assert }) => {
    assert.equal(renderNumber('RE-{YYYY}-{####}', 7, '2026-03-01'), 'RE-2026-0007')
    assert.equal(renderNumber('{YY}{MM}/{##}', 1234, '2026-03-01'), '2603/1234')
  })

  test('the patterns that companies start with are good ones', ({ assert }) => {
    const ranges = numberRanges()
    assert.isNotEmpty(ranges)
    for (const { kind, pattern, resetsYearly } of ranges) {
      assert.isUndefined(faultOfPattern(pattern, resetsYearly), kind)
    }
  })

  test('a pattern that could repeat itself is refused', ({ assert }) => {
    for (const pattern of ['RE', '{##}{##}', 'RE-{DD}{##}', '{#', '{###########}', '<{#}>']) {
      assert.equal(faultOfPattern(pattern, false), 'number_pattern_invalid', pattern)
    }
    assert.equal(faultOfPattern('RE-{MM}-{##}', true), 'number_pattern_needs_year')
  })

  test('place and year of a number are found, also where its pattern says the year twice', ({
    assert,
  }) => {
    assert.deepEqual(sequenceOf('RE-{YYYY}-{####}', 'RE-2026-0007'), { sequence: 7, year: '2026' })
    const twice = '{YYYY}/RE-{YYYY}-{####}'
    assert.deepEqual(sequenceOf(twice, '2026/RE-2026-0007'), { sequence: 7, year: '2026' })
    assert.isUndefined(sequenceOf(twice, '2025/RE-2026-0007'))
    assert.deepEqual(sequenceOf('{YY}{YY}{#}', '26267'), { sequence: 7, year: '2026' })
  })
})
