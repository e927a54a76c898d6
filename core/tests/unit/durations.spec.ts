import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { parseDuration } from '#api/parse_duration'
import { duration } from '#core/validation/duration'

const examples: Record<string, number | null> = JSON.parse(
  readFileSync(app.makePath('core/tests/data/durations.json'), 'utf8')
)

test.group('Durations as people write them', () => {
  test('{0} is read')
    .with(Object.entries(examples))
    .run(({ assert }, [text, seconds]) => {
      assert.equal(parseDuration(text) ?? null, seconds)
    })

  test('nothing, more than a day and other types are refused', async ({ assert }) => {
    const validator = vine.create({ duration: duration() })
    assert.deepEqual(await validator.validate({ duration: '24h' }), { duration: 86_400 })
    for (const refused of ['0', '0:00', '24:01', 'soon', 2, ['2h'], '1'.repeat(41)]) {
      await assert.rejects(() => validator.validate({ duration: refused }))
    }
  })
})
