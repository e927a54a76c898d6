import { codeOf, makeFolder, removeFile } from './private_file.js'

const { closeSync, openSync, statSync } = process.getBuiltinModule('node:fs')
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
    closeSync(openSync(path, 'wx', 0o600))
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

export const giveBack = removeFile

function ageOfFile(path: string) {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return mtimeMs === undefined ? undefined : Math.abs(Date.now() - mtimeMs)
}
