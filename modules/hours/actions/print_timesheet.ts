import { dayOf } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { decimal } from '#core/money/decimal'
import { partiesOf, renderTimesheetPdf, sellerName, templateOf } from '#modules/documents/public'
import { hundredthsOf } from '#modules/hours/hundredths'
import type { Invoice } from '#modules/invoicing/public'
import { readLogo } from '#modules/settings/public'
import { type BilledEntry, billedEntries } from '#modules/tasks/public'

/** Of an hour, in millionths. */
const HUNDREDTH = 10_000n

/**
 * The timesheet of an invoice as a PDF in the language and look of the invoice: who worked when on what, without any
 * price. Its hours add up to those that the invoice was made with; days are those of the company's zone.
 * @param isAnnex to be put to the draft that it is of: it names no number, which nobody knows yet
 * @throws 409 `no_billed_time` when the invoice bills no hours
 */
export async function printTimesheet(
  company: CompanyScope,
  invoice: Invoice,
  { isAnnex = false } = {}
): Promise<{ name: string; content: Buffer }> {
  const entries = await billedEntries(company, invoice.id)
  if (entries.length === 0) throw conflict('hours.no_billed_time')
  const { seller, buyer, language } = await partiesOf(invoice)
  const content = await renderTimesheetPdf({
    companyId: company.id,
    language,
    currency: invoice.currency,
    isAnnex,
    number: invoice.number ?? '',
    issuedOn: invoice.dateOn,
    seller: { ...seller, name: sellerName(seller) },
    buyer: { ...buyer, contact: '', customerNumber: buyer.number },
    projects: projectsOf(entries, { timeZone: company.timeZone, language }),
    footer: seller.invoiceFooter,
    template: templateOf(invoice, seller, 'invoice'),
    logo: await readLogo(seller),
    accent: seller.accentColor,
    createdAt: Number(invoice.issuedAt ?? invoice.createdAt),
  })
  return { name: fileName(invoice, language, isAnnex), content }
}

interface Context {
  timeZone: string
  language: Language
}

/** In the order in which work on them began. */
function projectsOf(entries: readonly BilledEntry[], context: Context) {
  const worked = withHundredths(entries)
  const groups = Map.groupBy(worked, ({ entry }) => entry.projectId)
  return [...groups.values()].map((group) => ({
    name: group[0]?.entry.projectName ?? '',
    entries: [
      ...group.map(({ entry, hundredths }) => ({
        day: dayOf(entry.startedAt, context.timeZone),
        person: entry.person,
        task: entry.taskTitle,
        note: entry.note,
        hours: hoursOf(hundredths),
      })),
      ...roundingOf(group, context),
    ],
  }))
}

/** Rounded lines bill more or less than was worked: a row of its own shows how much. */
function roundingOf(group: readonly { entry: BilledEntry }[], { language }: Context) {
  const hundredths = group.reduce((sum, { entry }) => sum + entry.roundingHundredths, 0)
  if (hundredths === 0) return []
  const task = translate(language, 'hours:timesheet.rounding')
  return [{ day: '', person: '', task, note: '', hours: hoursOf(hundredths) }]
}

const hoursOf = (hundredths: number) => decimal(BigInt(hundredths) * HUNDREDTH)

/** What was billed before shares were kept is taken as one line. */
function withHundredths(entries: readonly BilledEntry[]) {
  const unshared = entries.filter(({ hundredths }) => hundredths === null)
  const shares = new Map(hundredthsOf(unshared).map((share, index) => [unshared[index], share]))
  return entries.map((entry) => ({
    entry,
    hundredths: entry.hundredths ?? shares.get(entry) ?? 0,
  }))
}

/** `Leistungsnachweis-RE-2026-0001.pdf`, only with characters that every file system takes. */
const fileName = ({ number }: Invoice, language: Language, isAnnex: boolean) =>
  `${[
    translate(language, 'hours:timesheet.file'),
    ...(isAnnex ? [] : [number ?? translate(language, 'hours:timesheet.draft')]),
  ]
    .join('-')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`
