import { uptimeMs } from '../server/server_moment.js'
import { codeOf, makeFolder, removeFile } from './private_file.js'

const { lstatSync, writeFileSync } = process.getBuiltinModule('node:fs')
const { dirname } = process.getBuiltinModule('node:path')

/**
 * Claims something for this process by making a file that must not be there yet. A claim that is older than `longestMs`
 * belongs to a process that has ended without giving it back.
 * @returns whether it is ours now
 * @throws where no file can be made
 */
export function claim(path: string, longestMs: number) {
  const age = ageOfFile(path)
  if (age !== undefined && age < longestMs) return false
  if (age === undefined) makeFolder(dirname(path))
  else removeFile(path)
  try {
    // The launcher, which is a script of sh, reads the age from here.
    writeFileSync(path, `${uptimeMs()}\n`, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

export const giveBack = removeFile

/**
 * Does short work that no other process may do at the same time; waits for its turn.
 * @param longestMs after this time a claim is taken from a process that has ended without giving it back
 * @throws where no file can be made
 */
export function whileClaimed<T>(path: string, longestMs: number, work: () => T): T {
  while (!claim(path, longestMs)) sleep(PAUSE_MS)
  try {
    return work()
  } finally {
    giveBack(path)
  }
}

const PAUSE_MS = 5
const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

function ageOfFile(path: string) {
  const { mtimeMs } = lstatSync(path, { throwIfNoEntry: false }) ?? {}
  return mtimeMs === undefined ? undefined : Math.abs(Date.now() - mtimeMs)
}
