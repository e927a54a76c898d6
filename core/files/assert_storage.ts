import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import env from '#core/start/env'

/** Enough that the next changes find room too. */
const PROBE = Buffer.alloc(256 * 1024)
/** Milliseconds for which an answer holds: anybody may ask, and each look writes a file. */
const HOLDS_FOR = 2000

let last: { at: number; answer: Promise<void> } | undefined

/**
 * Makes sure that the data folder takes files, by writing one: that alone shows a quota, a read-only mount and a full
 * disk alike.
 * @throws the failure of the file system
 */
export function assertStorage(): Promise<void> {
  if (!last || performance.now() - last.at > HOLDS_FOR) {
    last = { at: performance.now(), answer: probe() }
    last.answer.catch((error) => logger.error({ err: error }, 'the data folder takes no files'))
  }
  return last.answer
}

async function probe() {
  const file = join(env.KONTOR_DATA, `.probe-${process.pid}`)
  try {
    await writeFile(file, PROBE, { mode: 0o600 })
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
