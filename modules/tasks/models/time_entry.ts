import { isDeepStrictEqual } from 'node:util'
import { BaseModel, beforeDelete, beforeSave, column } from '@adonisjs/lucid/orm'
import { type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { publish } from '#core/live/publish'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'
import { type Break, breakSecondsOf, clipBreaks } from '#modules/tasks/breaks'
import { keepBefore } from '#modules/tasks/changes/open_change'
import { readBreaks, replaceBreaks } from '#modules/tasks/models/time_breaks'
import { replaceTags } from '#modules/tasks/tags/entry_tags'
import { timerEnd } from '#modules/tasks/timer_end'

/** Why a timer ended when its user did not stop it. */
export type EndReason =
  | 'switched'
  | 'task_done'
  | 'project_archived'
  | 'access_withdrawn'
  | 'company_suspended'

/** Time is kept in whole seconds. */
export const wholeSecond = (at: Instant): Instant => Math.floor(at / 1000) * 1000

/** The clock of a client may be a little ahead of the server's. */
const CLOCK_TOLERANCE = 60_000

/** The latest instant that a client may call now. */
export const latestInstant = (): Instant => now() + CLOCK_TOLERANCE

const booleanOrNull = (stored: unknown) => (stored === null ? null : Boolean(stored))

const RUNNING = `
  select time_entries.* from active_timers
  join time_entries on time_entries.company_id = active_timers.company_id
    and time_entries.id = active_timers.entry_id
  where active_timers.company_id = ? and active_timers.user_id = ?`
const FREE = 'delete from active_timers where company_id = ? and user_id = ? and entry_id = ?'

/** Time that somebody worked on a task; running while it has no end. */
export class TimeEntry extends CompanyOwned(BaseModel) {
  static override table = 'time_entries'

  @column() declare taskId: string
  @column() declare userId: string
  @column() declare startedAt: Instant
  @column() declare endedAt: Instant | null
  @column() declare endedBecause: EndReason | null
  /** Sum of all breaks that have ended, measured or entered by hand. */
  @column() declare breakSeconds: number
  @column() declare note: string
  /** Null for what follows from its project. */
  @column({ consume: booleanOrNull }) declare isBillable: boolean | null
  /** Whether only its duration was entered: its start is then a place on the day that the server has chosen. */
  @column({ consume: Boolean }) declare byDuration: boolean
  /** Whether a client without a connection has recorded the entry, its end or a break. */
  @column({ consume: Boolean }) declare recordedOffline: boolean
  @column() declare createdAt: Instant
  @column() declare version: number

  @beforeSave()
  @beforeDelete()
  static keepBefore(entry: TimeEntry) {
    return keepBefore(entry)
  }

  /** Makes the changes of one person's time wait for each other. Only inside inTx, before reading. */
  static async lockTimeOf(userId: string) {
    await readRows(`select id from users where id = ?${lock()}`, [userId])
  }

  static async runningOf(company: CompanyReference, userId: string): Promise<TimeEntry | null> {
    const [row] = await readRows<Record<string, unknown>>(RUNNING, [company.id, userId])
    return row ? TimeEntry.$createFromAdapterResult(row) : null
  }

  /** Begins a running entry, see takeTimer. */
  static async begin(
    company: CompanyReference,
    timer: { taskId: string; userId: string; at: Instant }
  ) {
    const entry = TimeEntry.for(company)
    entry.merge({
      taskId: timer.taskId,
      userId: timer.userId,
      startedAt: timer.at,
      endedAt: null,
      endedBecause: null,
      breakSeconds: 0,
      note: '',
      isBillable: null,
      byDuration: false,
      recordedOffline: false,
      createdAt: now(),
      version: 1,
    })
    await entry.save()
    await entry.takeTimer()
    entry.publish()
    return entry
  }

  /** Makes the entry the running one of its user. A second one is refused by the database; then all is tried again. */
  async takeTimer() {
    const running = { company_id: this.companyId, user_id: this.userId, entry_id: this.id }
    try {
      await insertRows('active_timers', [running])
    } catch (error) {
      if (isDuplicate(error)) throw new RetryTransaction()
      throw error
    }
  }

  get isRunning() {
    return this.endedAt === null
  }

  /** Ends the running entry and its open break, never before its start (the server's clock may have been set back). */
  async end(because: EndReason | null, at: Instant = wholeSecond(now())) {
    await this.freeTimer()
    this.endedAt = Math.max(at, this.startedAt)
    this.endedBecause = because
    await this.changeBreaks()
    await this.saveNext()
    if (!this.isEmpty) await timerEnd.announce(this)
    return this.endedAt
  }

  /**
   * Changes the measured breaks and adds the difference to `breakSeconds`. Breaks are cut to the times of the entry.
   * The caller saves the entry. Only inside inTx, after `lockTimeOf`.
   * @returns whether the breaks have changed
   */
  async changeBreaks(change: (breaks: Break[]) => Break[] = (breaks) => breaks) {
    const before = await readBreaks(this)
    const after = clipBreaks(change(before), this)
    const total = this.breakSeconds + breakSecondsOf(after) - breakSecondsOf(before)
    // Breaks that were entered as a sum have no times to be cut at.
    const longest = this.endedAt === null ? total : (this.endedAt - this.startedAt) / 1000
    const breakSeconds = Math.max(0, Math.min(total, longest))
    if (isDeepStrictEqual(after, before) && breakSeconds === this.breakSeconds) return false
    await keepBefore(this)
    await replaceBreaks(this, { before, after })
    this.breakSeconds = breakSeconds
    return true
  }

  /** Saves as the next version and tells who watches. */
  async saveNext() {
    this.version += 1
    await this.save()
    this.publish()
  }

  /** Deletes an ended entry in which no second has passed, unless it has a note. Inside inTx. */
  async deleteIfEmpty() {
    if (this.isEmpty) await this.deleteWhole()
  }

  private get isEmpty() {
    return this.endedAt === this.startedAt && !this.note
  }

  async remove() {
    if (this.isRunning) await this.freeTimer()
    await this.deleteWhole()
    this.publish()
  }

  private async deleteWhole() {
    await this.changeBreaks(() => [])
    await this.changeTags([])
    await this.delete()
  }

  /** Gives the entry exactly these tags, by name. Only inside recordChange. @returns whether they have changed */
  async changeTags(names: readonly string[]) {
    await keepBefore(this)
    return replaceTags(this, names)
  }

  /** The event names the task, because that is what the watching screens show. */
  publish() {
    publish(this.companyId, { kind: 'timer', id: this.taskId, userId: this.userId })
  }

  /** Lets the user start another timer; the entry gets its end beside. */
  async freeTimer() {
    assertOneRow(await changeRows(FREE, [this.companyId, this.userId, this.id]))
  }
}
