import type { AnswerOf, Merged, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

export const PROJECT_STATUSES = ['active', 'onHold', 'done', 'archived'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

export const STATUS_KINDS: Record<ProjectStatus, StatusKind> = {
  active: 'open',
  onHold: 'partly',
  done: 'paid',
  archived: 'void',
}

/** Employees get it without rate (in major units of `currency`), currency and budget. */
export type Project = Merged<RowOf<'/api/projects'>>

/** A project on its own page, with its notes. */
export type ProjectRecord = Merged<AnswerOf<'GET', '/api/projects/:id'>>
