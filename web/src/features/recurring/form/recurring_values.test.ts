import { expect, test } from 'vitest'
import { newDocument } from '@/features/documents/form/document_values'
import type { Recurring } from '../recurring'
import { bodyOf } from './recurring_body'
import { newRecurring } from './recurring_values'
import { valuesOf } from './stored_values'

const fresh = () => ({
  ...newRecurring(newDocument(undefined)),
  name: 'Hosting',
  startOn: '2030-01-31',
})

test('a usual rhythm needs no unit, a custom one brings its own', () => {
  expect(bodyOf({ ...fresh(), rhythm: 'quarterly' }).schedule).toEqual({
    startOn: '2030-01-31',
    unit: 'month',
    every: 3,
    on: 'date',
    day: null,
  })
  expect(
    bodyOf({ ...fresh(), rhythm: 'custom', unit: 'week', every: '6', on: 'lastDay' }).schedule
  ).toEqual({ startOn: '2030-01-31', unit: 'week', every: 6, on: 'date' })
})

test('only the chosen end is sent', () => {
  const values = { ...fresh(), endsOn: '2031-01-01', endsAfter: '5' }
  expect(bodyOf({ ...values, ends: 'never' })).toMatchObject({ endsOn: null, endsAfter: null })
  expect(bodyOf({ ...values, ends: 'onDate' })).toMatchObject({
    endsOn: '2031-01-01',
    endsAfter: null,
  })
  expect(bodyOf({ ...values, ends: 'afterCount' })).toMatchObject({ endsOn: null, endsAfter: 5 })
})

test('row 53: hours are collected for a client of the list only', () => {
  const collecting = {
    ...fresh(),
    clientId: 'k1',
    collects: { by: 'project' as const, projectId: '', from: '' },
  }
  expect(bodyOf(collecting).collects).toEqual({ by: 'project', projectId: null, from: null })
  expect(bodyOf({ ...collecting, clientId: '' }).collects).toBeNull()
  expect(bodyOf({ ...fresh(), clientId: 'k1' }).collects).toBeNull()
})

test('row 53: expenses are charged to a client of the list only', () => {
  const charging = { ...fresh(), clientId: 'k1', collectsExpenses: true }
  expect(bodyOf(charging).collectsExpenses).toBe(true)
  expect(bodyOf({ ...charging, clientId: '' }).collectsExpenses).toBe(false)
  expect(bodyOf({ ...fresh(), clientId: 'k1' }).collectsExpenses).toBe(false)
})

test('what nobody changes is sent back as it came, and what is not stored stays with the client', () => {
  const stored: Recurring = {
    _id: 'r1',
    company: { _id: 'c1', name: 'Firma' },
    name: 'Wartung',
    status: 'active',
    pausedFor: null,
    pause: null,
    client: { _id: 'k1', name: 'Wolf' },
    customClient: null,
    currency: 'EUR',
    net: 100,
    total: 119,
    schedule: {
      startOn: '2030-01-15',
      every: 2,
      unit: 'month',
      on: 'weekday',
      day: null,
      secondDay: null,
      nth: -1,
      weekday: 5,
    },
    mode: 'issueAndSend',
    nextDate: '2030-01-25',
    runsMade: 0,
    endsOn: null,
    remaining: 4,
    billsLastHours: false,
    settlesOn: null,
    failures: 0,
    lastInvoice: null,
    createdAt: '2030-01-01T00:00:00.000Z',
    invoice: {
      clientId: 'k1',
      customClient: null,
      skonto: [{ days: 7, percent: 2 }],
      priceMode: 'gross',
      closing: 'Danke',
      lines: [
        {
          description: 'Pflege {{month}}',
          quantity: '1.5',
          unitPrice: '80.25',
          taxRate: '0',
          taxCategory: 'AE',
        },
      ],
    },
    servicePeriod: 'behind',
    dueDays: 0,
    catchUp: 'last',
    collects: { by: 'task', projectId: 'p1', from: '2029-12-01' },
    collected: null,
    collectsExpenses: true,
    retainer: null,
    collectedExpenses: null,
    mail: { subject: 'Rechnung {{month}}', message: '' },
    endsAfter: 4,
    dates: [],
    runs: [],
    version: 3,
  }
  const body = bodyOf(valuesOf(stored, undefined))
  expect(body).toMatchObject({
    companyId: 'c1',
    name: 'Wartung',
    schedule: { every: 2, unit: 'month', on: 'weekday', nth: -1, weekday: 5 },
    mode: 'issueAndSend',
    dueDays: 0,
    endsAfter: 4,
    catchUp: 'last',
    servicePeriod: 'behind',
    mail: stored.mail,
    collects: stored.collects,
    collectsExpenses: true,
    invoice: {
      clientId: 'k1',
      skonto: [{ days: 7, percent: 2 }],
      priceMode: 'gross',
      closing: 'Danke',
    },
  })
  expect(body.invoice).not.toHaveProperty('buyerReference')
  expect(body.invoice.lines).toMatchObject([
    { description: 'Pflege {{month}}', quantity: '1.5', unitPrice: '80.25', taxCategory: 'AE' },
  ])
})
