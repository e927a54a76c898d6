import { namedPlaceholders, shownPlaceholders, type Variable } from '@/lib/placeholders'
import { addDays, type Day, today } from '@/lib/time/days'
import { instantOf } from '@/lib/time/local_instant'
import type { ProposedMail, SendBody } from '../mail'

export interface SendValues {
  to: string[]
  cc: string[]
  subject: string
  message: string
  copyToMe: boolean
  isLater: boolean
  day: Day | ''
  /** `HH:mm` on the company's clock. */
  time: string
}

/** As proposed; a later time begins with tomorrow morning. */
export const valuesOf = ({ to, cc, subject, message, variables }: ProposedMail): SendValues => ({
  to,
  cc,
  subject: shownPlaceholders(subject, variables),
  message: shownPlaceholders(message, variables),
  copyToMe: false,
  isLater: false,
  day: addDays(today(), 1),
  time: '08:00',
})

export const sendAtOf = ({ isLater, day, time }: SendValues) =>
  isLater ? instantOf(day, time) : undefined

/** @param variables the placeholders that the words may name */
export function bodyOf(values: SendValues, variables: readonly Variable[]): SendBody {
  const { to, cc, copyToMe } = values
  const subject = namedPlaceholders(values.subject, variables)
  const message = namedPlaceholders(values.message, variables)
  const sendAt = sendAtOf(values)
  return { to, cc, subject, message, copyToMe, ...(sendAt && { sendAt }) }
}

const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/

/** The first of some addresses that is none. */
export const wrongAddress = (addresses: string[]) =>
  addresses.find((address) => !ADDRESS.test(address))
