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
   * Whether anything is due. A work that can say so is done by the background process of the server, which runs only
   * while there is something to do; the others are short and done by the server.
   */
  isDue?(): Promise<boolean>

  /**
   * A person waits for this work, perhaps for minutes: it has its own worker and starts at once after `wakeUp(name)`.
   */
  isAwaited?: boolean
}

/** Work that is done by the background process. */
export type BackgroundWork = DueWork & Required<Pick<DueWork, 'isDue'>>

export const isInBackground = (work: DueWork): work is BackgroundWork => work.isDue !== undefined
