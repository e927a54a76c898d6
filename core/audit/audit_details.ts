/** The facts of a change as a reader gets them: names, days, numbers of versions, lists of names. */
export type AuditDetails = Record<string, string | number | boolean | string[] | null>
