import { Failure } from '../../lib/failures/failure.js'

const { existsSync, readdirSync, readFileSync, statSync } = process.getBuiltinModule('node:fs')
const { homedir } = process.getBuiltinModule('node:os')
const { basename, join } = process.getBuiltinModule('node:path')

/** A file as it is sent; `running` counts intervals that were left out because they have no end yet. */
export interface TrackerFile {
  name: string
  bytes: Buffer
  running: number
}

const MONTH = /^\d{4}-\d{2}\.data$/
/** An interval of timewarrior without an end. */
const RUNNING = /^inc \d{8}T\d{6}Z(?! - \d)/

/**
 * The file to import: the given one, else the place where the program keeps its data. A folder of timewarrior becomes one
 * file with all months.
 * @throws `needs_argument` for programs that keep their data elsewhere, `unreadable_file`
 */
export function trackerFile(program: string, given: string | undefined): TrackerFile {
  const path = given ?? usualPlaces(program).find((place) => existsSync(place))
  if (path === undefined) throw new Failure('needs_argument', { values: { argument: '<file>' } })
  try {
    if (program !== 'timewarrior') {
      return { name: basename(path), bytes: readFileSync(path), running: 0 }
    }
    return withoutRunning(statSync(path).isDirectory() ? monthsOf(path) : readOne(path))
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure('unreadable_file', { values: { path } })
  }
}

/** Where programs keep their data, the older place last. */
function usualPlaces(program: string): string[] {
  const { TIMEWARRIORDB, XDG_DATA_HOME, XDG_CONFIG_HOME, WATSON_DIR } = process.env
  const home = homedir()
  if (program === 'timewarrior') {
    return [
      ...(TIMEWARRIORDB ? [join(TIMEWARRIORDB, 'data')] : []),
      join(home, '.timewarrior', 'data'),
      join(XDG_DATA_HOME || join(home, '.local', 'share'), 'timewarrior', 'data'),
    ]
  }
  if (program === 'watson') {
    return [
      ...(WATSON_DIR ? [join(WATSON_DIR, 'frames')] : []),
      join(XDG_CONFIG_HOME || join(home, '.config'), 'watson', 'frames'),
    ]
  }
  return []
}

const readOne = (path: string) => ({ name: basename(path), text: readFileSync(path, 'utf8') })

/** @param given the folder of the months, or timewarrior's own with that folder in it */
function monthsOf(given: string) {
  const inner = join(given, 'data')
  const folder = existsSync(inner) ? inner : given
  const months = readdirSync(folder)
    .filter((name) => MONTH.test(name))
    .sort()
  if (months.length === 0) throw new Failure('unreadable_file', { values: { path: folder } })
  const texts = months.map((name) => readFileSync(join(folder, name), 'utf8').trimEnd())
  return { name: `${months[0]} – ${months.at(-1)}`, text: `${texts.join('\n')}\n` }
}

function withoutRunning({ name, text }: { name: string; text: string }): TrackerFile {
  const lines = text.split('\n')
  const ended = lines.filter((line) => !RUNNING.test(line))
  return { name, bytes: Buffer.from(ended.join('\n')), running: lines.length - ended.length }
}
