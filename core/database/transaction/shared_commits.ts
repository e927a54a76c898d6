import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as anotherTurn } from 'node:timers/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runStatement } from '../driver.js'
import { isStorageFull } from '../transaction_failures.js'
import { beginTransaction } from './begin_transaction.js'
import { beginEffects, commitTransaction } from './commit_transaction.js'
import { type CurrentWork, currentWork } from './current_work.js'
import { currentDoor } from './door.js'

/** Works that one COMMIT stores at most. */
const MOST_WORKS = 16

/** One caller's work: waiting for its turn, or done and waiting for the COMMIT. */
interface Job {
  work: () => Promise<unknown>
  /** Runs something in the asynchronous context of the caller: its actor, its request. */
  inContext: <R>(run: () => R) => R
  /** Gets a transaction alone, because one that it shared was lost. */
  isAlone: boolean
  /** Ends the job with what its work gave or threw. Only right after the COMMIT. */
  settle: () => void
  fail: (error: unknown) => void
}

const queue: Job[] = []
let isLeading = false

/**
 * Runs a short work on SQLite in a transaction that it may share with others, so that several are stored with one
 * COMMIT, which waits for the disk. They run one after another in the order of their arrival, each all or nothing in a
 * savepoint, and everybody is answered after the COMMIT. That holds for failures too: a refusal may rest on what another
 * work of the same transaction has written.
 * @throws what `work` throws, or the failure of the transaction
 */
export function shareCommit<T>(work: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const job: Job = {
      work: async () => {
        const result = await work()
        job.settle = () => resolve(result)
      },
      inContext: AsyncLocalStorage.snapshot(),
      isAlone: false,
      settle: () => reject(new Error('A work was settled before it ran.')),
      fail: reject,
    }
    queue.push(job)
    if (!isLeading) void lead()
  })
}

async function lead() {
  isLeading = true
  while (queue.length > 0) await storeTogether()
  isLeading = false
}

async function storeTogether() {
  const done: Job[] = []
  let client: TransactionClientContract | undefined
  const effects: (() => void)[] = []
  try {
    client = await beginTransaction()
    const begin = performance.now()
    for (let job = await nextJob(done, begin); job; job = await nextJob(done, begin)) {
      done.push(job)
      effects.push(await runPart(client, job))
    }
    await commitTransaction(client)
  } catch (error) {
    await client?.rollback().catch(() => undefined)
    return giveUp(done, error)
  }
  for (const begin of effects) begin()
  for (const { settle } of done) settle()
}

/** The next one that this transaction takes. Requests that have arrived meanwhile get the chance to join. */
async function nextJob(done: Job[], begin: number) {
  if (done.length === 0) return queue.shift()
  if (done[0]?.isAlone || done.length === MOST_WORKS) return undefined
  if (!(await currentDoor().takesMore(performance.now() - begin))) return undefined
  if (queue.length === 0) await anotherTurn()
  return queue[0]?.isAlone ? undefined : queue.shift()
}

/**
 * Runs one work in a savepoint.
 * @returns begins its effects, once the transaction is stored
 * @throws what the work threw when the database has ended the whole transaction with it, as on a full disk
 */
async function runPart(client: TransactionClientContract, job: Job) {
  const state: CurrentWork = { client, afterCommit: [], isOver: false }
  await runStatement(client, 'SAVEPOINT work', [])
  try {
    await job.inContext(() => currentWork.run(state, job.work))
    state.isOver = true
    await runStatement(client, 'RELEASE work', [])
  } catch (error) {
    state.isOver = true
    await undoPart(client).catch(() => {
      throw error
    })
    state.afterCommit = []
    job.settle = () => job.fail(error)
  }
  return () => job.inContext(() => beginEffects(state))
}

async function undoPart(client: TransactionClientContract) {
  await runStatement(client, 'ROLLBACK TO work', [])
  await runStatement(client, 'RELEASE work', [])
}

/**
 * Nothing is stored. On a full disk a small work may still fit that had shared its transaction with a large one.
 * After any other failure, such as one of the disk, it is unsure whether another try would be kept: all are refused.
 */
function giveUp(done: Job[], error: unknown) {
  if (done.length > 1 && isStorageFull(error)) {
    for (const job of done) job.isAlone = true
    queue.unshift(...done)
    return
  }
  // No transaction could begin: nothing queues for a lock that stays.
  const refused = done.length > 0 ? done : queue.splice(0)
  for (const job of refused) job.fail(error)
}
