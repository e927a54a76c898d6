import { BaseModel, beforeSave, column } from '@adonisjs/lucid/orm'
import { currentActor } from '#core/audit/actor'
import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { assertOneRow, writer } from '#core/database/in_tx'
import { foldText } from '#core/database/search'
import { conflict } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import { companySuspension } from '#modules/auth/happenings'

/** `leaving`: its deletion has been requested, it reads and exports. `closed`: only what the law keeps is left. */
export type CompanyStatus = 'pending' | 'active' | 'rejected' | 'suspended' | 'leaving' | 'closed'

/** A company that uses Kontor; everything that is not the platform's belongs to exactly one. */
export class Company extends BaseModel {
  static override table = 'companies'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare id: string
  @column() declare name: string
  @column() declare email: string
  @column() declare status: CompanyStatus
  @column() declare plan: string
  /** The plan whose limits it has; null without limits. `plan` is the one that the sign-up named. */
  @column() declare planId: string | null
  @column() declare language: Language
  @column() declare currency: string
  @column() declare timeZone: string
  /** Everybody of the company has to sign in with a second factor. */
  @column({ consume: Boolean }) declare requiresSecondFactor: boolean
  /** Folded name and address, see `whereContains`. */
  @column() declare searchText: string
  @column() declare createdAt: number
  @column() declare decidedAt: number | null
  @column() declare decidedBy: string | null
  @column() declare rejectionReason: string | null
  /** Only while it is suspended, and then null where the operator gave none. */
  @column() declare suspensionReason: string | null
  /** Until when the operator may change something on a visit; null or past while visits only read. */
  @column() declare operatorAccessUntil: number | null
  /** When super admins got a mail about its application. */
  @column() declare announcedAt: number | null

  @beforeSave()
  static foldForSearch(company: Company) {
    company.searchText = foldText(company.name, company.email)
  }

  /** A company that asks to be let in. It waits for the super admin. */
  static async apply(application: {
    name: string
    email: string
    plan: string
    language: Language
  }) {
    const company = new Company()
    company.merge({
      id: newId(),
      status: 'pending',
      requiresSecondFactor: false,
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      createdAt: now(),
      ...application,
    })
    await company.save()
    await company.#audit('company.applied', { name: company.name, plan: company.plan })
    return company
  }

  /** Lets the company in. */
  async approve() {
    await this.#decide('approve', ['pending', 'rejected'], 'active')
  }

  /** @param reason is sent to the applicant */
  async reject(reason: string) {
    await this.#decide('reject', ['pending'], 'rejected', { rejection_reason: reason })
  }

  /**
   * Its people still sign in, read and export, but change nothing.
   * @param reason is shown to all its people
   */
  async suspend(reason: string | null = null) {
    await this.#decide('suspend', ['active'], 'suspended', { suspension_reason: reason })
    await companySuspension.announce(this)
    this.#publishState()
  }

  async reactivate() {
    await this.#decide('reactivate', ['suspended'], 'active')
    this.#publishState()
  }

  /** Of two decisions at the same moment one wins; the other starts again and is refused. */
  async #decide(
    action: string,
    from: CompanyStatus[],
    to: CompanyStatus,
    reasons: { rejection_reason?: string; suspension_reason?: string | null } = {}
  ) {
    if (!from.includes(this.status)) {
      throw conflict('auth.company_already_decided', { extra: { status: this.status } })
    }
    const decision = {
      status: to,
      decided_at: now(),
      decided_by: currentActor().userId,
      rejection_reason: null,
      suspension_reason: null,
      ...reasons,
    }
    assertOneRow(
      await writer().from('companies').where({ id: this.id, status: this.status }).update(decision)
    )
    await this.refresh()
    const reason = decision.rejection_reason ?? decision.suspension_reason
    await this.#audit(`company.${action}`, { status: to, reason })
  }

  /** Open browsers show or remove the note about the suspension. */
  #publishState() {
    publish(this.id, { kind: 'settings', id: this.id, audience: 'staff' })
  }

  #audit(action: string, details: Record<string, unknown>) {
    const subject = { type: 'company', id: this.id }
    return audit({ companyId: this.id, action, subject, details, security: {} })
  }
}
