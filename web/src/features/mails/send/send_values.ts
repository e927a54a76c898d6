import { addDays, type Day, today } from '@/lib/days'
import { instantOf } from '@/lib/local_instant'
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
export const valuesOf = ({ to, cc, subject, message }: ProposedMail): SendValues => ({
  to,
  cc,
  subject,
  message,
  copyToMe: false,
  isLater: false,
  day: addDays(today(), 1),
  time: '08:00',
})

export const sendAtOf = ({ isLater, day, time }: SendValues) =>
  isLater ? instantOf(day, time) : undefined

export function bodyOf(values: SendValues): SendBody {
  const { to, cc, subject, message, copyToMe } = values
  const sendAt = sendAtOf(values)
  return { to, cc, subject, message, copyToMe, ...(sendAt && { sendAt }) }
}

const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/

/** The first of some addresses that is none. */
export const wrongAddress = (addresses: string[]) =>
  addresses.find((address) => !ADDRESS.test(address))
