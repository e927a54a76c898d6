/** Text, names in quotes, and values that are compared with, set or limited by a place for a value. */
const PLACES = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|(?<before>=|<|>|\blimit|\boffset) \?/gi

/**
 * A statement whose plan SQLite keeps. While it plans an ORDER BY, a LIMIT or a join, SQLite looks at the values that
 * are bound, and plans again at the next run because those may differ: 3 µs become 50. Behind a plus sign, which
 * changes no value, it does not look.
 */
export function withSteadyPlan(sql: string) {
  if (!/^\s*(explain query plan )?(select|update|delete|with)/i.test(sql)) return sql
  return sql.replace(PLACES, (place, before?: string) => (before ? `${before} +?` : place))
}
