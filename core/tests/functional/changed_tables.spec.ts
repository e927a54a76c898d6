import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { Migration } from '#core/database/migration'
import env from '#core/start/env'
import { emptyDatabase } from '#core/tests/empty_database'

class Beginning extends Migration {
  override async up() {
    this.createTable('boxes', (columns) => {
      columns.id()
      columns.text('name', 40)
      columns.text('kind', 10)
      columns.reference('inside_id', 'boxes').nullable()
      columns.unique(['name'])
      columns.index(['kind', 'name'], 'boxes_kind')
      columns.check("kind in ('wood', 'tin, (new)')", 'boxes_kind_known')
      columns.check("name <> ''", 'boxes_named')
    })
    this.createTable('labels', (columns) => {
      columns.id()
      columns.reference('box_id', 'boxes')
    })
  }
}

class Change extends Migration {
  override async up() {
    this.changeTable('boxes', {
      dropChecks: ['boxes_kind_known'],
      dropUniques: [['name']],
      add: (columns) => {
        columns.integer('height').defaultTo(7)
        columns.text('color', 20).nullable()
        columns.reference('below_id', 'boxes').nullable()
        columns.unique(['kind', 'name'])
        columns.index(['height'], 'boxes_height')
        columns.check("kind in ('wood', 'tin, (new)', 'paper')", 'boxes_kind_known')
      },
    })
    this.fill("update boxes set color = 'brown' where kind = 'wood'")
  }
}

class Shelves extends Migration {
  override async up() {
    this.createTable('shelves', (columns) => columns.id())
    this.changeTable('labels', { add: (columns) => columns.text('color', 9).defaultTo('red') })
  }
}

class Move extends Migration {
  override async up() {
    this.changeTable('labels', {
      dropColumns: ['color'],
      moveReference: { column: 'box_id', to: 'shelf_id', table: 'shelves' },
    })
  }
}

type Step = new (client: QueryClientContract, name: string, isDryRun: boolean) => Migration

const run = (client: QueryClientContract, Step: Step) => new Step(client, Step.name, false).execUp()

