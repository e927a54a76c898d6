import { expect, test } from 'vitest'
import { groupedIban, ibanState } from './iban'

test('an IBAN is recognised with and without blanks, and names its country', () => {
  expect(ibanState('DE89 3704 0044 0532 0130 00')).toEqual({ kind: 'valid', country: 'DE' })
  expect(ibanState('xk051212012345678906').kind).toBe('valid')
})

test('a typing error is noticed', () => {
  expect(ibanState('DE88 3704 0044 0532 0130 00').kind).toBe('invalid')
  expect(ibanState('DE89').kind).toBe('invalid')
})

test('nothing is neither right nor wrong', () => {
  expect(ibanState('  ').kind).toBe('empty')
})

test('only a right IBAN is written in groups', () => {
  expect(groupedIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  expect(groupedIban('DE8937')).toBe('DE8937')
})
