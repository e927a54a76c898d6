import type { Delivery, MailRow } from './mail.js'

/** A mail that did not reach everybody. */
export interface MailTrouble {
  /** Those of its recipients whom a mail server has refused this time. */
  refused: Delivery[]
  /** Why no recipient received it, once it was given up. */
  failure?: string
}

/** Hears of mails that do not arrive. Only inside inTx. */
export type TroubleListener = (mail: MailRow, trouble: MailTrouble) => Promise<void>

const listeners: TroubleListener[] = []

/** A module says, in its subscriptions, that it wants to hear of them. */
export function onMailTrouble(listener: TroubleListener) {
  listeners.push(listener)
}

export async function tellTrouble(mail: MailRow, trouble: MailTrouble) {
  if (trouble.refused.length === 0 && trouble.failure === undefined) return
  for (const listener of listeners) await listener(mail, trouble)
}
