import { test } from '@japa/runner'
import { fanOut } from '#core/live/fan_out'
import type { LiveEvent } from '#core/live/live_event'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

test.group('Live timers', () => {
  test('tell the user’s screens which tasks started and stopped', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { company, owner } = await makeCompany()
    const [first, second] = [await makeTask(owner), await makeTask(owner)]
    const heard: LiveEvent[] = []
    cleanup(fanOut.subscribe((event) => void heard.push(event)))
    await client.post(`/api/tasks/${first.id}/time/start`).bearerToken(owner.token)
    await client.post(`/api/tasks/${second.id}/time/start`).bearerToken(owner.token)
    await client.post(`/api/tasks/${second.id}/time/stop`).bearerToken(owner.token)

    const timer = { companyId: company.id, kind: 'timer', userId: owner.user.id }
    assert.deepEqual(heard, [
      { ...timer, id: first.id },
      { ...timer, id: first.id },
      { ...timer, id: second.id },
      { ...timer, id: second.id },
    ])
  })
})
