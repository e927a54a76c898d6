import type { AnswerOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

export const COMPANY_STATUSES = [
  'pending',
  'active',
  'suspended',
  'rejected',
  'leaving',
  'closed',
] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]

export const STATUS_KINDS: Record<CompanyStatus, StatusKind> = {
  pending: 'partly',
  active: 'paid',
  suspended: 'overdue',
  rejected: 'void',
  leaving: 'overdue',
  closed: 'void',
}

/** Identity and activity of a company, never its business figures. */
export type CompanyRow = RowOf<'/api/admin/companies'>

/** With its people and what was decided about it. */
export type Company = AnswerOf<'GET', '/api/admin/companies/:id'>

/** The steps for a company in each state, the likeliest first. */
export const STEPS = {
  pending: ['approve', 'reject', 'ask'],
  active: ['suspend'],
  suspended: ['reactivate'],
  rejected: ['approve'],
  leaving: [],
  closed: [],
} as const satisfies Record<CompanyStatus, readonly string[]>

export type Step = 'approve' | 'reject' | 'ask' | 'suspend' | 'reactivate'

/** Whether the company lets people in, so that there is something to look at. */
export const isVisitable = ({ status }: Pick<CompanyRow, 'status'>) =>
  status === 'active' || status === 'suspended' || status === 'leaving'

/** Key of the word for whether an owner has confirmed the address of the sign-up. */
export const addressWord = ({ addressConfirmedAt }: Pick<CompanyRow, 'addressConfirmedAt'>) =>
  addressConfirmedAt ? 'address.confirmed' : 'address.unconfirmed'
