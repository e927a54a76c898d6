import { expect, test } from 'vitest'
import { emptyLine, linesOf, type Offered } from './line_values'

const written = (description: string, offered: Offered = 'counted') => ({
  ...emptyLine('19'),
  description,
  unitPrice: '10',
  offered,
})

test('an alternative belongs to the counted item above it, whatever is between them', () => {
  const lines = linesOf([
    { ...emptyLine('', 'heading'), description: 'Furniture' },
    written('Desk'),
    emptyLine('19'),
    written('Lamp', 'optional'),
    written('Other desk', 'alternative'),
  ])
  expect(lines.slice(2)).toMatchObject([
    { isOptional: true, alternativeOf: null },
    { isOptional: true, alternativeOf: 2 },
  ])
  expect(lines[1]).not.toHaveProperty('isOptional')
})

test('blank lines and what only the form knows are not sent', () => {
  const [line, ...others] = linesOf([emptyLine('19'), written('Desk')])
  expect(others).toEqual([])
  for (const name of ['key', 'offered', 'discountUnit']) expect(line).not.toHaveProperty(name)
})

test('a saved line is sent with its id, so that what belongs to it stays', () => {
  const saved = { ...written('Design'), _id: 'l1' }
  expect(linesOf([saved, written('Desk')]).map((line) => '_id' in line && line._id)).toEqual([
    'l1',
    false,
  ])
})
