import { readRows } from '#core/database/read_rows'
import type { Language } from '#core/i18n/languages'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { TextsByLanguage } from '#modules/settings/company_texts'
import type { TemplatesByKind } from '#modules/settings/document_templates'
import { PROFILE_DEFAULTS } from '#modules/settings/models/company_profile'
import type { PriceMode } from '#modules/settings/price_mode'
import type { CompanyRow, ProfileRow } from '#modules/settings/queries/company_settings_rows'
import type { Stationery } from '#modules/settings/stationery/stationery'
import type { TimeRounding } from '#modules/settings/time_rounding'
import type { SkontoStep } from '#modules/settings/validators/skonto'
import type { VatBasis, VatInterval } from '#modules/settings/vat_ways'

/** Everything that a company has set; texts that it has not set are empty. */
export interface CompanySettings {
  companyId: string
  companyName: string
  /** A code of legal_forms.ts, or a text for what is not listed there. */
  legalForm: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2 */
  country: string
  vatId: string
  taxNumber: string
  /** Under which authorities know the business: of Kosovo the NUI, of Albania the NIPT. BT-30. */
  businessNumber: string
  registerEntry: string
  email: string
  phone: string
  website: string
  /** Linked on the pages that clients open, as is `privacyUrl`; empty for the operator's. */
  imprintUrl: string
  privacyUrl: string
  bankName: string
  iban: string
  bic: string
  /** Name of the picture in the file store (see logo_files.ts), null without one. */
  logo: string | null
  /** `#rrggbb`, empty for the product's own. */
  accentColor: string
  /** Language of documents for clients without one of their own. */
  documentLanguage: Language
  /** ISO 4217 */
  currency: string
  timeZone: string
  /** A code of `api/holiday_regions.ts`; empty for the whole country. */
  holidayRegion: string
  paymentTermDays: number
  /** 1900 = 19 % */
  defaultTaxBasisPoints: number
  invoiceIntro: string
  invoiceFooter: string
  /** § 19 UStG or its like: no VAT is charged. */
  isSmallBusiness: boolean
  /** Whether unit prices are written without VAT or with it, unless a document says otherwise. */
  priceMode: PriceMode
  skonto: SkontoStep[]
  /** EN 16931 BT-28 */
  tradingName: string
  /** Second line of the address, BT-36. */
  addressLine: string
  /** Managing directors, court: BT-33. */
  legalNote: string
  /** BT-41 to BT-43; empty means the company's own telephone and e-mail. */
  contactName: string
  contactPhone: string
  contactEmail: string
  /** BT-34 */
  eAddress: string
  eAddressScheme: string
  /** BT-85; empty means the company's name. */
  accountHolder: string
  /** BT-90 */
  creditorId: string
  /** Text under the totals of invoices. */
  invoiceClosing: string
  /** Says when and how to pay, instead of the usual sentence; `{{dueDate}}` is replaced by the due date. */
  paymentTerms: string
  estimateIntro: string
  estimateClosing: string
  estimateFooter: string
  /** How each kind of document looks; the classic one where nothing is chosen. */
  templates: TemplatesByKind
  /** In other languages than `documentLanguage`; see `companyIn`. */
  texts: TextsByLanguage
  /** Clients have agreed to the term of payment, unless a client or an invoice says otherwise. */
  isTermAgreed: boolean
  /** Invoices to consumers point out default after thirty days. */
  warnsOfDefault: boolean
  /** Letters begin with a salutation and end with a name. */
  hasGreeting: boolean
  /** Name of the person who signs letters. Empty: the contact person, or the company if there is none. */
  signer: string
  vatBasis: VatBasis
  /** How often VAT is reported. */
  vatInterval: VatInterval
  /** VAT returns are due one month later (§ 46 UStDV). */
  isVatExtended: boolean
  /** Days between an invoice and its direct debit. */
  prenotificationDays: number
  /** Business days that the bank needs between the file and the direct debit. */
  collectionLeadDays: number
  /** The company's own letterhead; null where Kontor's is printed. */
  stationery: Stationery | null
  /** Of time that becomes money, where a project has no rule of its own. */
  timeRounding: TimeRounding
}

const SETTINGS = `
  select profiles.*, companies.name, companies.language, companies.currency, companies.time_zone,
    companies.email as applied_with_email
  from companies left join company_profiles as profiles on profiles.company_id = companies.id
  where companies.id = ?`

