/** An instant for JSON: ISO 8601 in UTC, null when it has not happened. */
export const toIso = (instant: number | null) =>
  instant === null ? null : new Date(instant).toISOString()