/** As the runner of migrations does. */
async function migrate(
  client: QueryClientContract,
  Step: Step,
  watch?: (transaction: QueryClientContract) => void
) {
  const transaction = await client.transaction()
  try {
    watch?.(transaction)
    await run(transaction, Step)
    await transaction.commit()
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

const rowsOf = async (client: QueryClientContract, sql: string) => {
  const answer = await client.rawQuery(sql)
  return (env.DATABASE_URL ? answer[0] : answer) as Record<string, unknown>[]
}

async function oldDatabase() {
  const database = await emptyDatabase()
  await run(database.client, Beginning)
  for (const values of ["'1', 'a', 'wood', null", "'2', 'b', 'tin, (new)', '1'"]) {
    await database.client.rawQuery(`insert into boxes values (${values})`)
  }
  await database.client.rawQuery("insert into labels values ('9', '2')")
  return database
}

test.group('A table that is changed', () => {
  test('keeps its rows, links, checks and indexes and gets the new ones', async ({
    assert,
    cleanup,
  }) => {
    const { client, drop } = await oldDatabase()
    cleanup(drop)
    await migrate(client, Change)
    if (!env.DATABASE_URL) await client.rawQuery('pragma foreign_keys = on')

    assert.deepEqual(
      (await rowsOf(client, 'select * from boxes order by id')).map((row) => ({ ...row })),
      [
        { name: 'a', kind: 'wood', inside_id: null, color: 'brown' },
        { name: 'b', kind: 'tin, (new)', inside_id: '1', color: null },
      ].map((row, index) => ({ ...row, id: String(index + 1), height: 7, below_id: null }))
    )
    const insert = (values: string) =>
      client.rawQuery(`insert into boxes (id, name, kind, inside_id, below_id) values (${values})`)
    await insert("'3', 'a', 'paper', '1', '2'")
    for (const refused of [
      "'4', 'x', 'glass', null, null",
      "'4', '', 'paper', null, null",
      "'4', 'a', 'paper', null, null",
      "'4', 'x', 'paper', '99', null",
      "'4', 'x', 'paper', null, '99'",
      "'4', 'x', null, null, null",
    ]) {
      await assert.rejects(() => insert(refused))
    }
    await assert.rejects(() => client.rawQuery("update boxes set height = 'high'"))
    await assert.rejects(() => client.rawQuery("delete from boxes where id = '2'"))
    const indexes = env.DATABASE_URL
      ? await rowsOf(
          client,
          "select distinct index_name as name from information_schema.statistics where table_schema = database() and table_name = 'boxes'"
        )
      : await rowsOf(
          client,
          "select name from sqlite_master where type = 'index' and tbl_name = 'boxes'"
        )
    const names = indexes.map(({ name }) => name)
    assert.includeMembers(names, ['boxes_kind', 'boxes_height', 'boxes_kind_name_unique'])
    assert.notInclude(names, 'boxes_name_unique')
  })

  test('is old or new whenever the power fails', async ({ assert, cleanup }) => {
    const { client, folder, drop } = await oldDatabase()
    cleanup(drop)
    const files = ['kontor.sqlite3', 'kontor.sqlite3-wal']
    let images = 0
    const photograph = () => {
      images += 1
      for (const file of files.filter((name) => existsSync(join(folder, name)))) {
        copyFileSync(join(folder, file), join(folder, `image${images}${file.slice(14)}`))
      }
    }
    await migrate(client, Change, (transaction) => {
      const ask = transaction.rawQuery.bind(transaction)
      transaction.rawQuery = (...given) => {
        photograph()
        return ask(...given)
      }
    })
    const steps = images
    photograph()

    assert.isAbove(steps, 8)
    for (let image = 1; image <= images; image++) {
      const copy = new Database(join(folder, `image${image}`))
      const columns = copy.pragma('table_info(boxes)') as unknown[]
      assert.lengthOf(columns, image > steps ? 7 : 4)
      assert.deepEqual(copy.prepare('select count(*) as count from boxes').get(), { count: 2 })
      assert.deepEqual(copy.pragma('integrity_check'), [{ integrity_check: 'ok' }])
      copy.close()
    }
  }).skip(
    Boolean(env.DATABASE_URL),
    'MariaDB changes a table by one statement, wholly or not at all'
  )

  test('may be changed again by MariaDB when its change was not written down', async ({
    assert,
    cleanup,
  }) => {
    const { client, drop } = await oldDatabase()
    cleanup(drop)
    await run(client, Change)
    await run(client, Change)
    assert.lengthOf(await rowsOf(client, 'select height from boxes'), 2)
  }).skip(!env.DATABASE_URL, 'SQLite writes a change down in the same transaction')

  test('lets a column point to another table under another name, and loses one', async ({
    assert,
    cleanup,
  }) => {
    const { client, drop } = await oldDatabase()
    cleanup(drop)
    await migrate(client, Shelves)
    await client.rawQuery("insert into shelves values ('2')")
    await migrate(client, Move)
    if (env.DATABASE_URL) await run(client, Move)
    else await client.rawQuery('pragma foreign_keys = on')

    const rows = await rowsOf(client, 'select * from labels')
    assert.deepEqual(
      rows.map((row) => ({ ...row })),
      [{ id: '9', shelf_id: '2' }]
    )
    await client.rawQuery("insert into labels (id, shelf_id) values ('10', '2')")
    await assert.rejects(() =>
      client.rawQuery("insert into labels (id, shelf_id) values ('11', '1')")
    )
  })

  test('stays as it was when the change would break a link or names no check', async ({
    assert,
    cleanup,
  }) => {
    const { client, drop } = await oldDatabase()
    cleanup(drop)
    const wrong = class extends Migration {
      override async up() {
        this.changeTable('boxes', { dropChecks: ['boxes_unknown'] })
      }
    }
    await assert.rejects(() => migrate(client, wrong))
    assert.lengthOf(await rowsOf(client, 'select kind from boxes'), 2)
  })
})
