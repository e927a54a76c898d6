import { test } from '@japa/runner'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { makeWork } from '#modules/hours/factories/work_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'

/** Minutes of three entries of one task; together 0:53 h. */
const MINUTES = [7, 16, 30]

/** `minutes direction per`, and the hours that the line then has. */
const ROUNDED: [string, number][] = [
  ['1 up entry', 0.88],
  ['6 up entry', 0.2 + 0.3 + 0.5],
  ['6 nearest entry', 0.1 + 0.3 + 0.5],
  ['15 up entry', 0.25 + 0.5 + 0.5],
  ['15 nearest entry', 0 + 0.25 + 0.5],
  ['30 up entry', 1.5],
  ['6 up line', 0.9],
  ['6 nearest line', 0.9],
  ['15 up line', 1],
  ['15 nearest line', 1],
  ['30 up line', 1],
  ['30 nearest line', 1],
  ['5 up entry', 10 / 60 + 20 / 60 + 30 / 60],
  ['15 down entry', 0 + 0.25 + 0.5],
]

const roundingOf = (rule: string) => {
  const [minutes, direction, per] = rule.split(' ')
  return { minutes: Number(minutes), direction, per }
}

test.group('Rounded hours', (group) => {
  clockOf(group, '2029-12-31')

  test('row 102: {0} gives {1} hours, and the timesheet adds up to them')
    .with(ROUNDED)
    .run(async ({ client, assert }, [rule, hours]) => {
      const desk = await makeWork(client)
      for (const [index, minutes] of MINUTES.entries()) {
        await desk.worked(`2029-12-0${index + 3}`, minutes)
      }
      const wish = { clientId: desk.clientId, by: 'task', rounding: roundingOf(rule) }
      const answer = await desk.post('/api/unbilled-hours/invoice', wish)
      answer.assertStatus(201)
      const [line] = answer.body().lines
      assert.equal(line.quantity, Math.round(hours * 100) / 100)
      assert.deepEqual(await desk.areBilled(), [true, true, true])
      if (!canReadPdf) return

      const timesheet = await desk.get(`/api/invoices/${answer.body()._id}/timesheet`)
      const text = textOfPdf(Buffer.from(timesheet.body()))
      const [, total] = /Total\s+(\d+\.\d\d) hrs/.exec(text) ?? []
      assert.equal(Number(total), line.quantity)
      assert.equal(text.includes('Rounding'), rule.endsWith('line'))
    })

  test('row 102: a line that rounds to nothing leaves its time unbilled', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 7)
    const rounding = roundingOf('15 nearest line')
    const { clientId } = desk
    const refused = await desk.post('/api/unbilled-hours/invoice', { clientId, rounding })
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'no_unbilled_hours')
  })

  test('row 102: other steps of rounding are refused', async ({ client }) => {
    const desk = await makeWork(client)
    const rounding = { ...roundingOf('5 up line'), minutes: 7 }
    const { clientId } = desk
    ;(await desk.post('/api/unbilled-hours/preview', { clientId, rounding })).assertStatus(422)
  })

  test('a timer that was stopped after seconds costs nothing and is not offered', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 0.6)
    assert.deepEqual((await desk.get('/api/unbilled-hours')).body(), [])
    const { clientId } = desk
    const refused = await desk.post('/api/unbilled-hours/invoice', { clientId })
    assert.equal(refused.body().code, 'no_unbilled_hours')
    await desk.worked('2029-12-04', 1)
    assert.lengthOf((await desk.get('/api/unbilled-hours')).body(), 1)
  })
})
