import { Migration } from '#core/database/migration'

const OPEN =
  "case when status in ('Unpaid', 'Partially Paid') then total - paid - reduced else 0 end"

const INDEXES = {
  invoices_open: 'company_id, open_amount, id',
  invoices_status_open: 'company_id, status, open_amount, id',
  invoices_owed: 'company_id, client_id, status, currency, due_on, created_at, open_amount',
}

/** The open amount, less Skonto, write-offs and credit notes. On MariaDB in one step, which may run again. */
export default class extends Migration {
  override async up() {
    this.defer(async (client) => {
      const isSqlite = client.dialect.name === 'better-sqlite3'
      const indexes = Object.entries(INDEXES)
      const statements = isSqlite
        ? [
            ...indexes.map(([name]) => `drop index ${name}`),
            'alter table invoices drop column open_amount',
            `alter table invoices add column open_amount integer generated always as (${OPEN}) virtual`,
            ...indexes.map(([name, columns]) => `create index ${name} on invoices (${columns})`),
          ]
        : [
            `alter table invoices ${[
              ...indexes.map(([name]) => `drop index ${name}`),
              'drop column open_amount',
              `add column open_amount bigint generated always as (${OPEN}) virtual`,
              ...indexes.map(([name, columns]) => `add index ${name} (${columns})`),
            ].join(', ')}`,
          ]
      for (const statement of statements) await client.rawQuery(statement)
    })
  }
}
