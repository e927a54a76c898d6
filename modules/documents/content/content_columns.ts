import type { Columns } from '#core/database/columns'

/**
 * The columns of a table of documents, see `DocumentModel`; each table adds its key, number and status. Written for
 * `createTable`: a column added here later needs a migration for each existing table.
 */
export function contentColumns(columns: Columns) {
  columns.companyReference('client_id', 'clients').nullable()
  columns.text('client_name', 200)
  columns.json('custom_client').nullable()
  columns.day('date_on')
  columns.day('service_on').nullable()
  columns.day('service_until').nullable()
  columns.text('currency', 3)
  columns.text('price_mode', 5)
  columns.integer('discount_percent').nullable()
  columns.integer('discount_amount').nullable()
  columns.text('discount_reason', 200)
  columns.json('skonto').nullable()
  columns.text('buyer_reference', 100)
  columns.text('order_number', 100)
  columns.text('project_reference', 100)
  columns.longText('intro').nullable()
  columns.longText('closing').nullable()
  columns.text('exemption_reason', 500)
  columns.integer('exchange_rate').nullable()
  columns.text('notes', 4000)
  columns.money('line_sum')
  columns.money('discount')
  columns.money('net')
  columns.money('tax')
  columns.money('total')
  columns.text('language', 2).nullable()
  columns.json('seller').nullable()
  columns.json('buyer').nullable()
  columns.text('document_hash', 64).nullable()
  columns.integer('version').defaultTo(1)
  columns.instant('created_at')
}

/** The columns of a table of a document's VAT, beside its keys. */
export function taxColumns(columns: Columns) {
  columns.text('category', 2)
  columns.integer('rate')
  columns.money('discount')
  columns.money('base')
  columns.money('tax')
}
