import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { ProjectRetainer } from './project_retainer'
import { RetainerPeriods } from './retainer_periods'

const HOUR = 3600
const PERIOD = {
  from: '2030-02-01',
  until: '2030-02-28',
  isSettled: false,
  includedSeconds: 10 * HOUR,
  carriedSeconds: 2 * HOUR,
  usedSeconds: 4.5 * HOUR,
  overSeconds: 0,
  leftSeconds: 7.5 * HOUR,
}
const EXCEEDED = {
  ...PERIOD,
  usedSeconds: 13 * HOUR,
  overSeconds: HOUR,
  leftSeconds: 0,
}

let answer: object

beforeEach(() => {
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/retainer') ? answer : [])
  )
})

test('a project says how many hours of its retainer are used and left, without money for employees', async () => {
  answer = { period: PERIOD, isOverageBilled: true, billing: null }
  renderAt('/projects/p1/', <ProjectRetainer projectId="p1" />)
  const section = await screen.findByRole('region', { name: 'Retainer' })
  expect(section.textContent).toContain('4:30 h')
  expect(section.textContent).toContain('of 12:00 h used')
  expect(section.textContent).toContain('7:30 h left. 2:00 h carried over from before.')
  expect(section.textContent).not.toContain('€')
})

test('the desk sees what the hours beyond the included ones cost, and which invoice asks for them', async () => {
  answer = {
    period: EXCEEDED,
    isOverageBilled: true,
    billing: { overAmount: 90, currency: 'EUR', recurringInvoice: { _id: 'r1', name: 'Care' } },
  }
  renderAt('/projects/p1/', <ProjectRetainer projectId="p1" />)
  const section = await screen.findByRole('region', { name: 'Retainer' })
  expect(section.textContent).toContain('1:00 h beyond the included hours.')
  expect(section.textContent).toMatch(/Next invoice, net: €90\.00/)
  expect(screen.getByRole('link', { name: 'Care' }).getAttribute('href')).toBe(
    '/recurring-invoices/r1'
  )
})

test('a recurring invoice lists the periods before with the invoices that settle them', async () => {
  const retainer = {
    from: '2030-01-01',
    includedHours: 10,
    carryOver: 'next' as const,
    carryLimitHours: null,
    overage: 'billed' as const,
    isShared: false,
    projects: [{ _id: 'p1', name: 'Web shop' }],
    periods: [
      { ...PERIOD, invoice: null, overAmount: 0 },
      {
        ...EXCEEDED,
        from: '2030-01-01',
        until: '2030-01-31',
        isSettled: true,
        invoice: { _id: 'i1', number: 'RE-1' },
        overAmount: 0,
      },
    ],
  }
  renderAt('/recurring-invoices/r1', <RetainerPeriods retainer={retainer} currency="EUR" />)
  const row = (await screen.findAllByRole('row'))[1]
  expect(row?.textContent).toContain('12:00')
  expect(row?.textContent).toContain('1:00')
  expect(screen.getByRole('link', { name: /01\.01\.2030/ }).getAttribute('href')).toBe(
    '/view/invoices/i1'
  )
})
