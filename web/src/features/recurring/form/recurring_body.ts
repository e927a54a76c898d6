import { bodyOf as invoiceBodyOf } from '@/features/invoices/parts'
import { type Body, type RecurringValues, RHYTHMS } from './recurring_values'

const number = (text: string) => (text.trim() === '' ? null : Number(text))

/** What the server takes for these values. */
export function bodyOf(values: RecurringValues): Body {
  const { clientId, customClient, currency, notes, lines } = invoiceBodyOf(values)
  const shown = { clientId, customClient, currency, notes, lines }
  const { ends, mailSubject, mailMessage, dueDays } = values
  return {
    ...(values.companyId && { companyId: values.companyId }),
    name: values.name.trim(),
    invoice: { ...values.keptContent, ...shown, intro: values.intro.trim() || null },
    schedule: scheduleOf(values),
    endsOn: ends === 'onDate' ? values.endsOn || null : null,
    endsAfter: ends === 'afterCount' ? number(values.endsAfter) : null,
    mode: values.mode,
    dueDays: number(dueDays),
    servicePeriod: values.servicePeriod,
    catchUp: values.catchUp,
    mail: mailSubject || mailMessage ? { subject: mailSubject, message: mailMessage } : null,
  }
}

/** Days of the month are only for months and years. */
export const knowsDays = ({ rhythm, unit }: RecurringValues) => {
  const chosen = rhythm === 'custom' ? unit : RHYTHMS[rhythm].unit
  return chosen === 'month' || chosen === 'year'
}

function scheduleOf(values: RecurringValues): Body['schedule'] {
  const { rhythm, startOn } = values
  const usual =
    rhythm === 'custom' ? { unit: values.unit, every: number(values.every) ?? 0 } : RHYTHMS[rhythm]
  if (!knowsDays(values)) return { startOn, ...usual, on: 'date' }
  const { on } = values
  if (on === 'weekday') {
    const nth = NTHS.find((each) => String(each) === values.nth) ?? 1
    return { startOn, ...usual, on, nth, weekday: number(values.weekday) }
  }
  if (on === 'twoDays') {
    return { startOn, ...usual, on, day: number(values.day), secondDay: number(values.secondDay) }
  }
  return { startOn, ...usual, on, ...(on === 'date' && { day: number(values.day) }) }
}

/** The n-th weekday; −1 is the last. */
export const NTHS = [1, 2, 3, 4, -1] as const
