import { test } from '@japa/runner'
import { readRows } from '#core/database/read_rows'

/** MySQL and MariaDB refuse longer names of indexes and keys; SQLite takes any. */
const LONGEST = 64

test.group('Names of keys', (group) => {
  group.tap((each) =>
    each.skip(Boolean(process.env.TEST_DATABASE_URL), 'asks SQLite for its tables')
  )

  test('are short enough for each database', async ({ assert }) => {
    const tables = await readRows<{ name: string; sql: string | null }>(
      'select name, sql from sqlite_master',
      []
    )
    const keys = tables.flatMap(({ sql }) =>
      [...(sql ?? '').matchAll(/constraint [`"]?(\w+)/gi)].map(([, name = '']) => name)
    )
    const names = [...tables.map(({ name }) => name), ...keys]
    assert.isAbove(names.length, 500)
    assert.deepEqual(
      names.filter((name) => name.length > LONGEST),
      []
    )
  })
})
