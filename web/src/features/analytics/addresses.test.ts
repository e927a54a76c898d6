import { expect, test } from 'vitest'
import { addressOf } from './addresses'

test('the profit of a month leads to the lines of that month, a total of projects to their list', () => {
  const filter = { from: '2026-03-01', to: '2026-03-31', basis: 'invoiced', currency: 'EUR' }
  expect(addressOf({ list: 'profit', filter })).toBe(
    '/analytics?tab=profit&from=2026-03-01&to=2026-03-31&basis=invoiced&currency=EUR'
  )
  expect(addressOf({ list: 'projects', filter: {} })).toBe('/projects')
})