/** Name, address, bank, preferences of a company in one row, with the defaults where it has set nothing. */
export async function readCompanySettings({ id }: CompanyReference): Promise<CompanySettings> {
  const [row] = await readRows<CompanyRow & (ProfileRow | { company_id: null })>(SETTINGS, [id])
  const profile = row.company_id === null ? undefined : row
  return {
    companyId: id,
    companyName: row.name,
    legalForm: profile?.legal_form ?? '',
    street: profile?.street ?? '',
    postalCode: profile?.postal_code ?? '',
    city: profile?.city ?? '',
    country: profile?.country ?? PROFILE_DEFAULTS.country,
    vatId: profile?.vat_id ?? '',
    taxNumber: profile?.tax_number ?? '',
    businessNumber: profile?.business_number ?? '',
    registerEntry: profile?.register_entry ?? '',
    email: profile?.email ?? row.applied_with_email,
    phone: profile?.phone ?? '',
    website: profile?.website ?? '',
    imprintUrl: profile?.imprint_url ?? '',
    privacyUrl: profile?.privacy_url ?? '',
    bankName: profile?.bank_name ?? '',
    iban: profile?.iban ?? '',
    bic: profile?.bic ?? '',
    logo: profile?.logo ?? null,
    accentColor: profile?.accent_color ?? '',
    documentLanguage: row.language,
    currency: row.currency,
    timeZone: row.time_zone,
    holidayRegion: profile?.holiday_region ?? '',
    paymentTermDays: Number(profile?.payment_term_days ?? PROFILE_DEFAULTS.paymentTermDays),
    defaultTaxBasisPoints: Number(
      profile?.default_tax_basis_points ?? PROFILE_DEFAULTS.defaultTaxBasisPoints
    ),
    invoiceIntro: profile?.invoice_intro ?? '',
    invoiceFooter: profile?.invoice_footer ?? '',
    isSmallBusiness: Boolean(profile?.is_small_business),
    priceMode: profile?.price_mode ?? PROFILE_DEFAULTS.priceMode,
    skonto: JSON.parse(profile?.skonto ?? '[]'),
    tradingName: profile?.trading_name ?? '',
    addressLine: profile?.address_line ?? '',
    legalNote: profile?.legal_note ?? '',
    contactName: profile?.contact_name ?? '',
    contactPhone: profile?.contact_phone ?? '',
    contactEmail: profile?.contact_email ?? '',
    eAddress: profile?.e_address ?? '',
    eAddressScheme: profile?.e_address_scheme ?? '',
    accountHolder: profile?.account_holder ?? '',
    creditorId: profile?.creditor_id ?? '',
    invoiceClosing: profile?.invoice_closing ?? '',
    paymentTerms: profile?.payment_terms ?? '',
    estimateIntro: profile?.estimate_intro ?? '',
    estimateClosing: profile?.estimate_closing ?? '',
    estimateFooter: profile?.estimate_footer ?? '',
    templates: JSON.parse(profile?.templates ?? '{}'),
    texts: JSON.parse(profile?.texts ?? '{}'),
    isTermAgreed: Boolean(profile?.is_term_agreed ?? PROFILE_DEFAULTS.isTermAgreed),
    warnsOfDefault: Boolean(profile?.warns_of_default ?? PROFILE_DEFAULTS.warnsOfDefault),
    hasGreeting: Boolean(profile?.has_greeting ?? PROFILE_DEFAULTS.hasGreeting),
    signer: profile?.signer ?? '',
    vatBasis: profile?.vat_basis ?? PROFILE_DEFAULTS.vatBasis,
    vatInterval: profile?.vat_interval ?? PROFILE_DEFAULTS.vatInterval,
    isVatExtended: Boolean(profile?.is_vat_extended),
    prenotificationDays: Number(
      profile?.prenotification_days ?? PROFILE_DEFAULTS.prenotificationDays
    ),
    collectionLeadDays: Number(
      profile?.collection_lead_days ?? PROFILE_DEFAULTS.collectionLeadDays
    ),
    stationery: JSON.parse(profile?.stationery ?? 'null'),
    timeRounding: {
      mode: profile?.time_rounding_mode ?? PROFILE_DEFAULTS.timeRoundingMode,
      minutes: profile?.time_rounding_minutes ?? PROFILE_DEFAULTS.timeRoundingMinutes,
    },
  }
}
