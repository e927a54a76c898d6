import type { UseFormReturnType } from '@mantine/form'
import { useRef } from 'react'
import { addDays } from '@/lib/time/days'
import type { Vendor } from '../../expense'
import type { ExpenseValues } from '../../expense_values'

/** The terms of a vendor that fill in a new expense. */
export type Terms = Pick<Vendor, 'paymentDays' | 'skontoPercent' | 'skontoDays'>

type TermValues = Pick<ExpenseValues, 'isPaid' | 'dueDate' | 'skontoPercent' | 'skontoDate'>

/** The values that a new expense begins with. */
const UNKNOWN: TermValues = { isPaid: true, dueDate: '', skontoPercent: '', skontoDate: '' }

/**
 * Fills due date and Skonto in from the terms of the vendor, and again when the day changes, as long as nobody has
 * changed them.
 */
export function useTerms(form: UseFormReturnType<ExpenseValues>, isNew: boolean) {
  const last = useRef<{ terms: Terms; values: TermValues }>(undefined)
  const take = (terms: Terms, date = form.getValues().date) => {
    const before = last.current?.values ?? UNKNOWN
    if (!isNew || !isSame(form.getValues(), before)) return
    const values = valuesFor(terms, date)
    last.current = { terms, values }
    if (!isSame(values, before)) form.setValues(values)
  }
  return {
    take,
    /** The day of the receipt has changed. */
    countFrom: (date: string) => last.current && take(last.current.terms, date),
  }
}

function valuesFor({ paymentDays, skontoPercent, skontoDays }: Terms, date: string): TermValues {
  if (paymentDays === null && skontoDays === null) return UNKNOWN
  return {
    isPaid: false,
    dueDate: paymentDays === null ? '' : addDays(date, paymentDays),
    skontoPercent: skontoPercent === null ? '' : String(skontoPercent),
    skontoDate: skontoDays === null ? '' : addDays(date, skontoDays),
  }
}

const isSame = (one: TermValues, other: TermValues) =>
  one.isPaid === other.isPaid &&
  one.dueDate === other.dueDate &&
  one.skontoPercent === other.skontoPercent &&
  one.skontoDate === other.skontoDate
