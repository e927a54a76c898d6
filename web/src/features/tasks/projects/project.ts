import type { StatusKind } from '@/components/status_badge'
import type { Person, ProjectName } from '../task'

export const PROJECT_STATUSES = ['active', 'onHold', 'done', 'archived'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

export const STATUS_KINDS: Record<ProjectStatus, StatusKind> = {
  active: 'open',
  onHold: 'partly',
  done: 'paid',
  archived: 'void',
}

/** The answer of `/api/projects`. Employees get it without rate, currency and budget. */
export interface Project extends ProjectName {
  number: string
  client: { _id: string; name: string } | null
  status: ProjectStatus
  startDate: string | null
  dueDate: string | null
  description: string
  members: Person[]
  trackedSeconds: number
  version: number
  /** Major units of `currency`. */
  hourlyRate?: number | null
  currency?: string
  budgetHours?: number | null
}
