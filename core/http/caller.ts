import type { Language } from '#core/i18n/languages'

export type Role = 'owner' | 'member' | 'employee' | 'superAdmin'

/** Who makes the request, as the database says at this moment (never the token). */
export interface Caller {
  userId: string
  sessionId: string
  role: Role
  language: Language
}

/** The company that the caller reaches. Super admins have none. */
export interface CompanyScope {
  id: string
  status: 'active' | 'suspended'
  language: Language
  /** ISO 4217 */
  currency: string
  /** IANA name; local days are days of this zone. */
  timeZone: string
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** Language of texts for this caller: the user's, else the browser's. */
    language: Language
    /** Set on every route but public ones. */
    caller: Caller
    /** Set on routes with the scope `company`, for everyone but super admins. */
    company: CompanyScope
  }
}
