import { test } from '@japa/runner'
import { readCountry } from '#modules/imports/values/countries'
import { detectDayOrder, readDay } from '#modules/imports/values/days'
import { detectDecimalSign, readNumber } from '#modules/imports/values/numbers'
import { readFlag, wordReader } from '#modules/imports/values/words'

test.group('Values of tables', () => {
  test('numbers are read by the sign before their decimals', ({ assert }) => {
    const comma = {
      '1.234,50': '1234.50',
      '1234,5': '1234.5',
      '12.5': '12.5',
      '1.234': '1234',
      '-0,5 €': '-0.5',
    }
    for (const [text, value] of Object.entries(comma))
      assert.equal(readNumber(text, 'comma'), value)
    const point = {
      '1,234.50': '1234.50',
      '1234.5': '1234.5',
      '1,234': '1234',
      '$ (5.00)': '-5.00',
      "1'000": '1000',
    }
    for (const [text, value] of Object.entries(point))
      assert.equal(readNumber(text, 'point'), value)
    assert.equal(readNumber('19 %', 'comma'), '19')
    assert.equal(readNumber('12,50-', 'comma'), '-12.50')
    assert.equal(readNumber(',5', 'comma'), '0.5')
    assert.equal(readNumber(1e-7, 'comma'), '0.0000001')
    for (const text of ['abc', '1,2,3', '1e5', '']) assert.equal(readNumber(text, 'comma'), text)
  })

  test('the decimal sign is detected from the cells', ({ assert }) => {
    assert.equal(detectDecimalSign(['1.234,50', '3']), 'comma')
    assert.equal(detectDecimalSign(['12.50', '1.234']), 'point')
    assert.isUndefined(detectDecimalSign(['1.234', '5', 7.5]))
  })

  test('days are read in their order', ({ assert }) => {
    assert.equal(readDay('31.5.2026', 'dmy'), '2026-05-31')
    assert.equal(readDay('05/31/26', 'mdy'), '2026-05-31')
    assert.equal(readDay('2026-05-31T10:00:00Z', 'dmy'), '2026-05-31')
    assert.equal(readDay('1.2.69', 'dmy'), '2069-02-01')
    assert.equal(readDay('1.2.70', 'dmy'), '1970-02-01')
    assert.equal(readDay('gestern', 'dmy'), 'gestern')
    assert.equal(detectDayOrder(['3.4.2026']), 'dmy')
    assert.equal(detectDayOrder(['03/04/2026', '03/14/2026']), 'mdy')
    assert.isUndefined(detectDayOrder(['03/04/2026', '']))
  })

  test('countries, flags and words are recognised in all languages', ({ assert }) => {
    for (const name of ['Deutschland', 'Germany', 'Gjermani', 'de', 'D', 'BRD']) {
      assert.equal(readCountry(name), 'DE')
    }
    assert.equal(readCountry('Kosova'), 'XK')
    assert.equal(readCountry('Österreich'), 'AT')
    assert.equal(readCountry('Atlantis'), 'Atlantis')
    assert.deepEqual(['Ja', 'po', '1', 'Nein', 'jo', 'vielleicht'].map(readFlag), [
      true,
      true,
      true,
      false,
      false,
      'vielleicht',
    ])
    const read = wordReader('client_type', ['business', 'person', 'public'])
    assert.deepEqual(['Firma', 'privatperson', 'Autoritet', 'person', 'Ding'].map(read), [
      'business',
      'person',
      'public',
      'person',
      'Ding',
    ])
  })
})
