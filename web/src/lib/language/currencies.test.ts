import { afterEach, expect, test, vi } from 'vitest'
import { currencies } from './currencies'

afterEach(() => vi.unstubAllGlobals())

const nameOf = (code: string, language: 'en' | 'de' | 'sq') =>
  currencies(language).find((one) => one.code === code)?.name

test('currencies are called by their names in each language', () => {
  expect(nameOf('CHF', 'en')).toBe('Swiss Franc')
  expect(nameOf('CHF', 'de')).toBe('Schweizer Franken')
  expect(nameOf('CHF', 'sq')).toBe('Franga zvicerane')
})

test('a browser without Albanian never shows a name of another language', () => {
  const English = Intl.DisplayNames
  vi.stubGlobal('Intl', {
    ...Intl,
    supportedValuesOf: () => ['EUR', 'XYZ'],
    DisplayNames: class extends English {
      constructor(_: string, options: Intl.DisplayNamesOptions) {
        super('en', options)
      }
    },
  })
  expect(nameOf('EUR', 'sq')).toBe('Euroja')
  expect(nameOf('XYZ', 'sq')).toBeUndefined()
})
