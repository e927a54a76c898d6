import { expect, test } from 'vitest'
import { stepsOf } from './steps'

test('only drafts are edited and deleted, and only sent proposals have a link', () => {
  for (const status of ['Sent', 'Viewed', 'Accepted', 'Declined', 'Expired', 'Archived'] as const) {
    const steps = stepsOf({ status, isSuperseded: false })
    expect(steps).not.toContain('edit')
    expect(steps).not.toContain('delete')
    expect(steps.includes('link')).toBe(status === 'Sent' || status === 'Viewed')
  }
  expect(stepsOf({ status: 'Draft', isSuperseded: false })[0]).toBe('send')
})

test('only what was accepted becomes something else, and an older version nothing but a copy', () => {
  expect(stepsOf({ status: 'Accepted', isSuperseded: false })[0]).toBe('convert')
  expect(stepsOf({ status: 'Sent', isSuperseded: true })).toEqual(['duplicate', 'template'])
  expect(stepsOf({ status: 'Archived', isSuperseded: false })[0]).toBe('restore')
})
