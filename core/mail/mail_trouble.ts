import { Happening } from '#core/happenings/happening'
import type { Delivery, MailRow } from './mail.js'

/** A mail that did not reach everybody. */
export interface MailTrouble {
  /** Those of its recipients whom a mail server has refused this time. */
  refused: Delivery[]
  /** Why no recipient received it, once it was given up. */
  failure?: string
}

/** A mail did not reach everybody. */
export const mailTrouble = new Happening<[mail: MailRow, trouble: MailTrouble]>()

export async function tellTrouble(mail: MailRow, trouble: MailTrouble) {
  if (trouble.refused.length === 0 && trouble.failure === undefined) return
  await mailTrouble.announce(mail, trouble)
}
