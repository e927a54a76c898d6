import {
  IconBuilding,
  IconBuildingBank,
  IconCertificate,
  IconClock,
  IconFileDescription,
  IconFileDollar,
  IconFileInvoice,
  IconFileTypePdf,
  IconHash,
  IconMail,
  IconMailExclamation,
  IconPalette,
  IconPhoto,
  IconReceiptTax,
  IconUserCircle,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { latePart } from '@/lib/parts/late_part'
import type { Role } from '@/lib/session/roles'
import type { OwnSectionProps, SectionProps } from './section_props'
import { BankSection } from './sections/bank_section'
import { ColourSection } from './sections/colour_section'
import { CompanySection } from './sections/company_section'
import { EstimatesSection } from './sections/estimates_section'
import { InvoicesSection } from './sections/invoices_section'
import { LocalisationSection } from './sections/localisation_section'
import { LogoSection } from './sections/logo_section'
import { MailSection } from './sections/mail_section'
import { NumbersSection } from './sections/numbers_section'
import { TimeSection } from './sections/time_section'
import { VatSection } from './sections/vat_section'

/** Rarely opened here: the account has a page of its own, too. */
const AccountSection = latePart(
  async () => (await import('./sections/account_section')).AccountSection
)

/** Opened a few times a year. */
const ProceduresSection = latePart(
  async () => (await import('./sections/procedures_section')).ProceduresSection
)

/** Signed once. */
const AgreementSection = latePart(
  async () => (await import('./sections/agreement_section')).AgreementSection
)

/** Rarely opened, with fields that no other section has. */
const RemindersSection = latePart(
  async () => (await import('./sections/reminders_section')).RemindersSection
)

/** Rarely opened: a letterhead is uploaded once. */
const StationerySection = latePart(
  async () => (await import('./stationery/stationery_section')).StationerySection
)

export type SettingsSection = {
  /** `?section=` and the last part of its title's key. */
  key: string
  icon: TablerIcon
  /** The last parts of the keys of its fields, by which the section is found. */
  fields: string[]
} & (
  | { isForEmployees?: false; Content: ComponentType<SectionProps> }
  /** Also there for employees, who see nothing of the company's. */
  | { isForEmployees: true; Content: ComponentType<OwnSectionProps> }
)

const SECTIONS: SettingsSection[] = [
  {
    key: 'company',
    icon: IconBuilding,
    fields: [
      'companyName',
      'legalForm',
      'street',
      'postalCode',
      'city',
      'country',
      'vatId',
      'taxNumber',
      'businessNumber',
      'registerEntry',
      'email',
      'phone',
      'website',
      'imprintUrl',
      'privacyUrl',
    ],
    Content: CompanySection,
  },
  {
    key: 'bank',
    icon: IconBuildingBank,
    fields: ['iban', 'bic', 'bankName'],
    Content: BankSection,
  },
  { key: 'logo', icon: IconPhoto, fields: [], Content: LogoSection },
  { key: 'colour', icon: IconPalette, fields: ['accentColor'], Content: ColourSection },
  {
    key: 'stationery',
    icon: IconFileTypePdf,
    fields: ['topFirst', 'topFollowing', 'bottom', 'replacesHead'],
    Content: StationerySection,
  },
  {
    key: 'localisation',
    icon: IconWorld,
    fields: ['language', 'documentLanguage', 'currency', 'timeZone', 'holidayRegion'],
    Content: LocalisationSection,
  },
  {
    key: 'invoices',
    icon: IconFileInvoice,
    fields: [
      'paymentTermDays',
      'isTermAgreed',
      'warnsOfDefault',
      'defaultTaxRate',
      'hasGreeting',
      'signer',
      'invoiceIntro',
      'paymentTerms',
      'invoiceFooter',
    ],
    Content: InvoicesSection,
  },
  {
    key: 'vat',
    icon: IconReceiptTax,
    fields: ['vatBasis', 'vatInterval', 'isVatExtended'],
    Content: VatSection,
  },
  { key: 'time', icon: IconClock, fields: ['timeRounding'], Content: TimeSection },
  {
    key: 'mail',
    icon: IconMail,
    fields: ['senderName', 'replyTo', 'copyTo', 'signature', 'subject', 'message'],
    Content: MailSection,
  },
  {
    key: 'estimates',
    icon: IconFileDollar,
    fields: ['estimateIntro', 'estimateClosing', 'estimateFooter'],
    Content: EstimatesSection,
  },
  {
    key: 'reminders',
    icon: IconMailExclamation,
    fields: ['isAutomatic', 'fee', 'chargesInterest', 'chargesFlatSum', 'baseRate'],
    Content: RemindersSection,
  },
  {
    key: 'numbers',
    icon: IconHash,
    fields: ['pattern', 'next', 'resetsYearly'],
    Content: NumbersSection,
  },
  {
    key: 'procedures',
    icon: IconCertificate,
    fields: ['responsibilities', 'paper', 'operation'],
    Content: ProceduresSection,
  },
  {
    key: 'agreement',
    icon: IconFileDescription,
    fields: [],
    Content: AgreementSection,
  },
  {
    key: 'account',
    icon: IconUserCircle,
    fields: [
      'userName',
      'language',
      'showsOverdueBell',
      'newPassword',
      'devices',
      'accessKeys',
      'calendarFeeds',
    ],
    Content: AccountSection,
    isForEmployees: true,
  },
]

/** The settings that a role has, in the order of their list. */
export const sectionsFor = (role: Role | undefined) =>
  role === 'employee' ? SECTIONS.filter(({ isForEmployees }) => isForEmployees) : SECTIONS
