import { emptyLine, type LineValues, newInvoice } from '@/features/invoices/parts'
import { today } from '@/lib/days'
import type { Recurring, Schedule } from '../recurring'
import {
  customValues,
  newRecurring,
  type RecurringValues,
  RHYTHMS,
  type Rhythm,
} from './recurring_values'

/** One of the server as the form shows it. */
export function valuesOf(recurring: Recurring, taxRate: string): RecurringValues {
  const { schedule, invoice, mail, endsOn, endsAfter, dueDays } = recurring
  const { lines, clientId: _, customClient, notes, intro, currency, ...keptContent } = invoice
  const whole = (value: number | null, usual: string) => (value === null ? usual : String(value))
  return {
    ...newRecurring({
      ...newInvoice(undefined),
      _id: recurring._id,
      version: recurring.version,
      clientId: recurring.client?._id ?? '',
      clientName: recurring.client?.name ?? '',
      customClient: customClient ? customValues(customClient) : null,
      date: today(),
      dueDate: today(),
      termDays: 0,
      currency: currency ?? recurring.currency,
      notes: notes ?? '',
      lines: lines.length > 0 ? lines.map(lineValues) : [emptyLine(taxRate)],
    }),
    companyId: recurring.company._id,
    name: recurring.name,
    keptContent,
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
    intro: intro ?? '',
    mailSubject: mail?.subject ?? '',
    mailMessage: mail?.message ?? '',
  }
}

const rhythmOf = ({ unit, every }: Schedule): Rhythm => {
  for (const [name, usual] of Object.entries(RHYTHMS)) {
    if (usual.unit === unit && usual.every === every) return name as Rhythm
  }
  return 'custom'
}

type StoredLine = Recurring['invoice']['lines'][number]

const lineValues = (line: StoredLine): LineValues => ({
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
