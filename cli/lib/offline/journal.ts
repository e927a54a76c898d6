import { Failure } from '../failures/failure.js'
import { whileClaimed } from '../session/claim.js'
import { codeOf, readJson, removeFile, setAside, writeJson } from '../session/private_file.js'
import type { Account } from '../session/session.js'
import { stateFolder } from '../session/state_folder.js'
import type { OfflineWork, Stint } from './stint.js'

const { readdirSync } = process.getBuiltinModule('node:fs')
const { join } = process.getBuiltinModule('node:path')

/** Longer than a change of the file can take. */
const LONGEST_CHANGE_MS = 2000

interface Stored {
  host: string
  userId: string
  email: string
  stints: Stint[]
  /** Changes that can be taken back, the latest last; none once something may have been sent. */
  changes?: JournalChange[]
}

/** A change by a command, with the work before it. */
export interface JournalChange {
  kind: 'start' | 'stop' | 'break' | 'log' | 'edit' | 'delete'
  title: string
  before: OfflineWork
}

const MOST_CHANGES = 20

/** Stints of somebody else that wait on this machine. */
export interface OtherJournal {
  host: string
  email: string
  count: number
}

/**
 * The stints of one person in one company of one server, on this machine: `$XDG_STATE_HOME/kontor/journal-….json`. Another
 * sign-in has another file, so that nothing is ever delivered under a wrong name. A damaged file is set aside.
 */
export class Journal {
  readonly #folder: string
  readonly #path: string
  readonly #owner: Omit<Stored, 'stints'>

  /** @param onDamage gets the path to which a damaged file was moved */
  constructor(
    env: NodeJS.ProcessEnv,
    { host, profile }: Account & { profile: NonNullable<Account['profile']> },
    private readonly onDamage: (path: string) => void
  ) {
    this.#folder = stateFolder(env)
    this.#owner = { host, userId: profile.userId, email: profile.email }
    this.#path = join(this.#folder, nameOf(this.#owner))
  }

  get stints(): Stint[] {
    return this.#read(this.#path)?.stints ?? []
  }

  /**
   * Changes the stints while no other command does.
   * @param changeOf what can be taken back later; without it nothing can be
   * @throws `unwritable_file`
   */
  change(change: (stints: Stint[]) => Stint[], changeOf?: () => JournalChange) {
    this.#write(({ stints, changes = [] }) => {
      const changed = change(stints)
      const more = changeOf && [...changes, changeOf()].slice(-MOST_CHANGES)
      return { stints: changed, ...(more && { changes: more }) }
    })
  }

  /** Takes the latest change back. @returns it; undefined where there is none @throws `unwritable_file` */
  takeBack(): JournalChange | undefined {
    let last: JournalChange | undefined
    this.#write(({ stints, changes = [] }) => {
      last = changes.at(-1)
      return last ? { stints: last.before.stints, changes: changes.slice(0, -1) } : { stints }
    })
    return last
  }

  #write(
    change: (stored: Pick<Stored, 'stints' | 'changes'>) => Pick<Stored, 'stints' | 'changes'>
  ) {
    try {
      whileClaimed(`${this.#path}.lock`, LONGEST_CHANGE_MS, () => {
        const after = change(this.#read(this.#path) ?? { stints: [] })
        if (after.stints.length || after.changes?.length) {
          writeJson(this.#path, { ...this.#owner, ...after } satisfies Stored)
        } else removeFile(this.#path)
      })
    } catch (error) {
      if (error instanceof Failure) throw error
      const reason = codeOf(error) ?? String(error)
      throw new Failure('unwritable_file', { values: { path: this.#path, reason } })
    }
  }

  /** Where one process claims the delivery. */
  get deliveryClaim() {
    return `${this.#path}.delivery`
  }

  /** The journals of other sign-ins on this machine. */
  others(): OtherJournal[] {
    const own = nameOf(this.#owner)
    return namesIn(this.#folder)
      .filter((name) => name !== own)
      .map((name) => this.#read(join(this.#folder, name)))
      .filter((stored) => stored !== undefined)
      .map(({ host, email, stints }) => ({ host, email, count: stints.length }))
      .filter(({ count }) => count > 0)
  }

  #read(path: string): Stored | undefined {
    try {
      const stored = readJson<Stored>(path)
      if (stored === undefined || isStored(stored)) return stored
    } catch (error) {
      if (!(error instanceof SyntaxError)) return undefined
    }
    this.onDamage(setAside(path))
    return undefined
  }
}

const nameOf = ({ host, userId }: Pick<Stored, 'host' | 'userId'>) =>
  `journal-${encodeURIComponent(host)}-${encodeURIComponent(userId)}.json`

function namesIn(folder: string) {
  try {
    return readdirSync(folder).filter((name) => /^journal-.*\.json$/.test(name))
  } catch {
    return []
  }
}

function isStored(value: unknown): value is Stored {
  const { host, userId, email, stints, changes = [] } = (value ?? {}) as Partial<Stored>
  return (
    [host, userId, email].every((text) => typeof text === 'string') &&
    areStints(stints) &&
    Array.isArray(changes) &&
    changes.every((change) => areStints(change?.before?.stints))
  )
}

const areStints = (value: unknown): value is Stint[] => Array.isArray(value) && value.every(isStint)

function isStint(value: unknown): value is Stint {
  const stint = (value ?? {}) as Partial<Stint>
  const { id, taskId, title, start, end, entryId, breaks, entered } = stint
  return (
    [id, taskId, title].every((text) => typeof text === 'string') &&
    (typeof (entryId ?? entered?.duration) === 'string' || isMoment(start)) &&
    (end === undefined || isMoment(end)) &&
    Array.isArray(breaks) &&
    breaks.every(
      (one) =>
        one && [one.start, one.end].every((moment) => moment === undefined || isMoment(moment))
    )
  )
}

function isMoment(value: unknown) {
  const { at, uptimeMs, boot } = (value ?? {}) as Record<string, unknown>
  return Number.isFinite(at) && Number.isFinite(uptimeMs) && typeof boot === 'string'
}
