import { test } from '@japa/runner'
import { filledText } from '#modules/reminders/rules/filled_text'

const letter = {
  payUntilOn: '2026-12-02',
  seller: { companyName: 'Studio Nord' },
  buyer: { name: 'Rheinwerk' },
  language: 'de' as const,
}

test.group('Texts of a reminder', () => {
  test('have placeholders in double braces, and those of earlier texts in single ones', ({
    assert,
  }) => {
    const expected = 'Zahlbar bis 02.12.2026.'
    for (const text of ['Zahlbar bis {{day}}.', 'Zahlbar bis {{ day }}.', 'Zahlbar bis {day}.']) {
      assert.equal(filledText(text, letter), expected)
    }
    assert.equal(filledText('{{month}} {total}', letter), '{{month}} {total}')
  })
})
