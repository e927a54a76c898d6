/** Remembers in build/.sources which sources a build was made of. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STAMP = 'build/.sources'
const SOURCES = [
  'core',
  'modules',
  'api',
  'web',
  'cli',
  'docs/api',
  'config',
  'database',
  'adonisrc.ts',
  'package-lock.json',
]

/**
 * Whether build/ was made of the sources as they are now. Reading all of them takes a third of a second, so names, sizes
 * and times are looked at first; files that were only touched are recognised by what they hold.
 */
export function isBuilt() {
  if (!existsSync(STAMP)) return false
  const [held, seen] = readFileSync(STAMP, 'utf8').split('\n')
  if (seen === appearanceOf(SOURCES)) return true
  if (held !== fingerprintOf(SOURCES)) return false
  try {
    markBuilt()
  } catch {
    // An installation that only its owner may write to is compared by what it holds at each start.
  }
  return true
}

/** To be called when everything is built. */
export const markBuilt = () =>
  writeFileSync(STAMP, `${fingerprintOf(SOURCES)}\n${appearanceOf(SOURCES)}`)

/** The same for the same sources in the folders and files. */
export const fingerprintOf = (paths) => digestOf(paths, (file) => readFileSync(file))

/** Changes with every file that is written, added, renamed or removed. */
export const appearanceOf = (paths) =>
  digestOf(paths, (file) => {
    const { size, mtimeMs } = statSync(file)
    return `\n${size} ${mtimeMs}\n`
  })

function digestOf(paths, partOf) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const files = path.includes('.') ? [path] : filesBelow(path)
    for (const file of files.sort()) hash.update(file).update(partOf(file))
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isNoSource(path))
}

/** Nothing of the tests is built, and tools keep their notes in node_modules: neither is a reason to build. */
function isNoSource(path) {
  return /[\\/](tests|node_modules)[\\/]|\.test\.tsx?$/.test(path)
}
