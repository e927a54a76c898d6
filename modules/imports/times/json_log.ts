import { FieldError } from '#core/errors/app_error'
import type { TableRow } from '#modules/imports/read/cell'
import { decoded, type Encoding } from '#modules/imports/read/encoding'
import { rowOfExport } from './timewarrior.js'
import type { Tracker } from './trackers.js'
import { type Frame, rowOfFrame } from './watson.js'

/** Characters: a log of JSON is read as a whole. */
const LONGEST_LOG = 24 * 1024 * 1024

interface JsonLog {
  tracker: Tracker
  rows(): AsyncGenerator<TableRow>
}

/**
 * Opens the JSON of `timew export` or the frames of Watson.
 * @throws 422 `no_times` for other JSON, `log_too_large`
 */
export async function openJsonLog(path: string, encoding: Encoding): Promise<JsonLog> {
  const list = parsed(await wholeText(path, encoding))
  if (list.some((one) => typeof one !== 'object' || one === null)) throw noTimes()
  const items = list as Frame[]
  const isWatson = items.some((one) => Array.isArray(one) || 'stop' in one || 'project' in one)
  const read = (number: number, item: Frame) =>
    isWatson ? rowOfFrame(number, item) : rowOfExport(number, Array.isArray(item) ? {} : item)
  return {
    tracker: isWatson ? 'watson' : 'timewarrior',
    async *rows() {
      for (const [index, item] of items.entries()) yield read(index + 1, item)
    },
  }
}

async function wholeText(path: string, encoding: Encoding) {
  let text = ''
  for await (const piece of decoded(path, encoding)) {
    text += piece
    if (text.length > LONGEST_LOG) throw new FieldError('file', 'imports.log_too_large')
  }
  return text
}

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw noTimes()
}

const noTimes = () => new FieldError('file', 'imports.no_times')
