import { test } from '@japa/runner'
import { defineRecordKind, kindsWith, partOf } from '#core/records/record_kinds'

test.group('Kinds of records', () => {
  const subject = { table: 'ships', label: 'name' }

  test('are found by their parts', ({ assert }) => {
    defineRecordKind({ type: 'test.ship', subject })
    defineRecordKind({ type: 'test.wave' })
    const named = kindsWith('subject').filter(({ type }) => type.startsWith('test.'))
    assert.deepEqual(named, [{ type: 'test.ship', subject }])
    assert.deepEqual(partOf('test.ship', 'subject'), subject)
    assert.isUndefined(partOf('test.wave', 'subject'))
    assert.isUndefined(partOf('test.cloud', 'subject'))
  })

  test('are defined once', ({ assert }) => {
    defineRecordKind({ type: 'test.lake', subject })
    assert.throws(
      () => defineRecordKind({ type: 'test.lake' }),
      'The kind of record test.lake is defined twice.'
    )
  })
})
