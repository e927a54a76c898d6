import type { Figures } from '#core/backup/manifest'
import type { TableFigures } from './row_figures.js'

/** Differences of a table in both databases, a sentence each. */
export function differencesOf(table: string, source: TableFigures, target: TableFigures) {
  const differences: string[] = []
  if (target.rows !== source.rows) {
    differences.push(`${table} has ${target.rows} rows instead of ${source.rows}.`)
  }
  for (const [column, sum] of Object.entries(source.sums)) {
    if (target.sums[column] === sum) continue
    differences.push(`The sum of ${table}.${column} is ${target.sums[column]} instead of ${sum}.`)
  }
  if (differences.length === 0 && target.hash !== source.hash) {
    differences.push(`A row of ${table} has other contents.`)
  }
  return differences
}

/** Differences of the sums by currency and of the heads of the audit chains, as each database adds them up. */
export function differencesOfFigures(source: Figures, target: Figures) {
  const kinds = { sums: 'The sums by currency of', chains: 'The head of the audit chain of' }
  return (['sums', 'chains'] as const).flatMap((kind) => {
    const names = new Set([...Object.keys(source[kind]), ...Object.keys(target[kind])])
    return [...names]
      .filter((name) => JSON.stringify(source[kind][name]) !== JSON.stringify(target[kind][name]))
      .map((name) => `${kinds[kind]} ${name} differ.`)
  })
}
