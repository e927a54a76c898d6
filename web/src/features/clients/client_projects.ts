import type { StatusKind } from '@/components/status_badge'

export type ProjectStatus = 'active' | 'onHold' | 'done' | 'archived'

/** A row of `/api/projects`, as far as a client's page shows it. */
export interface ClientProject {
  _id: string
  number: string
  name: string
  status: ProjectStatus
  dueDate: string | null
  trackedSeconds: number
}

export const PROJECT_KINDS: Record<ProjectStatus, StatusKind> = {
  active: 'open',
  onHold: 'partly',
  done: 'paid',
  archived: 'void',
}
