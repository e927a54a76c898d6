import { expect, test } from 'vitest'
import { differencesOf, withOwnChanges } from './conflict'

const base = { _id: 'i1', version: 1, notes: 'a', city: 'Kiel', lines: [{ key: 'k1', text: 'x' }] }
const theirs = { ...base, version: 2, notes: 'b', lines: [{ key: 'k9', text: 'x' }] }

test("row 45: only the other editor's changes are shown, and whether they are contested", () => {
  const mine = { ...base, city: 'Bonn' }
  expect(differencesOf(base, theirs, mine)).toEqual([
    { field: 'notes', before: 'a', theirs: 'b', mine: 'a', isContested: false },
  ])
  expect(differencesOf(base, theirs, { ...mine, notes: 'c' })[0]?.isContested).toBe(true)
  expect(differencesOf(base, { ...base, version: 2 }, mine)).toEqual([])
})

test('row 45: own changes stand on the other’s state, and the rest is the other’s', () => {
  const mine = { ...base, city: 'Bonn', notes: 'c' }
  expect(withOwnChanges(base, theirs, mine)).toEqual({ ...theirs, city: 'Bonn', notes: 'c' })
  expect(withOwnChanges(base, theirs, base)).toEqual(theirs)
})

test('row 45: when nobody knows what the form began with, all that differs is contested', () => {
  const mine = { ...base, city: 'Bonn' }
  expect(differencesOf(undefined, theirs, mine).map(({ field }) => field)).toEqual([
    'notes',
    'city',
  ])
  expect(withOwnChanges(undefined, theirs, mine)).toMatchObject({ version: 2, notes: 'a' })
})

test('row 45: who gets a document is never put together of two answers', () => {
  const note = { version: 1, clientId: 'c1', clientName: 'Bakery', isOneOff: false, notes: '' }
  const oneOff = { ...note, version: 2, clientId: '', clientName: 'Meier', isOneOff: true }
  const mine = { ...note, clientId: 'c2', clientName: 'Wolf' }
  expect(withOwnChanges(note, oneOff, mine)).toEqual({ ...mine, version: 2 })
  expect(withOwnChanges(note, oneOff, { ...note, notes: 'x' })).toEqual({ ...oneOff, notes: 'x' })
})
