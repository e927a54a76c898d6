import type { UseFormReturnType } from '@mantine/form'
import type { AnswerOf } from '#api/routes'
import type { Proposed } from '../reading/marks'
import type { ClaimValues } from './claim_values'

/** The values of a claim with those that were read; only fields that nobody has typed in yet are filled. */
export function fillClaim(
  form: UseFormReturnType<ClaimValues>,
  { vendor, date, amount }: AnswerOf<'POST', '/api/expense-claim-readings'>
): { values: ClaimValues; proposed: Proposed } {
  const read = { vendor, date: date ?? '', amount: amount === null ? '' : String(amount) }
  const proposed = Object.fromEntries(
    Object.entries(read).filter(([name, value]) => value !== '' && !form.isDirty(name))
  )
  return { values: { ...form.getValues(), ...proposed }, proposed }
}
