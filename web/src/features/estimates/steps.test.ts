import { expect, test } from 'vitest'
import { linesOf, newEstimate } from './estimate_values'
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

test('an alternative belongs to the counted line above it, whatever stands between', () => {
  const [line] = newEstimate(undefined).lines
  if (!line) throw new Error('A new estimate has a line.')
  const written = (description: string, offered: typeof line.offered) => ({
    ...line,
    description,
    unitPrice: '10',
    offered,
  })
  const lines = linesOf([
    written('Desk', 'counted'),
    { ...line },
    written('Lamp', 'optional'),
    written('Other desk', 'alternative'),
  ])
  expect(lines.map(({ isOptional, alternativeOf }) => [isOptional, alternativeOf])).toEqual([
    [false, null],
    [true, null],
    [true, 1],
  ])
})
