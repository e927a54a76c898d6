import { expect, test } from 'vitest'
import { stepsOf } from './steps'

test.each([
  ['Draft', 'send'],
  ['Sent', 'accept'],
  ['Viewed', 'accept'],
  ['Accepted', 'convert'],
  ['Declined', 'revise'],
  ['Expired', 'revise'],
] as const)('%s: the next step is %s', (status, step) => {
  expect(stepsOf({ status, isSuperseded: false })[0]).toBe(step)
})

test('nothing is answered or changed in a version that a later one has replaced', () => {
  expect(stepsOf({ status: 'Sent', isSuperseded: true })).toEqual(['duplicate'])
})
