/** The facts of a change as a reader gets them: names, days, numbers of versions, and what a setting was before and after. */
export type AuditDetails = Record<string, string | number | boolean | string[] | object | null>
