import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import type { Migration } from '#core/database/migration'
import env from '#core/start/env'
import { emptyDatabase } from '#core/tests/empty_database'
import { modules } from '#modules/index'

/** The first migration that knows vendors. */
const VENDORS = '1796330000001'

type Step = new (client: QueryClientContract, name: string, isDryRun: boolean) => Migration

const filesOf = (folder: string) => {
  try {
    return readdirSync(app.makePath(folder)).map((file) => app.makePath(folder, file))
  } catch {
    return []
  }
}

async function migrate(client: QueryClientContract, isWanted: (file: string) => boolean) {
  const folders = modules.map(({ name }) => `modules/${name}/migrations`)
  const files = ['database/migrations', ...folders].flatMap(filesOf)
  for (const file of files.filter((path) => isWanted(basename(path)))) {
    const { default: Change }: { default: Step } = await import(file)
    await new Change(client, basename(file), false).execUp()
  }
}

const rowsOf = async (client: QueryClientContract, sql: string) => {
  const answer = await client.rawQuery(sql)
  const rows: Record<string, unknown>[] = env.DATABASE_URL ? answer[0] : answer
  return rows.map((row) => ({ ...row }))
}

const COMPANY = {
  id: 'c',
  name: 'Alt',
  email: 'c@example.test',
  status: 'active',
  plan: 'Basic',
  language: 'de',
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
  search_text: '',
  created_at: 1,
}

const expense = (id: string, vendor: string, more: object = {}) => ({
  company_id: 'c',
  id,
  number: id,
  vendor,
  folded_vendor: vendor.toLowerCase(),
  vendor_vat_id: '',
  vendor_iban: '',
  reference: '',
  issued_on: '2026-01-02',
  tax_treatment: 'domestic',
  currency: 'EUR',
  net: 100,
  tax: 19,
  gross: 119,
  owed_tax: 0,
  own_currency: 'EUR',
  own_net: 100,
  own_tax: 19,
  own_gross: 119,
  own_owed_tax: 0,
  receipts: 0,
  notes: '',
  words: '',
  created_at: 1,
  updated_at: 1,
  version: 1,
  ...more,
})

const USER = {
  id: 'u',
  company_id: 'c',
  email: 'a@example.test',
  name: 'Berta',
  role: 'owner',
  language: 'de',
  created_at: 1,
}

const TRIP = {
  company_id: 'c',
  id: 'trip',
  user_id: 'u',
  kind: 'trip',
  status: 'approved',
  spent_on: '2026-01-02',
  vendor: 'Berta',
  category: 'travel',
  note: '',
  currency: 'EUR',
  gross: 119,
  tax_rate: 0,
  paid_by: 'person',
  reason: '',
  expense_id: 'e4',
  created_at: 1,
  receipts: 0,
  words: '',
  submitted_at: 1,
  decided_at: 1,
  decided_by: 'u',
  version: 1,
  trip: '{}',
}

test.group('Expenses from before vendors', () => {
  test('row 111: each name becomes one vendor with what its last receipt says', async ({
    assert,
    cleanup,
  }) => {
    const { client, drop } = await emptyDatabase()
    cleanup(drop)
    await migrate(client, (file) => file < VENDORS)
    await client.table('companies').insert(COMPANY)
    await client.table('users').insert(USER)
    await client.table('expenses').insert(expense('e1', 'Paper', { vendor_iban: 'OLD' }))
    await client
      .table('expenses')
      .insert(expense('e2', 'PAPER', { vendor_iban: 'NEW', vendor_vat_id: 'DE1' }))
    await client.table('expenses').insert(expense('e3', 'Rent'))
    await client.table('expenses').insert(expense('e4', 'Berta'))
    await client.table('expense_claims').insert(TRIP)

    await migrate(client, (file) => file >= VENDORS)
    const vendors = 'select id, name, folded_name, iban, vat_id from vendors order by id'
    assert.deepEqual(await rowsOf(client, vendors), [
      { id: 'e2', name: 'PAPER', folded_name: 'paper', iban: 'NEW', vat_id: 'DE1' },
      { id: 'e3', name: 'Rent', folded_name: 'rent', iban: '', vat_id: '' },
    ])
    assert.deepEqual(
      await rowsOf(client, 'select id, vendor, vendor_id from expenses order by id'),
      [
        { id: 'e1', vendor: 'Paper', vendor_id: 'e2' },
        { id: 'e2', vendor: 'PAPER', vendor_id: 'e2' },
        { id: 'e3', vendor: 'Rent', vendor_id: 'e3' },
        { id: 'e4', vendor: 'Berta', vendor_id: null },
      ]
    )
  })
})
