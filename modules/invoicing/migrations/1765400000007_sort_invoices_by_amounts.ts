import { Migration } from '#core/database/migration'

/** The open amount, as the list shows it: zero before issue and after payment, cancelling or withdrawing. */
const OPEN = "case when status in ('Unpaid', 'Partially Paid') then total - paid else 0 end"

/**
 * The instant from which an open invoice counts its days past due: the end of its due day (in UTC, so a list ordered
 * by it is exact but for the hours of the company's time zone), or five days after its creation (specification,
 * section 9). Other invoices are never late: they get the last possible instant.
 */
const lateAt = (dueAt: string) =>
  `case when status in ('Unpaid', 'Partially Paid') then coalesce(${dueAt}, created_at + 432000000) else 8640000000000000 end`

const ORDERS = { net: 'net', tax: 'tax', open: 'open_amount', late: 'late_at' }

/**
 * Orders of the list by net, tax, open amount and days overdue, each with and without a status as its filter; and the
 * debts of clients, read from an index alone.
 */
export default class extends Migration {
  override async up() {
    this.defer(async (client) => {
      const isSqlite = client.dialect.name === 'better-sqlite3'
      const dueAt = isSqlite
        ? '(unixepoch(due_on) + 86400) * 1000'
        : '(to_days(due_on) - 719527) * 86400000'
      const integer = isSqlite ? 'integer' : 'bigint'
      for (const [column, value] of [
        ['open_amount', OPEN],
        ['late_at', lateAt(dueAt)],
      ]) {
        await client.rawQuery(
          `alter table invoices add column ${column} ${integer} generated always as (${value}) virtual`
        )
      }
      for (const [name, column] of Object.entries(ORDERS)) {
        await client.rawQuery(
          `create index invoices_${name} on invoices (company_id, ${column}, id)`
        )
        await client.rawQuery(
          `create index invoices_status_${name} on invoices (company_id, status, ${column}, id)`
        )
      }
      await client.rawQuery(
        `create index invoices_owed on invoices (company_id, client_id, status, currency, due_on, created_at, open_amount)`
      )
    })
  }
}
