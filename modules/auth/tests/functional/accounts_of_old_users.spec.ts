import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import type { Migration } from '#core/database/migration'
import env from '#core/start/env'
import { emptyDatabase } from '#core/tests/empty_database'
import CreateCompanies from '#modules/auth/migrations/1765100000001_create_companies_table'
import CreateUsers from '#modules/auth/migrations/1765100000002_create_users_table'
import CreateSecondFactors from '#modules/auth/migrations/1795620000001_create_second_factors_table'
import CreateAccounts from '#modules/auth/migrations/1796100000001_create_accounts_table'
import FillAccounts from '#modules/auth/migrations/1796100000002_fill_accounts'
import LetPeopleBelong from '#modules/auth/migrations/1796100000003_let_people_belong_to_several_companies'
import MoveSecondFactors from '#modules/auth/migrations/1796100000004_move_second_factors_to_accounts'

type Step = new (client: QueryClientContract, name: string, isDryRun: boolean) => Migration

const NEW_STEPS = [CreateAccounts, FillAccounts, LetPeopleBelong, MoveSecondFactors]

const run = (client: QueryClientContract, Step: Step) => new Step(client, Step.name, false).execUp()

const rowsOf = async (client: QueryClientContract, sql: string) => {
  const answer = await client.rawQuery(sql)
  const rows: Record<string, unknown>[] = env.DATABASE_URL ? answer[0] : answer
  return rows.map((row) => ({ ...row }))
}

/** A company whose owner has an authenticator app, a former user, and a super admin. */
async function oldDatabase() {
  const database = await emptyDatabase()
  const { client } = database
  for (const step of [CreateCompanies, CreateUsers, CreateSecondFactors]) await run(client, step)
  await client.rawQuery(
    `insert into companies (id, name, email, status, plan, language, currency, time_zone, search_text, created_at)
     values ('c', 'Alt', 'c@example.test', 'active', 'Basic', 'de', 'EUR', 'Europe/Berlin', '', 1)`
  )
  for (const values of [
    "'u1', 'c', 'owner@example.test', 'Owner', 'hash', 'owner'",
    "'u2', 'c', 'u2@left.invalid', 'Former user #1', '', 'member'",
    "'u3', null, 'admin@example.test', 'Super Admin', 'other hash', 'superAdmin'",
  ]) {
    await client.rawQuery(
      `insert into users (id, company_id, email, name, password_hash, role, language, created_at)
       values (${values}, 'de', 1)`
    )
  }
  await client.rawQuery("insert into second_factors values ('f', 'u1', 'seed', 0, 1, 1)")
  return database
}

test.group('A database from before accounts', () => {
  test('keeps who signs in with what, and one company for each', async ({ assert, cleanup }) => {
    const { client, drop } = await oldDatabase()
    cleanup(drop)
    for (const step of NEW_STEPS) await run(client, step)
    assert.deepEqual(
      await rowsOf(client, 'select id, email, password_hash from accounts order by id'),
      [
        { id: 'u1', email: 'owner@example.test', password_hash: 'hash' },
        { id: 'u3', email: 'admin@example.test', password_hash: 'other hash' },
      ]
    )
    assert.deepEqual(await rowsOf(client, 'select id, account_id from users order by id'), [
      { id: 'u1', account_id: 'u1' },
      { id: 'u2', account_id: null },
      { id: 'u3', account_id: 'u3' },
    ])
    assert.deepEqual(await rowsOf(client, 'select id, account_id from second_factors'), [
      { id: 'f', account_id: 'u1' },
    ])
    await assert.rejects(() => client.rawQuery('select password_hash from users'))
  })

  test('takes no account twice into one company', async ({ assert, cleanup }) => {
    const { client, drop } = await oldDatabase()
    cleanup(drop)
    for (const step of NEW_STEPS) await run(client, step)
    const join = (id: string) =>
      client.rawQuery(
        `insert into users (id, account_id, company_id, email, name, role, language, created_at)
         values ('${id}', 'u3', 'c', 'admin@example.test', 'X', 'member', 'de', 1)`
      )
    await join('u4')
    await assert.rejects(() => join('u5'))
  })
})
