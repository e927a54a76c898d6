/** A discount for paying early, as a form holds it. */
export interface SkontoValues {
  days: string
  percent: string
}

/** As many as a document can offer. */
export const MOST_SKONTO_STEPS = 2

export const skontoValues = (
  steps: readonly { days: number; percent: number }[] | null | undefined
): SkontoValues[] =>
  (steps ?? []).map(({ days, percent }) => ({ days: String(days), percent: String(percent) }))

/** The steps that are written, as the server takes them. */
export const skontoBody = (steps: readonly SkontoValues[]) =>
  steps
    .filter(({ days, percent }) => days !== '' || percent !== '')
    .map(({ days, percent }) => ({ days: Number(days), percent: Number(percent) }))

/** Whether two lists say the same. */
export const isSameSkonto = (some: readonly SkontoValues[], others: readonly SkontoValues[]) =>
  JSON.stringify(skontoBody(some)) === JSON.stringify(skontoBody(others))
