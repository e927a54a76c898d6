const { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } =
  process.getBuiltinModule('node:fs')
const { dirname } = process.getBuiltinModule('node:path')

/** The JSON in a file, or undefined when it does not exist. @throws when the file cannot be read */
export function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Replaces a file in one step, so that no process reads half a file, for the user's eyes only (0600). */
export function writeJson(path: string, value: unknown) {
  makeFolder(dirname(path))
  const next = `${path}.${process.pid}`
  writeFileSync(next, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  chmodSync(next, 0o600)
  renameSync(next, path)
}

/** Moves a damaged file out of the way, so that nothing in it is lost. @returns where it is now */
export function setAside(path: string) {
  const aside = `${path}.damaged-${new Date().toISOString().replace(/[^\dT]/g, '')}`
  renameSync(path, aside)
  return aside
}

export const removeFile = (path: string) => rmSync(path, { force: true })

/** Makes a folder and those above it (0700). Node's own `recursive` never ends below `/proc`. */
export function makeFolder(path: string) {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    makeFolder(dirname(path))
    mkdirSync(path, { mode: 0o700 })
  }
}

export const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
