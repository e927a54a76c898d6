import { afterEach, expect, test, vi } from 'vitest'
import { COLOR_SCHEME_KEY, followColorScheme } from './color_scheme'

const shown = () => document.documentElement.dataset.mantineColorScheme

/** A system in one of both looks; the answer changes it. */
function system(isDark: boolean) {
  let tellChange = () => {}
  const query = {
    matches: isDark,
    addEventListener: (_kind: string, listener: () => void) => (tellChange = listener),
  }
  vi.stubGlobal('matchMedia', () => query)
  return (matches: boolean) => {
    query.matches = matches
    tellChange()
  }
}

afterEach(() => delete document.documentElement.dataset.mantineColorScheme)

test('without a choice the colours are those of the system, also when it changes', () => {
  const change = system(true)
  followColorScheme()
  expect(shown()).toBe('dark')
  change(false)
  expect(shown()).toBe('light')
})

test('a choice counts more than the system', () => {
  localStorage.setItem(COLOR_SCHEME_KEY, 'light')
  const change = system(true)
  followColorScheme()
  change(true)
  expect(shown()).toBe('light')
})
