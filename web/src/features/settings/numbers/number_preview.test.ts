import { expect, test } from 'vitest'
import { numberPreview } from './number_preview'

test('year, month and count fill the pattern', () => {
  expect(numberPreview('RE-{YYYY}-{####}', '7', '2026-03-01')).toBe('RE-2026-0007')
  expect(numberPreview('{YY}{MM}/{##}', '12', '2026-03-01')).toBe('2603/12')
})

test('a long count is never cut', () => {
  expect(numberPreview('K-{##}', '12345', '2026-03-01')).toBe('K-12345')
})

test('there is no preview without exactly one count and a whole number', () => {
  expect(numberPreview('RE-{YYYY}', '7', '2026-03-01')).toBeUndefined()
  expect(numberPreview('{##}-{##}', '7', '2026-03-01')).toBeUndefined()
  expect(numberPreview('{##}', '1.5', '2026-03-01')).toBeUndefined()
  expect(numberPreview('{##}', '0', '2026-03-01')).toBeUndefined()
})

test('there is no preview of what the server refuses', () => {
  expect(numberPreview('<b>{####}', '7', '2026-03-01')).toBeUndefined()
  expect(numberPreview('{YYYY}-{##', '7', '2026-03-01')).toBeUndefined()
  expect(numberPreview('RE-{####}', '1000000000', '2026-03-01')).toBeUndefined()
})
