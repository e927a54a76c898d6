import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { withSteadyPlan } from '#core/database/steady_plan'

test.group('A steady plan', () => {
  test('each value that a plan could look at gets a plus sign', ({ assert }) => {
    assert.equal(
      withSteadyPlan('select a from t where b = ? and c >= ? order by a limit ? offset ?'),
      'select a from t where b = +? and c >= +? order by a limit +? offset +?'
    )
    assert.equal(
      withSteadyPlan('update t set a = ? where b = ?'),
      'update t set a = +? where b = +?'
    )
  })

  test('texts and names in quotes stay as they are, and so does what is inserted', ({ assert }) => {
    for (const sql of [
      "select 'is = ? it''s < ?' from t",
      'select "a = ?" from t',
      'select `a = ?` from t',
      'insert into t (a) values (?)',
    ]) {
      assert.equal(withSteadyPlan(sql), sql)
    }
  })

  test('rows are found by the same index and with the same values, whatever their type', ({
    assert,
  }) => {
    const database = new Database(':memory:')
    database.exec('create table t (id integer primary key, name text, data blob) strict')
    database.exec('create index t_name on t (name)')
    const data = Buffer.from([0, 1, 2])
    database.prepare('insert into t values (?, ?, ?)').run(1, '01', data)
    database
      .prepare(withSteadyPlan('update t set name = ?, data = ? where id = ?'))
      .run('02', data, 1)

    const query = withSteadyPlan('select id, name, data from t where name = ? order by id limit ?')
    assert.deepEqual(database.prepare(query).all('02', 5), [{ id: 1, name: '02', data }])
    const [step] = database.prepare(`explain query plan ${query}`).all('02', 5) as {
      detail: string
    }[]
    assert.include(step?.detail, 't_name')
    database.close()
  })
})
