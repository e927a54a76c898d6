import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { EXPORT_PAGE } from './export_kind.js'

/** All rows of a query by its key, page by page, so that neither memory nor the time of a page grows with them. */
export async function* pagesById<Row extends { id: string }>(
  table: string,
  query: DatabaseQueryBuilderContract<Row>
): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const rows = await query
      .clone()
      .clearOrder()
      .where(`${table}.id`, '>', after)
      .orderBy(`${table}.id`)
      .limit(EXPORT_PAGE)
    if (rows.length > 0) yield rows
    if (rows.length < EXPORT_PAGE) return
    after = rows[rows.length - 1].id
  }
}
