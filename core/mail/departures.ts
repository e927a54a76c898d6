/** A module's rules for scheduled mails on its records. */
export interface Departure {
  /**
   * Called when such a mail is due. Answers why it may no longer be sent, as a code of the module's errors
   * (`invoicing.is_void`), or nothing. Locks the record, so that it does not change before the mail has left.
   */
  hindrance(companyId: string, id: string): Promise<string | undefined>
  /** Called in the transaction that records a mail server's acceptance. @param to its recipients */
  hasLeft(companyId: string, id: string, to: string[]): Promise<void>
}

const departures = new Map<string, Departure>()

/** A module says, in its subscriptions, what the time does to mails about its records. @param type of `about` */
export function registerDeparture(type: string, departure: Departure) {
  departures.set(type, departure)
}

export const departureOf = (type: string | null) =>
  type === null ? undefined : departures.get(type)
