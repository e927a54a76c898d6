import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { differencesOf } from './conflict'
import { ConflictDialog } from './conflict_dialog'

const line = (part: object) => ({ kind: 'item', quantity: '1', unitPrice: '95', ...part })
const base = {
  version: 1,
  currency: 'EUR',
  notes: 'Net 14',
  date: '2026-11-01',
  lines: [
    line({ _id: 'a', key: '1', description: 'Advice\non site' }),
    line({ _id: 'b', key: '2', description: 'Travel' }),
  ],
}
const theirs = {
  ...base,
  version: 2,
  notes: 'Net 30',
  date: '2026-11-20',
  lines: [
    line({ _id: 'a', key: '8', description: 'Advice\non site', unitPrice: '1200.5' }),
    line({ _id: 'c', key: '9', description: 'Report', unitPrice: '300' }),
  ],
}
const LABELS: Record<string, string> = {
  notes: 'Notes',
  date: 'Date',
  lines: 'Lines',
  'lines.unitPrice': 'Unit price',
  'lines.description': 'Description',
}

async function open(mine: typeof base, before: typeof base | undefined = base) {
  const conflict = {
    differences: differencesOf(before, theirs, mine),
    currencies: { theirs: 'EUR', mine: 'EUR' },
    by: 'Ben',
    at: null,
    keepMine() {},
    loadTheirs() {},
    close() {},
  }
  renderAt('/', <ConflictDialog conflict={conflict} labelOf={(field) => LABELS[field] ?? ''} />)
  await screen.findByRole('dialog')
}
const cells = (label: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${label}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('a changed field shows its old and its new value, as its screen would', async () => {
  await open(base)
  expect(cells('Notes')).toEqual(['before Net 14 → now Net 30', 'not changed'])
  expect(cells('Date')[0]).toBe('before 01.11.2026 → now 20.11.2026')
})

test('of the lines it shows which were changed, added and removed, with formatted amounts', async () => {
  await open(base)
  const entries = within(screen.getByRole('row', { name: /^Lines/ })).getAllByRole('listitem')
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Changed: AdviceUnit price: before €95.00 → now €1,200.50',
    'Added: Report1 · €300.00',
    'Removed: Travel1 · €95.00',
  ])
})

test('both sides of a contested list are compared with what the form began with', async () => {
  await open({ ...base, lines: base.lines.slice(0, 1) })
  expect(cells('Lines')[1]).toBe('Removed: Travel1 · €95.00')
})

test('lines that were only moved are called moved', async () => {
  const moved = { ...base, lines: [...theirs.lines].reverse() }
  await open(moved, { ...base, lines: [...theirs.lines].reverse() })
  expect(cells('Lines')[0]).toBe('Rearranged')
})
