import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { makeWork } from '#modules/hours/factories/work_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'

type Work = Awaited<ReturnType<typeof makeWork>>
type Stage = Work & { client: ApiClient }

const setRule = (desk: Work, minutes: number) =>
  desk.post('/api/settings', { preferences: { timeRounding: { mode: 'up', minutes } } })

const setRate = (desk: Work, hourlyRate: string) =>
  desk.put(`/api/projects/${desk.projectId}`, { hourlyRate })

/** A change between preview and billing that leaves the recorded seconds as they are. */
const CHANGES: [string, (desk: Stage, entryIds: string[]) => Promise<unknown>, number][] = [
  ['the rule of the company', (desk) => setRule(desk, 30), 90],
  ['the rate of the project', (desk) => setRate(desk, '120'), 60],
  [
    'two entries whose sum is the same',
    async (desk, [first, second]) => {
      await desk.client
        .patch(`/api/time-entries/${first}`)
        .bearerToken(desk.owner.token)
        .json({ breakSeconds: 300 })
      await desk.client
        .patch(`/api/time-entries/${second}`)
        .bearerToken(desk.owner.token)
        .json({ endTime: '2029-12-04T10:20:00Z' })
    },
    67.5,
  ],
]

test.group('Only hours that a preview has shown are billed', (group) => {
  clockOf(group, '2029-12-31')

  test(
    'row 102: {0} changes after the preview: the new draft is refused, and the amount of the next preview is billed'
  )
    .with(CHANGES)
    .run(async ({ client, assert }, [, change, net]) => {
      const desk = await makeWork(client)
      await setRule(desk, 15)
      const entries = [await desk.worked('2029-12-03', 10), await desk.worked('2029-12-04', 15)]
      const { clientId } = desk
      const preview = async () =>
        (await desk.post('/api/unbilled-hours/preview', { clientId })).body()
      const shown = await preview()
      assert.containsSubset(shown, { seconds: 1500, net: 45 })

      await change(
        { ...desk, client },
        entries.map(({ id }) => id)
      )
      const { seconds, fingerprint } = shown
      const refused = await desk.post('/api/unbilled-hours/invoice', {
        clientId,
        seconds,
        fingerprint,
      })
      refused.assertStatus(409)
      assert.containsSubset(refused.body(), { code: 'hours_changed', seconds: 1500 })
      assert.match(refused.body().error, /nothing was billed/)
      assert.deepEqual(await desk.areBilled(), [false, false])
      assert.isEmpty(await desk.invoices())

      const now = await preview()
      const billed = await desk.made('/api/unbilled-hours/invoice', {
        clientId,
        fingerprint: now.fingerprint,
      })
      assert.deepEqual([now.net, billed.net], [net, net])
    })
})
