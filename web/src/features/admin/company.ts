import type { StatusKind } from '@/components/status_badge'

export const COMPANY_STATUSES = ['pending', 'active', 'suspended', 'rejected'] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]

export const STATUS_KINDS: Record<CompanyStatus, StatusKind> = {
  pending: 'partly',
  active: 'paid',
  suspended: 'overdue',
  rejected: 'void',
}

/** A row of `GET /api/admin/companies`: who it is and how alive, never its business figures. */
export interface CompanyRow {
  _id: string
  name: string
  email: string
  status: CompanyStatus
  plan: string
  createdAt: string
  decidedAt: string | null
  decidedBy: string | null
  rejectionReason: string | null
  userCount: number
  lastSignInAt: string | null
}

/** The answer of `GET /api/admin/companies/{id}`. */
export interface Company extends CompanyRow {
  people: {
    _id: string
    name: string
    email: string
    role: 'owner' | 'member' | 'employee'
    isActive: boolean
    lastSignInAt: string | null
  }[]
  timeline: { at: string; action: string; by: string | null; details: Record<string, unknown> }[]
}

/** What can be done with a company in a state, the likeliest first. */
export const STEPS = {
  pending: ['approve', 'reject'],
  active: ['suspend'],
  suspended: ['reactivate'],
  rejected: ['approve'],
} as const satisfies Record<CompanyStatus, readonly string[]>

export type Step = 'approve' | 'reject' | 'suspend' | 'reactivate'
