import type { HttpContext } from '@adonisjs/core/http'
import type { Language } from '#core/i18n/languages'

/** Roles of people who work in a company. */
export type CompanyRole = 'owner' | 'member' | 'employee'
export type Role = CompanyRole | 'superAdmin'

/** The person who makes the request, as the database says at this moment (never the token). */
export interface Caller {
  userId: string
  sessionId: string
  role: Role
  language: Language
  /** A second factor is required and not set up: only the own account is open. */
  mustSetUpFactor?: boolean
  /** Super admins belong to no company. */
  company?: CompanyScope
}

/** The company that the caller reaches. */
export interface CompanyScope {
  id: string
  /** `leaving`: its deletion has been requested. */
  status: 'active' | 'suspended' | 'leaving'
  language: Language
  /** ISO 4217 */
  currency: string
  /** IANA name; local days are days of this zone. */
  timeZone: string
}

/** Context of a handler whose policy asks for a sign-in. */
export type SignedInContext = HttpContext & { caller: Caller }

/** Context of a handler whose policy lets only people of a company in. */
export type CompanyContext = SignedInContext & { company: CompanyScope }

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** Language of texts for this caller: the user's, else the browser's. */
    language: Language
    /** Present behind every policy that asks for a sign-in; see SignedInContext. */
    caller?: Caller
    /** Present behind every policy that lets only people of a company in; see CompanyContext. */
    company?: CompanyScope
  }
}
