import { contentBody } from '@/features/documents/form/document_values'
import { type Body, type Content, type RecurringValues, RHYTHMS } from './recurring_values'

const number = (text: string) => (text.trim() === '' ? null : Number(text))

/** The body for these values. */
export function bodyOf(values: RecurringValues): Body {
  const { ends, mailSubject, mailMessage, dueDays } = values
  return {
    ...(values.companyId && { companyId: values.companyId }),
    name: values.name.trim(),
    invoice: contentOf(values),
    schedule: scheduleOf(values),
    endsOn: ends === 'onDate' ? values.endsOn || null : null,
    endsAfter: ends === 'afterCount' ? number(values.endsAfter) : null,
    mode: values.mode,
    dueDays: number(dueDays),
    servicePeriod: values.servicePeriod,
    catchUp: values.catchUp,
    collects: collectsOf(values),
    retainer: retainerOf(values),
    collectsExpenses: values.clientId !== '' && values.collectsExpenses,
    mail: mailSubject || mailMessage ? { subject: mailSubject, message: mailMessage } : null,
  }
}

/** Hours are those of a client of the list. */
const collectsOf = ({ clientId, collects: { by, projectId, from } }: RecurringValues) =>
  clientId && by !== 'none' ? { by, projectId: projectId || null, from: from || null } : null

/** The first day is left to the server when it is empty. */
function retainerOf({ clientId, retainer }: RecurringValues): Body['retainer'] {
  const { includedHours, carryOver, carryLimitHours, from, ...terms } = retainer
  if (clientId === '' || includedHours.trim() === '') return null
  return {
    ...terms,
    includedHours,
    carryOver,
    carryLimitHours: carryOver === 'limit' ? carryLimitHours : null,
    from: from || null,
  }
}

/** Terms that nobody has changed are left to the client and the company. */
function contentOf(values: RecurringValues): Content {
  const content: Content = contentBody(values)
  for (const name of ['priceMode', 'skonto', 'buyerReference'] as const) {
    const usual = values.usualTerms[name]
    const isUsual = usual !== undefined && JSON.stringify(usual) === JSON.stringify(values[name])
    if (isUsual) delete content[name]
  }
  return content
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
