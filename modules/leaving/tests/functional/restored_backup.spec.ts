import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { TOMBSTONES_FILE } from '#core/start/data_folder'
import env from '#core/start/env'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { askAs, runSteps, sumsOf } from '#modules/leaving/tests/leave_calls'
import { replayTombstones } from '#modules/leaving/tombstones/replay'
import { readTombstones, writeTombstones } from '#modules/leaving/tombstones/tombstone_file'

async function writeAll() {
  while (await writeTombstones()) {
    // The next ones.
  }
}

/** The list as an installation that went on has it, beside a database of before. */
const remember = (kind: 'person' | 'company', id: string) =>
  appendFile(
    join(env.KONTOR_DATA, TOMBSTONES_FILE),
    `${JSON.stringify({ id, kind, happenedAt: 1 })}\n`
  )

test.group('I04: a restored backup', () => {
  test('repeats the deletion of a person before it serves', async ({ assert }) => {
    const { company } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const colleague = await makePerson(company.id, 'member')
    await remember('person', member.user.id)
    await replayTombstones()
    await replayTombstones()

    assert.equal((await askAs(member.user, 'preview')).status, 401)
    assert.equal((await askAs(colleague.user, 'preview')).status, 200)
    const left = await reader().from('users').where('id', member.user.id).first()
    assert.equal(left.name, 'Former user #1')
  })

  test('closes a company again, and touches no other', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const other = await makeCompany()
    const before = await sumsOf(other.company.id)
    await remember('company', company.id)
    await replayTombstones()
    assert.equal((await askAs(owner.user, 'preview')).status, 401)
    await runSteps()
    assert.deepEqual(await sumsOf(company.id), {})
    assert.deepEqual(await sumsOf(other.company.id), before)
  })

  test('finds each deletion in the list once, and a line that a crash cut off is written again', async ({
    assert,
  }) => {
    const { company } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    await appendFile(join(env.KONTOR_DATA, TOMBSTONES_FILE), '{"id":"0189')
    await askAs(member.user, 'person', { reason: 'privacy' })
    await writeAll()
    await writeAll()
    const found = (await readTombstones()).map(({ id }) => id)
    assert.lengthOf(
      found.filter((id) => id === member.user.id),
      1
    )
    const all = await reader().from('tombstones').select('id')
    assert.includeMembers(
      found,
      all.map(({ id }) => id)
    )
  })
})
