import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { makeCompany, type Person } from '#modules/auth/factories/company_factory'
import { Session } from '#modules/auth/models/session'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { mailForgottenTimers } from '#modules/tasks/forgotten/mail_forgotten'
import { iso, timeCalls } from '#modules/tasks/tests/time_calls'

const HOUR = 3_600_000

/** A clock that can be put to an instant. Sign-ins end long before a forgotten timer, so each moment has its own. */
function movingClock(client: ApiClient, cleanup: (restore: () => void) => void) {
  let at = Date.now()
  cleanup(setClock(() => at))
  return {
    now: () => at,
    moveTo: async (instant: number, { user }: Person) => {
      at = instant
      const { token } = await inTx(() => Session.open(user, { userAgent: 'web', ipAddress: '::1' }))
      return timeCalls(client, { token })
    },
  }
}

/** Nine o'clock of the next day in UTC. */
const morning = () => Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 9 * HOUR

const company = { timeZone: 'UTC', language: 'de' as const }

const mailsOf = (companyId: string) =>
  reader().from('mail_outbox').where('company_id', companyId).orderBy('id')

test.group('Timers that were forgotten', () => {
  test('row 97: after ten hours the last activity is proposed, and one call ends the timer there', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = movingClock(client, cleanup)
    const { owner } = await makeCompany(company)
    const task = await makeTask(owner)
    const at9 = await clock.moveTo(morning(), owner)
    await at9.start(task.id)
    const seen = morning() + 3 * HOUR
    const at12 = await clock.moveTo(seen, owner)
    ;(await at12.seen()).assertStatus(204)
    const at18 = await clock.moveTo(morning() + 9 * HOUR, owner)
    assert.isNull((await at18.get('timer')).body().forgotten)
    const at19 = await clock.moveTo(morning() + 10 * HOUR, owner)
    const { forgotten } = (await at19.get('timer')).body()
    assert.deepEqual(forgotten, {
      because: 'ten_hours',
      lastActivityAt: iso(seen),
      proposedEnd: iso(seen),
    })
    const trimmed = await at19.trim(forgotten.proposedEnd)
    assert.equal(trimmed.body().timeEntry.seconds, 3 * 3600)
    const undone = await at19.undo()
    assert.match(undone.body().description, /Trimmed/)
    assert.isNull((await at19.get('timer')).body().timeEntry.endTime)
  })

  test('somebody who was at work just now has forgotten nothing, and a paused timer counts nothing', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = movingClock(client, cleanup)
    const { owner } = await makeCompany(company)
    const task = await makeTask(owner)
    const start = await (await clock.moveTo(morning(), owner)).start(task.id)
    const at20 = await clock.moveTo(morning() + 11 * HOUR, owner)
    await at20.seen()
    assert.isNull((await at20.get('timer')).body().forgotten)
    await at20.pause(start.body().timeEntry._id, { ageMs: 10.5 * HOUR })
    const at23 = await clock.moveTo(morning() + 14 * HOUR, owner)
    assert.isNull((await at23.get('timer')).body().forgotten)
  })

  test('a timer over midnight is asked about, and ends after a usual day when nothing was done since', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = movingClock(client, cleanup)
    const { owner } = await makeCompany(company)
    const task = await makeTask(owner)
    await (await clock.moveTo(morning() + 9 * HOUR, owner)).start(task.id)
    const at1 = await clock.moveTo(morning() + 16 * HOUR, owner)
    assert.containsSubset((await at1.get('timer')).body().forgotten, {
      because: 'over_midnight',
      proposedEnd: iso(clock.now()),
    })
    const at8 = await clock.moveTo(morning() + 23 * HOUR, owner)
    assert.equal((await at8.get('timer')).body().forgotten.proposedEnd, iso(morning() + 17 * HOUR))
  })

  test('longer than the usual day of the person is asked about', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = movingClock(client, cleanup)
    const { owner } = await makeCompany(company)
    const task = await makeTask(owner)
    const at9 = await clock.moveTo(morning(), owner)
    for (const days of [1, 2, 3, 4, 5]) {
      const start = morning() - days * 24 * HOUR
      const times = { startTime: iso(start), endTime: iso(start + 5 * HOUR) }
      ;(await at9.add({ taskId: task.id, ...times })).assertStatus(201)
    }
    await at9.start(task.id)
    const before = await clock.moveTo(morning() + 4.9 * HOUR, owner)
    assert.isNull((await before.get('timer')).body().forgotten)
    const after = await clock.moveTo(morning() + 5.1 * HOUR, owner)
    assert.containsSubset((await after.get('timer')).body().forgotten, {
      because: 'usual_day',
      proposedEnd: iso(morning() + 5 * HOUR),
    })
  })

  test('row 97: one mail says so, in the language of the person', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = movingClock(client, cleanup)
    const made = await makeCompany(company)
    const task = await makeTask(made.owner, { title: 'Angebot' })
    await (await clock.moveTo(morning(), made.owner)).start(task.id)
    await clock.moveTo(morning() + 9.9 * HOUR, made.owner)
    await mailForgottenTimers()
    assert.lengthOf(await mailsOf(made.company.id), 0)
    await clock.moveTo(morning() + 10 * HOUR, made.owner)
    await Promise.all([mailForgottenTimers(), mailForgottenTimers()])
    await mailForgottenTimers()
    const mails = await mailsOf(made.company.id)
    assert.lengthOf(mails, 1)
    assert.include(mails[0].subject, 'Angebot')
  })
})

test.group('The question after minutes without input', () => {
  test('row 96: each person chooses after how many minutes, or never', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const path = '/api/timer/settings'
    const read = async () => (await client.get(path).bearerToken(owner.token)).body()
    const save = (idleMinutes: unknown) =>
      client.put(path).bearerToken(owner.token).json({ idleMinutes })
    assert.deepEqual(await read(), { idleMinutes: 0 })
    for (const minutes of [5, 30, 0]) {
      ;(await save(minutes)).assertStatus(200)
      assert.deepEqual(await read(), { idleMinutes: minutes })
    }
    for (const wrong of [7, -5, '10', null]) assert.equal((await save(wrong)).status(), 422)
  })
})
