import type { LeaveAccount } from '#modules/people/queries/leave_account'

/** The holiday of a year in days; half days are possible. */
export const transformLeave = (account: LeaveAccount) => ({
  year: account.year,
  entitledDays: account.entitled / 2,
  carriedDays: account.carried / 2,
  carriedUntil: account.carriedUntil,
  expiredDays: account.expired / 2,
  takenDays: account.taken / 2,
  requestedDays: account.requested / 2,
  remainingDays: account.remaining / 2,
})
