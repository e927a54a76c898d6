import { today } from '@/lib/time/days'
import type { Category } from '../expense'
import type { Claim, ClaimRow } from './claim'

export type Payer = ClaimRow['paidBy']

export interface ClaimValues {
  date: string
  vendor: string
  category: Category | ''
  note: string
  /** The people at the table of a business meal. */
  guests: string
  /** A decimal string. */
  amount: string
  paidBy: Payer
}

/** The values of a claim in its form. */
export const claimValues = (claim: Claim | undefined): ClaimValues => ({
  date: claim?.date ?? today(),
  vendor: claim?.vendor ?? '',
  category: claim?.category ?? '',
  note: claim?.note ?? '',
  guests: claim?.guests ?? '',
  amount: claim ? String(claim.amount) : '',
  paidBy: claim?.paidBy ?? 'person',
})

/** The request body for these values. The rules of the form refuse an empty category before. */
export const bodyOf = ({ category, ...values }: ClaimValues) => ({
  ...values,
  vendor: values.vendor.trim(),
  category: category || ('other' as const),
  guests: category === 'entertainment' ? values.guests.trim() : '',
})
