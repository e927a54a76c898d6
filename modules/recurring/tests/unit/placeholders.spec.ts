import { test } from '@japa/runner'
import type { Language } from '#core/i18n/languages'
import { fillPlaceholders } from '#core/i18n/placeholders'
import { wordsOfDate } from '#modules/recurring/placeholders/words_of_date'
import type { Schedule, ServicePeriod } from '#modules/recurring/schedule/schedule'

const schedule: Schedule = {
  startOn: '2026-01-31',
  every: 1,
  unit: 'month',
  on: 'date',
  day: null,
  secondDay: null,
  nth: null,
  weekday: null,
}

const fill = (
  text: string,
  {
    language = 'en',
    servicePeriod = 'none',
  }: { language?: Language; servicePeriod?: ServicePeriod } = {}
) => fillPlaceholders(text, wordsOfDate({ schedule, servicePeriod }, 0, language))

test.group('Placeholders', () => {
  test('row 51: month, quarter and year, with an offset, in the language of the document', ({
    assert,
  }) => {
    const text =
      '{{month}} {{month-1}} {{monthYear-1}} {{quarter}} {{quarterYear+1}} {{year}} {{year-1}}'
    assert.equal(fill(text), 'January December December 2025 Q1 Q2 2026 2026 2025')
    assert.equal(
      fill(text, { language: 'de' }),
      'Januar Dezember Dezember 2025 1. Quartal 2. Quartal 2026 2026 2025'
    )
    assert.equal(
      fill(text, { language: 'sq' }),
      'janar dhjetor dhjetor 2025 tremujori 1 tremujori 2 2026 2026 2025'
    )
  })

  test('row 51: the period is what the invoice is for', ({ assert }) => {
    assert.equal(fill('{{period}}'), 'January 2026')
    assert.equal(fill('{{period}}', { servicePeriod: 'ahead' }), '31.01.2026 – 27.02.2026')
    assert.equal(fill('{{ period + 1 }}', { servicePeriod: 'month' }), '01.02.2026 – 28.02.2026')
  })

  test('other texts in braces stay text', ({ assert }) => {
    for (const text of [
      '{{total}}',
      '{{month-1000}}',
      '{month}',
      '{{constructor}}',
      '{{Month}}',
      '{{month*2}}',
      '{{}}',
    ]) {
      assert.equal(fill(text), text)
    }
    assert.equal(fill('{{{{month}}}}'), '{{January}}')
    assert.equal(fill('$& {{month}} $1'), '$& January $1')
  })
})
