import type { AnswerOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

export type UserRow = RowOf<'/api/admin/users'>
export type User = AnswerOf<'GET', '/api/admin/users/:id'>

export const USER_STATES = ['active', 'locked', 'deactivated'] as const
export type UserState = (typeof USER_STATES)[number]

export const USER_STATE_KINDS: Record<UserState, StatusKind> = {
  active: 'paid',
  locked: 'overdue',
  deactivated: 'void',
}

export const USER_ROLES = ['owner', 'member', 'employee', 'adviser', 'superAdmin'] as const

/** A lock counts in every company, so it is named before the company's own decision. */
export const stateOf = ({ lock, isActive }: Pick<UserRow, 'lock' | 'isActive'>): UserState =>
  lock ? 'locked' : isActive ? 'active' : 'deactivated'

/** Steps that an operator can take for a person. */
export type UserStep = 'lock' | 'unlock' | 'sign_out' | 'password_link'

/** The steps for a person in its state; the own sign-in is changed on the page of the account. */
export function stepsFor(user: Pick<UserRow, 'lock' | 'isActive' | 'isOwn'>): UserStep[] {
  if (user.isOwn) return []
  if (user.lock) return ['unlock']
  return [...(user.isActive ? (['password_link'] as const) : []), 'sign_out', 'lock']
}
