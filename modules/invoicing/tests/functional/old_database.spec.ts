import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import type { Migration } from '#core/database/migration'
import env from '#core/start/env'
import { emptyDatabase } from '#core/tests/empty_database'
import { modules } from '#modules/index'

/** The first migration that changes the data of older versions of Kontor. */
const CHANGES = '1765500000001'

type Step = new (client: QueryClientContract, name: string, isDryRun: boolean) => Migration

/** All migrations in the order in which the server runs them. */
const migrations = [
  'database/migrations',
  ...modules.map(({ name }) => `modules/${name}/migrations`),
].flatMap((folder) => {
  try {
    return readdirSync(app.makePath(folder)).map((file) => app.makePath(folder, file))
  } catch {
    return []
  }
})

async function migrate(client: QueryClientContract, isWanted: (file: string) => boolean) {
  for (const file of migrations.filter((path) => isWanted(basename(path)))) {
    const { default: Change }: { default: Step } = await import(file)
    const transaction = await client.transaction()
    try {
      await new Change(transaction, basename(file), false).execUp()
      await transaction.commit()
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }
}

const rowsOf = async (client: QueryClientContract, sql: string) => {
  const answer = await client.rawQuery(sql)
  return (env.DATABASE_URL ? answer[0] : answer) as Record<string, unknown>[]
}

const OLD = {
  companies: {
    id: 'c',
    name: 'Nordwind',
    email: 'a@nordwind.example',
    status: 'active',
    plan: 'Basic',
    language: 'de',
    currency: 'EUR',
    time_zone: 'Europe/Berlin',
    search_text: '',
    created_at: 1,
  },
  company_profiles: {
    company_id: 'c',
    legal_form: 'GmbH',
    street: '',
    postal_code: '',
    city: '',
    country: 'DE',
    vat_id: '',
    tax_number: '',
    register_entry: '',
    email: '',
    phone: '',
    website: '',
    bank_name: '',
    iban: '',
    bic: '',
    accent_color: '',
    payment_term_days: 7,
    default_tax_basis_points: 1900,
    invoice_intro: 'Hallo',
    invoice_footer: '',
    updated_at: 1,
  },
  clients: {
    company_id: 'c',
    id: 'k',
    number: 'K-1',
    number_sequence: 1,
    type: 'business',
    name: 'A',
    sort_name: 'a',
    email: '',
    phone: '',
    vat_id: '',
    tax_number: '',
    street: '',
    postal_code: '',
    city: '',
    country: 'DE',
    notes: '',
    is_archived: 0,
    search_text: '',
    version: 1,
    created_at: 1,
    updated_at: 1,
  },
  invoices: {
    company_id: 'c',
    id: 'i',
    kind: 'invoice',
    status: 'Partially Paid',
    number: 'RE-1',
    client_id: 'k',
    client_name: 'A',
    date_on: '2026-05-04',
    currency: 'EUR',
    notes: '',
    net: 200,
    tax: 19,
    total: 219,
    paid: 100,
    created_at: 1,
    issued_at: 2,
  },
  payments: {
    company_id: 'c',
    id: 'p',
    invoice_id: 'i',
    currency: 'EUR',
    amount: 100,
    paid_on: '2026-05-05',
    method: 'cash',
    note: '',
    created_at: 3,
  },
}

const lineOf = (position: number, tax_rate: number) => ({
  company_id: 'c',
  id: `l${position}`,
  invoice_id: 'i',
  position,
  description: 'Arbeit',
  quantity: 1_000_000,
  unit: '',
  unit_price: 1_000_000,
  discount: 0,
  tax_rate,
  net: 100,
})

const taxOf = (rate: number, tax: number) => ({
  company_id: 'c',
  id: `t${rate}`,
  invoice_id: 'i',
  rate,
  base: 100,
  tax,
})

test.group('A database of an older Kontor', () => {
  test('comes through with all rows, links, checks and indexes', async ({ assert, cleanup }) => {
    const { client, drop } = await emptyDatabase()
    cleanup(drop)
    await migrate(client, (file) => file < CHANGES)
    const add = (table: string, row: object) => client.table(table).insert(row)
    for (const [table, row] of Object.entries(OLD)) await add(table, row)
    for (const line of [lineOf(1, 19_000_000), lineOf(2, 0)]) await add('invoice_lines', line)
    for (const tax of [taxOf(19_000_000, 19), taxOf(0, 0)]) await add('invoice_taxes', tax)

    const numbered = (id: string, country: string, vat_id: string) =>
      add('clients', { ...OLD.clients, id, number: id, country, vat_id })
    await numbered('n1', 'XK', '810123457')
    await numbered('n2', 'XK', '330123457')
    await numbered('n3', 'AL', 'L01234567A')
    await numbered('n4', 'AL', 'ALL01234567A')

    await migrate(client, (file) => file >= CHANGES)
    if (!env.DATABASE_URL) await client.rawQuery('pragma foreign_keys = on')
    const [invoice] = await rowsOf(client, 'select * from invoices')
    assert.containsSubset(invoice, {
      ...OLD.invoices,
      stage: 'full',
      price_mode: 'net',
      line_sum: 200,
      discount: 0,
      frozen_version: 1,
      corrects_id: null,
      open_amount: 119,
      reduced: 0,
      written_off: 0,
    })
    const [profile] = await rowsOf(client, 'select * from company_profiles')
    assert.containsSubset(profile, {
      ...OLD.company_profiles,
      price_mode: 'net',
      skonto: null,
      legal_form: 'de.gmbh',
    })
    const [kept, ...numbers] = await rowsOf(client, 'select * from clients order by id')
    assert.deepEqual(
      numbers.map(({ vat_id, business_number }) => [vat_id, business_number]),
      [
        ['', '810123457'],
        ['XK330123457', ''],
        ['', 'L01234567A'],
        ['ALL01234567A', ''],
      ]
    )
    assert.containsSubset(kept, { ...OLD.clients, tax_treatment: null, buyer_reference: '' })
    assert.containsSubset(await rowsOf(client, 'select * from invoice_lines order by position'), [
      { ...lineOf(1, 19_000_000), kind: 'item', amount: 100, tax_category: 'S' },
      { ...lineOf(2, 0), kind: 'item', amount: 100, tax_category: 'Z' },
    ])
    assert.containsSubset(await rowsOf(client, 'select * from invoice_taxes order by rate'), [
      { ...taxOf(0, 0), category: 'Z' },
      { ...taxOf(19_000_000, 19), category: 'S' },
    ])
    const { invoice_id, ...payment } = OLD.payments
    assert.containsSubset(await rowsOf(client, 'select * from payments'), [
      { ...payment, client_id: 'k', client_name: 'A', reference: '' },
    ])
    assert.containsSubset(await rowsOf(client, 'select * from settlements'), [
      {
        company_id: 'c',
        id: 'p',
        invoice_id,
        kind: 'payment',
        payment_id: 'p',
        currency: 'EUR',
        amount: 100,
        settled_on: '2026-05-05',
        created_at: 3,
      },
    ])

    for (const refused of [
      'update invoices set paid = 220',
      "update invoices set kind = 'receipt'",
      "update invoices set kind = 'creditNote'",
      "update invoices set corrects_id = 'unknown', kind = 'creditNote'",
      'update invoices set discount_percent = 1, discount_amount = 1',
      "update invoices set net = 'much'",
      "update invoice_lines set kind = 'joke'",
      "update settlements set invoice_id = 'unknown'",
      "update settlements set payment_id = 'unknown'",
      "update settlements set kind = 'gift'",
      "update payments set client_id = 'unknown'",
      'update invoices set reduced = 120',
      'update invoices set written_off = 1',
      "delete from clients where id = 'k'",
    ]) {
      await assert.rejects(() => client.rawQuery(refused))
    }
    // A credit note is negative, and so are its refunds.
    await add('invoices', {
      ...OLD.invoices,
      id: 'g',
      kind: 'creditNote',
      number: 'RK-1',
      corrects_id: 'i',
      net: -100,
      tax: -19,
      total: -119,
      paid: -119,
      status: 'Paid',
    })
    await assert.rejects(() => client.rawQuery("update invoices set paid = -120 where id = 'g'"))
  }).timeout(180_000)
})
