const { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } =
  process.getBuiltinModule('node:fs')
const { dirname } = process.getBuiltinModule('node:path')

/** The JSON in a file, or undefined when there is none. A file that cannot be read throws. */
export function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Replaces a file in one step, so that nobody reads half of it, for the user's eyes only (0600). */
export function writeJson(path: string, value: unknown) {
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const next = `${path}.${process.pid}`
  writeFileSync(next, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  chmodSync(next, 0o600)
  renameSync(next, path)
}

export const removeFile = (path: string) => rmSync(path, { force: true })
