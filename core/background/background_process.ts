import type { ChildProcess } from 'node:child_process'
import logger from '@adonisjs/core/services/logger'
import { type Leave, writeDoor } from '#core/database/transaction/door'
import type { BackgroundWork, DueWork } from '#core/due_work/due_work'
import { wakeUp } from '#core/due_work/wake_up'
import { fanOut } from '#core/live/fan_out'
import { mailWasQueued } from '#core/mail/wake_up'
import type { Effects, FromBackground, ToBackground } from './messages.js'

/** Milliseconds without work after which the process ends and its memory is free again. */
const IDLE = 30_000

/** The process ended while it worked, because of the work or by chance. */
class BackgroundEnded extends Error {
  override name = 'BackgroundEnded'
}

/**
 * The server's process for work in the background, which keeps the server free for requests. It is started when work is
 * due and ends when there was none for a while. Its changes take their turn at the server's door.
 */
export class BackgroundProcess {
  readonly #portions = new Map<string, PromiseWithResolvers<boolean>>()
  #child: ChildProcess | undefined
  #isStopped = false
  #leave: Leave | undefined
  #idle: NodeJS.Timeout | undefined

  /** @param start starts the program of bin/background.ts */
  constructor(
    readonly start: () => ChildProcess,
    readonly idle = IDLE
  ) {}

  /** The same work, done in the process. */
  move(work: BackgroundWork): DueWork {
    const { name, isAwaited } = work
    return { name, isAwaited, run: async () => (await work.isDue()) && this.#runSurely(name) }
  }

  /** Ends the process for good. Work that is not stored yet is due again. */
  stop() {
    this.#isStopped = true
    this.#end()
  }

  /** A process that ended by chance is replaced once. @throws what the work has thrown, BackgroundEnded */
  async #runSurely(work: string) {
    try {
      return await this.#run(work)
    } catch (error) {
      if (this.#isStopped || !(error instanceof BackgroundEnded)) throw error
      logger.warn({ err: error, work }, 'The background process is started again.')
      return this.#run(work)
    }
  }

  #end() {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#bury(this.#child, new BackgroundEnded('It was ended.'))
  }

  #run(work: string): Promise<boolean> {
    clearTimeout(this.#idle)
    const portion = Promise.withResolvers<boolean>()
    this.#portions.set(work, portion)
    this.#child ??= this.#begin()
    this.#send(this.#child, { kind: 'run', work })
    return portion.promise
  }

  #begin() {
    const child = this.start()
    child.on('message', (message: FromBackground) => this.#hear(child, message))
    child.on('error', (cause) => this.#bury(child, new BackgroundEnded('It failed.', { cause })))
    child.on('exit', (code, signal) => {
      this.#bury(child, new BackgroundEnded(`It ended with ${signal ?? code}.`))
    })
    return child
  }

  #hear(child: ChildProcess, message: FromBackground) {
    if (child !== this.#child) return
    if (message.kind === 'ask') void this.#letIn(child)
    else if (message.kind === 'leave') this.#leave?.()
    else if (message.kind === 'effects') beginEffects(message)
    else if (message.kind === 'failure') this.#settle(message.work)?.reject(message.error)
    else if (message.kind === 'portion') this.#settle(message.work)?.resolve(message.isMore)
  }

  async #letIn(child: ChildProcess) {
    const turn = writeDoor.enter('background', () => {
      // Right after it was given, its message goes first.
      void turn.then(() => this.#send(child, { kind: 'wanted' }))
    })
    const leave = await turn
    // It may have ended while it waited.
    if (child !== this.#child) return leave()
    this.#leave = leave
    this.#send(child, { kind: 'turn' })
  }

  #settle(work: string) {
    const portion = this.#portions.get(work)
    this.#portions.delete(work)
    if (this.#portions.size === 0) this.#idle = setTimeout(() => this.#end(), this.idle).unref()
    return portion
  }

  /** A message to a process that has ended is lost, and its end makes the portion fail. */
  #send(child: ChildProcess, message: ToBackground) {
    child.send(message, () => undefined)
  }

  #bury(child: ChildProcess | undefined, reason: Error) {
    if (child !== this.#child) return
    this.#child = undefined
    this.#leave?.()
    for (const { reject } of this.#portions.values()) reject(reason)
    this.#portions.clear()
  }
}

function beginEffects({ events, hasMail, wakeUps }: Effects) {
  for (const event of events) fanOut.send(event)
  if (hasMail) mailWasQueued()
  for (const name of wakeUps) wakeUp(name)
}
