import { today } from '@/lib/time/days'
import { mondayOf } from '@/lib/time/weeks'

export const HOUR = 3600

export const PROJECT = {
  _id: 'p1',
  number: 'P-0001',
  name: 'Wine labels',
  client: { _id: 'c1', name: 'Hollerbach' },
  color: '#0f766e',
  status: 'active',
  startDate: null,
  dueDate: '2026-12-12',
  description: '',
  notes: '',
  members: [
    { _id: 'u1', name: 'Mara Lindholm' },
    { _id: 'u2', name: 'Tim Berger' },
  ],
  trackedSeconds: 62.5 * HOUR,
}

export const UNBILLED = {
  project: { _id: 'p1', number: 'P-0001', name: 'Wine labels', color: '#0f766e' },
  client: { _id: 'c1', name: 'Hollerbach' },
  seconds: 15.5 * HOUR,
  roundedSeconds: 15.5 * HOUR,
  isCovered: false,
  rates: [{ rate: 80, currency: 'EUR', rateOf: 'project', seconds: 15.5 * HOUR }],
  amounts: [{ currency: 'EUR', amount: 1240 }],
}

export const HOURS = {
  budget: 80,
  used: 62.5,
  left: 17.5,
  percent: 78,
  usedUpOn: '2027-01-14',
  passedOn: null,
}

export const BUDGET = {
  period: 'project',
  from: '2026-10-01',
  to: '2026-11-29',
  currency: 'EUR',
  hours: HOURS,
  money: null,
  billableHours: 62.5,
  course: [
    { day: '2026-10-01', hours: 0, amount: 0 },
    { day: '2026-11-01', hours: 40, amount: 3200 },
    { day: '2026-11-29', hours: 62.5, amount: 5000 },
  ],
}

export const WEEK = {
  seconds: 6 * HOUR,
  billableSeconds: 0,
  groups: [
    {
      key: mondayOf(today()),
      label: mondayOf(today()),
      seconds: 6 * HOUR,
      billableSeconds: 0,
      groups: [{ key: 'u1', label: 'Mara Lindholm', seconds: 6 * HOUR, billableSeconds: 0 }],
    },
  ],
}
