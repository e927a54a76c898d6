import { expect, test } from 'vitest'
import { namedPlaceholders, shownPlaceholders } from './placeholders'

const VARIABLES = [
  { name: 'number', label: 'Rechnungsnummer' },
  { name: 'dueDate', label: 'Fällig am' },
  { name: 'month', label: 'Monat' },
  { name: 'monthYear', label: 'Monat und Jahr' },
]

test('placeholders are shown in the words of the reader and stored by their names', () => {
  const stored = 'Rechnung {{number}} bis {{dueDate}} für {{month-1}} und {{ monthYear + 2 }}'
  const shown =
    'Rechnung {{Rechnungsnummer}} bis {{Fällig am}} für {{Monat-1}} und {{Monat und Jahr+2}}'
  expect(shownPlaceholders(stored, VARIABLES)).toBe(shown)
  expect(namedPlaceholders(shown, VARIABLES)).toBe(
    'Rechnung {{number}} bis {{dueDate}} für {{month-1}} und {{monthYear+2}}'
  )
})

test('a name, another case and blanks are understood as well', () => {
  expect(
    namedPlaceholders('{{number}} {{ rechnungsNUMMER }} {{fällig  am}} {{Monat - 1}}', VARIABLES)
  ).toBe('{{number}} {{number}} {{dueDate}} {{month-1}}')
})

test('what is no placeholder stays as it was typed', () => {
  for (const text of ['{{Rechnungsnumer}}', '{Rechnungsnummer}', '{{}}', '{{ }}', '{{-1}}', '}}{{'])
    expect(namedPlaceholders(text, VARIABLES)).toBe(text)
  expect(shownPlaceholders('{{unknown}} {number}', VARIABLES)).toBe('{{unknown}} {number}')
})
