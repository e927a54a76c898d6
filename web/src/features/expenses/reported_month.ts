import { HttpFailure } from '@/lib/server/http_failure'

/** The server's warning that a change touches a month whose VAT has been reported; undefined for any other failure. */
export const monthWarning = (failure: unknown): string | undefined =>
  failure instanceof HttpFailure && failure.code === 'month_reported' ? failure.error : undefined

/** A change that was not made because of the warning. */
export interface Warned {
  warning: string
}

/** Makes a change; the warning is an answer, for a dialog that asks, every other failure is thrown. */
export async function orWarning<Saved>(change: Promise<Saved>): Promise<Saved | Warned> {
  try {
    return await change
  } catch (failure) {
    const warning = monthWarning(failure)
    if (warning === undefined) throw failure
    return { warning }
  }
}

export const isWarned = (answer: unknown): answer is Warned =>
  typeof answer === 'object' && answer !== null && 'warning' in answer
