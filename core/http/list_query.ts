import vine from '@vinejs/vine'

/** The maximum and the default number of records in one answer. */
export const LARGEST_PAGE = 500
const LAST_PAGE = 1_000_000

/**
 * The query parameters that every list understands; a list adds its own filters:
 * `vine.create({ ...listQuery(['number', 'name']), type: vine.enum(TYPES).optional() })`.
 * @param sorts the names that `?sort=` knows
 */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  page: vine.number().withoutDecimals().range([1, LAST_PAGE]).optional(),
  pageSize: vine.number().withoutDecimals().range([1, LARGEST_PAGE]).optional(),
  sort: vine.enum(sorts).optional(),
  order: vine.enum(['asc', 'desc']).optional(),
  search: vine.string().trim().maxLength(200).optional(),
})
