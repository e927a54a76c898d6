/**
 * Work that the clock brings about: recurring invoices, reminders, expiries, mails with a time.
 *
 * Nothing is scheduled in memory. What is due stands in tables, and the work looks for it. Any number of
 * processes may look at any time and any number of times, so doing something twice has to be impossible by a
 * unique key or a conditional UPDATE, not by who happens to run.
 */
export interface DueWork {
  /** `<module>.<what>`, for the log. */
  name: string

  /**
   * Does a bounded portion of what is due at `now()`, each record in a transaction of its own.
   * @returns whether more may be due at this moment
   * @throws when it cannot go on; the failure is logged and the next round tries again
   */
  run(): Promise<boolean>

  /** Somebody waits for it, perhaps for minutes: it has a worker to itself and begins at once after `wakeUp(name)`. */
  isAwaited?: boolean
}
