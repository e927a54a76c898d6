/** What a module has to say about scheduled mails on its records. */
export interface Departure {
  /**
   * Asked when the time of such a mail has come: why it may no longer go, as a code of the module's errors
   * (`invoicing.is_void`), or nothing. Locks the record, so that it stays as it is until the mail is on its way.
   */
  hindrance(companyId: string, id: string): Promise<string | undefined>
  /** Told in the transaction that notes that a mail server has taken it. @param to those whom it goes to */
  hasLeft(companyId: string, id: string, to: string[]): Promise<void>
}

const departures = new Map<string, Departure>()

/** A module says, in its subscriptions, what the time does to mails about its records. @param type of `about` */
export function registerDeparture(type: string, departure: Departure) {
  departures.set(type, departure)
}

export const departureOf = (type: string | null) =>
  type === null ? undefined : departures.get(type)
