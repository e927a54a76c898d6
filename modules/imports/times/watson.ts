import type { TableRow } from '#modules/imports/read/cell'
import { rowOf } from './row_of.js'

/**
 * A frame of Watson: `[start, stop, project, id, tags, updated_at]` with seconds since 1970, as in its file `frames`
 * (`Frame.dump` in `watson/frames.py` of jazzband/Watson), or an object with these names, as `watson log --json` writes it.
 */
export type Frame = unknown[] | Record<string, unknown>

export function rowOfFrame(number: number, frame: Frame): TableRow {
  const [start, stop, project, id, tags] = Array.isArray(frame)
    ? frame
    : [frame.start, frame.stop, frame.project, frame.id, frame.tags]
  return rowOf(number, {
    id: text(id),
    start: instantText(start),
    end: instantText(stop),
    project: text(project),
    tags: Array.isArray(tags) ? tags.map(text) : [],
    note: '',
  })
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** ISO text of seconds since 1970; texts are passed on. */
function instantText(value: unknown) {
  if (typeof value !== 'number') return text(value)
  const at = new Date(value * 1000)
  return Number.isNaN(at.getTime()) ? String(value) : at.toISOString()
}
