import { test } from '@japa/runner'
import { LANGUAGES } from '#core/i18n/languages'
import { hasText } from '#core/i18n/translate'
import { REMARKS } from '#modules/datev/bookings/book'

test.group('Remarks for the adviser', () => {
  test('every remark of the list in the export has a sentence in each language', ({ assert }) => {
    const missing = LANGUAGES.flatMap((language) =>
      REMARKS.filter((code) => !hasText(language, `datev:remark.${code}`)).map(
        (code) => `${language} ${code}`
      )
    )
    assert.deepEqual(missing, [])
  })
})
