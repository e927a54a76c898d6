import type { Context } from './context.js'
import { Failure } from './failures/failure.js'

const PAGE = 50
const LONGEST_PAGE = 500

/** How many records a list shows, from its option `--limit`. @param command that is tried again */
export function listLength({ t }: Context, command: string, limit = String(PAGE)) {
  const count = /^\d+$/.test(limit) ? Number(limit) : 0
  if (count >= 1 && count <= LONGEST_PAGE) return count
  throw new Failure('usage', {
    values: { sentence: t('usage.bad_limit', { limit, most: LONGEST_PAGE }) },
    next: `${command} --limit ${PAGE}`,
  })
}
