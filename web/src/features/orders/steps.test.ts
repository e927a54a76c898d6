import { expect, test } from 'vitest'
import { stepsOf } from './steps'

test('a draft is sent, and can be issued without a mail', () => {
  expect(stepsOf({ status: 'Draft' })).toEqual(['send', 'edit', 'issue', 'delete'])
})

test('an issued order is invoiced, and is cancelled only until then', () => {
  expect(stepsOf({ status: 'Issued' })[0]).toBe('bill')
  expect(stepsOf({ status: 'Issued' })).toContain('cancel')
  expect(stepsOf({ status: 'Invoiced' })).toEqual(['deliver', 'send'])
})

test('nothing follows from a cancelled order', () => {
  expect(stepsOf({ status: 'Cancelled' })).toEqual([])
})
