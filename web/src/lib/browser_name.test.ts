import { expect, test } from 'vitest'
import { browserName } from '#api/browser_name'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox · Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge · Linux',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari · iOS',
  ],
])('%s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})

test('an unknown browser has no name', () => {
  expect(browserName('curl/8')).toBeUndefined()
})
