import env from '#core/start/env'

/**
 * Works on due records that have nothing to do with each other, each in its own `inSharedTx`. On SQLite those that fit
 * into one turn at the door are stored with one COMMIT. A database server gets one after the other: they would wait for
 * each other at the audit chain of their company.
 * @throws after all the others, what failed; an AggregateError where several did
 */
export async function workOnEach<Row>(rows: readonly Row[], work: (row: Row) => Promise<void>) {
  const failures: unknown[] = []
  const tryOne = (row: Row) => work(row).catch((error: unknown) => failures.push(error))
  if (env.DATABASE_URL) for (const row of rows) await tryOne(row)
  else await Promise.all(rows.map(tryOne))
  if (failures.length > 1) throw new AggregateError(failures, 'Several records failed.')
  if (failures.length === 1) throw failures[0]
}
