import type { RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

export type ClientProject = RowOf<'/api/projects'>
export type ProjectStatus = ClientProject['status']

export const PROJECT_KINDS: Record<ProjectStatus, StatusKind> = {
  active: 'open',
  onHold: 'partly',
  done: 'paid',
  archived: 'void',
}
