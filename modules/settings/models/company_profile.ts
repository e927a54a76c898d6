import { BaseModel, column } from '@adonisjs/lucid/orm'
import { type Instant, now } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { Company } from '#modules/auth/public'
import type { TextsByLanguage } from '#modules/settings/company_texts'
import type { TemplatesByKind } from '#modules/settings/document_templates'
import type { PriceMode } from '#modules/settings/price_mode'
import type { Stationery } from '#modules/settings/stationery/stationery'
import type { TimeRoundingMinutes, TimeRoundingMode } from '#modules/settings/time_rounding'
import type { SkontoStep } from '#modules/settings/validators/skonto'
import type { VatBasis, VatInterval } from '#modules/settings/vat_ways'

/** Defaults until a company changes them (Germany first). Texts start empty. */
export const PROFILE_DEFAULTS = {
  legalForm: '',
  street: '',
  postalCode: '',
  city: '',
  country: 'DE',
  vatId: '',
  taxNumber: '',
  businessNumber: '',
  registerEntry: '',
  email: '',
  phone: '',
  website: '',
  imprintUrl: '',
  privacyUrl: '',
  bankName: '',
  iban: '',
  bic: '',
  logo: null,
  accentColor: '',
  paymentTermDays: 7,
  defaultTaxBasisPoints: 1900,
  invoiceIntro: '',
  invoiceFooter: '',
  isSmallBusiness: false,
  priceMode: 'net' as PriceMode,
  skonto: [] as SkontoStep[],
  tradingName: '',
  addressLine: '',
  legalNote: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  eAddress: '',
  eAddressScheme: '',
  accountHolder: '',
  creditorId: '',
  invoiceClosing: '',
  paymentTerms: '',
  estimateIntro: '',
  estimateClosing: '',
  estimateFooter: '',
  templates: {} as TemplatesByKind,
  texts: {} as TextsByLanguage,
  isTermAgreed: false,
  warnsOfDefault: true,
  hasGreeting: true,
  signer: '',
  holidayRegion: '',
  vatBasis: 'accrual' as VatBasis,
  vatInterval: 'quarter' as VatInterval,
  isVatExtended: false,
  prenotificationDays: 14,
  collectionLeadDays: 1,
  timeRoundingMode: 'none' as TimeRoundingMode,
  timeRoundingMinutes: 15 as TimeRoundingMinutes,
  stationery: null,
}

/** A company's particulars on its documents. One per company, created at its first change. */
export class CompanyProfile extends BaseModel {
  static override table = 'company_profiles'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare companyId: string
  /** A code of legal_forms.ts, or a text for what is not listed there. */
  @column() declare legalForm: string
  @column() declare street: string
  @column() declare postalCode: string
  @column() declare city: string
  /** ISO 3166-1 alpha-2 */
  @column() declare country: string
  @column() declare vatId: string
  @column() declare taxNumber: string
  /** Of Kosovo the NUI, of Albania the NIPT. */
  @column() declare businessNumber: string
  @column() declare registerEntry: string
  @column() declare email: string
  @column() declare phone: string
  @column() declare website: string
  /** Linked on the pages that clients open, as is `privacyUrl`. */
  @column() declare imprintUrl: string
  @column() declare privacyUrl: string
  @column() declare bankName: string
  @column() declare iban: string
  @column() declare bic: string
  /** Name in the file store; set only by an upload. */
  @column() declare logo: string | null
  @column() declare accentColor: string
  @column() declare paymentTermDays: number
  /** 1900 = 19 % */
  @column() declare defaultTaxBasisPoints: number
  @column() declare invoiceIntro: string
  @column() declare invoiceFooter: string
  /** § 19 UStG or its like: no VAT is charged. */
  @column({ consume: Boolean }) declare isSmallBusiness: boolean
  @column() declare priceMode: PriceMode
  @column({
    prepare: (steps: SkontoStep[]) => JSON.stringify(steps),
    consume: (text: string | null) => JSON.parse(text ?? '[]'),
  })
  declare skonto: SkontoStep[]
  @column() declare tradingName: string
  /** Second line of the address. */
  @column() declare addressLine: string
  /** Managing directors, court: what the law wants on letters. */
  @column() declare legalNote: string
  @column() declare contactName: string
  @column() declare contactPhone: string
  @column() declare contactEmail: string
  @column() declare eAddress: string
  @column() declare eAddressScheme: string
  @column() declare accountHolder: string
  /** SEPA creditor identifier. */
  @column() declare creditorId: string
  @column() declare invoiceClosing: string
  /** Instead of the usual sentence; `{{dueDate}}` is replaced by the due date. */
  @column() declare paymentTerms: string
  @column() declare estimateIntro: string
  @column() declare estimateClosing: string
  @column() declare estimateFooter: string
  @column({
    prepare: (templates: TemplatesByKind) => JSON.stringify(templates),
    consume: (text: string | null) => JSON.parse(text ?? '{}'),
  })
  declare templates: TemplatesByKind
  /** In other languages than the company's own. */
  @column({
    prepare: (texts: TextsByLanguage) => JSON.stringify(texts),
    consume: (text: string | null) => JSON.parse(text ?? '{}'),
  })
  declare texts: TextsByLanguage
  /** Clients have agreed to the term of payment, so that it counts as a fixed day (§ 286 (2) BGB). */
  @column({ consume: Boolean }) declare isTermAgreed: boolean
  /** Invoices to consumers point out default after thirty days (§ 286 (3) BGB). */
  @column({ consume: Boolean }) declare warnsOfDefault: boolean
  /** Letters begin with a salutation and end with a name. */
  @column({ consume: Boolean }) declare hasGreeting: boolean
  /** Name of the person who signs letters. Empty: the contact person, or the company if there is none. */
  @column() declare signer: string
  /** A code of `api/holiday_regions.ts`; empty for the whole country. */
  @column() declare holidayRegion: string
  @column() declare vatBasis: VatBasis
  /** How often VAT is reported. */
  @column() declare vatInterval: VatInterval
  /** VAT returns are due one month later (§ 46 UStDV). */
  @column({ consume: Boolean }) declare isVatExtended: boolean
  /** Days between an invoice and its direct debit. */
  @column({ consume: Number }) declare prenotificationDays: number
  /** Business days that the bank needs between the file and the direct debit. */
  @column({ consume: Number }) declare collectionLeadDays: number
  /** How time that becomes money is rounded, where a project has no rule of its own. */
  @column() declare timeRoundingMode: TimeRoundingMode
  @column() declare timeRoundingMinutes: TimeRoundingMinutes
  @column({
    prepare: (stationery: Stationery | null) => stationery && JSON.stringify(stationery),
    consume: (text: string | null) => text && JSON.parse(text),
  })
  declare stationery: Stationery | null
  /** When the first questions were answered or skipped. */
  @column() declare welcomeClosedAt: Instant | null
  @column() declare updatedAt: Instant

  /**
   * A company with its profile, to be changed: both saved at the end of the transaction by the caller.
   * The company's row is locked, so that two first changes do not both make the profile.
   */
  static async lockFor(companyId: string) {
    const company = await Company.query({ client: writer() })
      .where('id', companyId)
      .forUpdate()
      .firstOrFail()
    const found = await CompanyProfile.find(companyId)
    const profile =
      found ?? new CompanyProfile().merge({ ...PROFILE_DEFAULTS, companyId, email: company.email })
    profile.updatedAt = now()
    return { company, profile }
  }
}
