import { customClientValues } from '@/features/documents/form/custom_client'
import {
  type DocumentValues,
  newDocument,
  type Preferences,
} from '@/features/documents/form/document_values'
import { discountValues, emptyLine, type LineValues } from '@/features/documents/lines/line_values'
import { skontoValues } from '@/lib/skonto'
import type { Recurring, Schedule } from '../recurring'
import {
  firstOfMonth,
  newRecurring,
  type RecurringValues,
  RHYTHMS,
  type Rhythm,
  type Terms,
} from './recurring_values'

/** One of the server as the form shows it. */
export function valuesOf(recurring: Recurring, preferences: Preferences): RecurringValues {
  const { schedule, mail, endsOn, endsAfter, dueDays } = recurring
  const whole = (value: number | null, usual: string) => (value === null ? usual : String(value))
  const usual = newDocument(preferences)
  const usualTerms = missingTerms(recurring.invoice, usual)
  return {
    ...newRecurring({ ...contentValues(recurring, usual), ...usualTerms }),
    usualTerms,
    companyId: recurring.company._id,
    name: recurring.name,
    startOn: schedule.startOn,
    rhythm: rhythmOf(schedule),
    every: String(schedule.every),
    unit: schedule.unit,
    on: schedule.on,
    day: whole(schedule.day, ''),
    secondDay: whole(schedule.secondDay, '16'),
    nth: whole(schedule.nth, '1'),
    weekday: whole(schedule.weekday, '1'),
    ends: endsAfter !== null ? 'afterCount' : endsOn !== null ? 'onDate' : 'never',
    endsOn: endsOn ?? '',
    endsAfter: whole(endsAfter, '12'),
    mode: recurring.mode,
    dueDays: whole(dueDays, ''),
    servicePeriod: recurring.servicePeriod,
    catchUp: recurring.catchUp,
    collects: {
      by: recurring.collects?.by ?? 'none',
      projectId: recurring.collects?.projectId ?? '',
      from: recurring.collects ? (recurring.collects.from ?? '') : firstOfMonth(),
    },
    ...(recurring.retainer && { retainer: retainerValues(recurring.retainer) }),
    collectsExpenses: recurring.collectsExpenses,
    mailSubject: mail?.subject ?? '',
    mailMessage: mail?.message ?? '',
  }
}

const retainerValues = ({
  includedHours,
  carryLimitHours,
  projects,
  carryOver,
  overage,
  from,
  isShared,
}: NonNullable<Recurring['retainer']>): RecurringValues['retainer'] => ({
  includedHours: String(includedHours),
  projectIds: projects.map(({ _id }) => _id),
  carryOver,
  carryLimitHours: carryLimitHours === null ? '' : String(carryLimitHours),
  overage,
  from,
  isShared,
})

type Stored = Recurring['invoice']

/** Of a stored invoice anything may be missing. */
function contentValues({ _id, version, ...recurring }: Recurring, usual: DocumentValues) {
  const { invoice } = recurring
  const text = (value: string | number | null | undefined) => String(value ?? '')
  const { discount, ...reduced } = discountValues(
    Number(invoice.discountPercent) || null,
    Number(invoice.discountAmount) || null
  )
  return {
    ...usual,
    _id,
    version,
    clientId: recurring.client?._id ?? '',
    clientName: recurring.client?.name ?? '',
    customClient: invoice.customClient ? customClientValues(invoice.customClient) : null,
    currency: invoice.currency ?? recurring.currency,
    exchangeRate: text(invoice.exchangeRate),
    priceMode: invoice.priceMode ?? usual.priceMode,
    ...reduced,
    discountPercent: discount,
    discountReason: text(invoice.discountReason),
    skonto: skontoValues(invoice.skonto),
    buyerReference: text(invoice.buyerReference),
    orderNumber: text(invoice.orderNumber),
    projectReference: text(invoice.projectReference),
    intro: invoice.intro ?? null,
    closing: invoice.closing ?? null,
    notes: text(invoice.notes),
    exemptionReason: text(invoice.exemptionReason),
    template: invoice.template ?? usual.template,
    lines: invoice.lines.length > 0 ? invoice.lines.map(lineValues) : usual.lines,
  }
}

/** The terms that nothing is stored for. */
const missingTerms = (
  { priceMode, skonto, buyerReference }: Stored,
  usual: DocumentValues
): Partial<Terms> => ({
  ...(priceMode === undefined && { priceMode: usual.priceMode }),
  ...(skonto === undefined && { skonto: usual.skonto }),
  ...(buyerReference === undefined && { buyerReference: '' }),
})

const rhythmOf = ({ unit, every }: Schedule): Rhythm => {
  for (const [name, usual] of Object.entries(RHYTHMS)) {
    if (usual.unit === unit && usual.every === every) return name as Rhythm
  }
  return 'custom'
}

const lineValues = (line: Stored['lines'][number]): LineValues => ({
  ...emptyLine(line.taxRate ?? '', line.kind),
  itemId: line.itemId ?? '',
  description: line.description ?? '',
  quantity: line.quantity ?? '',
  unit: line.unit ?? '',
  unitPrice: line.unitPrice ?? '',
  discountUnit: line.discountAmount ? 'amount' : 'percent',
  discount: line.discount && line.discount !== '0' ? line.discount : '',
  discountAmount: line.discountAmount ?? '',
  taxCategory: line.taxCategory ?? '',
})
