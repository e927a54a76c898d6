/** Remembers in build/.sources which sources a build was made of. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STAMP = 'build/.sources'
const SOURCES = [
  'core',
  'modules',
  'api',
  'web',
  'cli',
  'config',
  'database',
  'adonisrc.ts',
  'package-lock.json',
]

/** Whether build/ was made of the sources as they are now. */
export const isBuilt = () =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprintOf(SOURCES)

/** To be called when everything is built. */
export const markBuilt = () => writeFileSync(STAMP, fingerprintOf(SOURCES))

/** The same for the same sources in the folders and files. */
export function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const files = path.includes('.') ? [path] : filesBelow(path)
    for (const file of files.sort()) hash.update(file).update(readFileSync(file))
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
