import { partOf } from '#core/records/record_kinds'

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

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** Rules for scheduled mails about its records. */
    departure?: Departure
  }
}

/** @param type of `about` */
export const departureOf = (type: string | null) =>
  type === null ? undefined : partOf(type, 'departure')
