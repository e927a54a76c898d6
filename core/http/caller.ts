import type { HttpContext } from '@adonisjs/core/http'
import type { Instant } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import type { TokenScope } from './guards/token_scopes.js'

/** Roles of the people of a company. The tax adviser reads its books and works nowhere in it. */
export type CompanyRole = 'owner' | 'member' | 'employee' | 'adviser'
export type Role = CompanyRole | 'superAdmin'

/** The person who makes the request, as the database says at this moment (never the token). */
export interface Caller {
  /** The person in this company; another one in each company that the person belongs to. */
  userId: string
  /** The account that the person signs in with, the same in all companies; never shown to others. */
  accountId: string
  /** Of a personal token, the id of the token: no session has it, so that no confirmation counts for it. */
  sessionId: string
  role: Role
  language: Language
  /** A second factor is required and not set up: only the own account is open. */
  mustSetUpFactor?: boolean
  /** The request carries a personal token: it reaches only what the token allows. */
  token?: PersonalToken
  /** A super admin who looks into a company: the role is that of an owner, the reach is narrower. */
  visit?: OperatorVisit
  /** Super admins belong to no company. */
  company?: CompanyScope
}

/** A session of a super admin in one company, see docs/decisions/0070-visits-of-the-operator.md. */
export interface OperatorVisit {
  id: string
  /** The super admin's own user. */
  operatorId: string
  reason: string
  expiresAt: Instant
  /** An owner has consented, and the consent lasts. */
  mayWrite: boolean
}

/** A key of a person for a program, see docs/tokens.md. */
export interface PersonalToken {
  id: string
  scopes: readonly TokenScope[]
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
  /** Only while the company is suspended: the operator's reason, null where there is none, and the instant. */
  suspension?: { reason: string | null; since: Instant }
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
    /** The answer goes to a program of somebody else, whatever signed the request in. */
    isForProgram?: boolean
  }
}
