/**
 * Work started by the clock: recurring invoices, reminders, expiries, scheduled mails. Nothing is scheduled in memory:
 * due records are in tables, and the work looks for them. Any number of processes may look at any time, so a unique key
 * or a conditional UPDATE must make it impossible to do something twice.
 */
export interface DueWork {
  /** `<module>.<what>`, for the log. */
  name: string

  /**
   * Does a bounded portion of the work due at `now()`, each record in its own transaction.
   * @returns whether more may be due at this moment
   * @throws when it cannot go on; the failure is logged and the next round tries again
   */
  run(): Promise<boolean>

  /**
   * A person waits for this work, perhaps for minutes: it has its own worker and starts at once after `wakeUp(name)`.
   */
  isAwaited?: boolean
}
