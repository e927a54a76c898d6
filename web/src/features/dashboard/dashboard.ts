import type { Person, TimeEntry } from '@/components/timer/tracked_task'

interface ProjectName {
  _id: string
  name: string
  color: string
}

/** The task that the own timer runs on. */
export interface RunningTask {
  _id: string
  title: string
  project: ProjectName | null
  timeEntry: TimeEntry
}

export const STEPS = [
  'companyData',
  'logo',
  'bankAccount',
  'taxNumber',
  'firstClient',
  'firstItem',
  'firstInvoice',
] as const
export type Step = (typeof STEPS)[number]

/** Major units by currency; different ones are never added up. */
export type Amounts = Record<string, number>

export interface DueInvoice {
  kind: 'invoice'
  _id: string
  number: string
  clientName: string
  dueDate: string | null
  isOverdue: boolean
  daysOverdue: number
  open: number
  currency: string
}

export interface DueTask {
  kind: 'task'
  _id: string
  title: string
  project: ProjectName | null
  assignees: Person[]
  dueDate: string | null
  isOverdue: boolean
}

/** The answer of `GET /api/dashboard`. */
export interface Dashboard {
  checklist: { key: Step; done: boolean }[]
  open: Amounts
  overdue: Amounts
  received: Amounts
  /** The first day of what was received. */
  receivedFrom: string
  attention: (DueInvoice | DueTask)[]
  runningTask: RunningTask | null
}

export interface OpenTask {
  _id: string
  title: string
  dueDate: string | null
  project: ProjectName | null
}

export interface LatestEntry extends TimeEntry {
  task: { _id: string; title: string; project: ProjectName | null }
}

/** The answer of `GET /api/employee-dashboard`: no money at all. */
export interface EmployeeDashboard {
  runningTask: RunningTask | null
  openTasks: OpenTask[]
  secondsToday: number
  secondsThisWeek: number
  lastEntries: LatestEntry[]
}
