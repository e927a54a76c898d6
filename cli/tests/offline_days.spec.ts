import { test } from '@japa/runner'
import { array, asyncProperty, assert as check, constantFrom, integer, record } from 'fast-check'
import { reader } from '#core/database/in_tx'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { requestFor, restOf } from '../lib/offline/delivery.js'
import {
  isLocal,
  type OfflineWork,
  pauseOffline,
  resumeOffline,
  type SentRequest,
  type Stint,
  startOffline,
  stopOffline,
} from '../lib/offline/stint.js'
import type { ServerMoment } from '../lib/server/server_moment.js'

const HOST = `http://127.0.0.1:${process.env.PORT}`
/** All of them at night. */
const DAYS = process.env.LONG_LISTS ? 1000 : 400
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A deed of a person on one of two machines, some minutes after the last thing. */
const deed = record({
  machine: constantFrom(0, 1),
  minutes: integer({ min: 1, max: 40 }),
  what: constantFrom('start 0', 'start 1', 'start 2', 'stop', 'pause', 'resume', 'restart', 'sync'),
  isAnswerLost: constantFrom(false, false, false, true),
})

/** The clock of the first machine is wrong by hours; the second is restarted, and knows its offset. */
class Machine {
  work: OfflineWork = { stints: [] }
  #boots = 0

  constructor(
    readonly name: string,
    readonly wrongMs: number
  ) {}

  restart() {
    if (this.wrongMs === 0) this.#boots += 1
  }

  at(time: number): ServerMoment {
    const boot = `${this.name} ${this.#boots}`
    return { at: time + this.wrongMs, uptimeMs: time, boot, localAt: time + this.wrongMs }
  }
}

interface TimerEntry {
  _id: string
  startTime: string
  endTime: string
  breakSeconds: number
  pausedAt: string | null
  recordedOffline: boolean
  task: { _id: string; title: string }
}

interface Answered {
  code?: string
  timeEntry: TimerEntry
}

interface Row {
  id: string
  started_at: number
  ended_at: number | null
  break_seconds: number
}

test.group('days of two machines without a connection', () => {
  test(`${DAYS} random days leave one open entry at most, no minute twice, and nothing is lost or recorded twice`, async ({
    assert,
  }) => {
    const { owner, company } = await makeCompany()
    const tasks = [await makeTask(owner), await makeTask(owner), await makeTask(owner)]
    let today = Math.floor(Date.now() / DAY_MS) * DAY_MS - 2.5 * DAYS * DAY_MS
    let [sent, refused] = [0, 0]

    const post = async (path: string, body: object, key: string) => {
      const answer = await fetch(`${HOST}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${owner.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: (await answer.json()) as Answered }
    }
    const rows = async (): Promise<Row[]> =>
      (await reader().from('time_entries').where('company_id', company.id).orderBy('started_at'))
        .map((row) => ({ ...row, started_at: Number(row.started_at) }))
        .filter(({ started_at }) => started_at >= today)

    /** As `deliverJournal` does it. An answer that is lost leads to the same request again. */
    const deliver = async (machine: Machine, isAnswerLost: boolean) => {
      const seen = { ...machine.at(Date.now()), at: Date.now() }
      const kept: Stint[] = []
      for (const stint of machine.work.stints) {
        if (stint.refused) continue
        const request: SentRequest = requestFor(stint, seen)
        const send = () =>
          request.begun
            ? post('/api/offline-times', { ...request.begun, ...request.times }, request.key)
            : post(`/api/time-entries/${stint.entryId}/offline-changes`, request.times, request.key)
        if (isAnswerLost) await send()
        const { status, body } = await send()
        assert.include([200, 409, 422, 404], status, JSON.stringify(body))
        if (status === 200) {
          sent += 1
          assertTrue(stint, body.timeEntry)
          const rest = restOf(stint, request, body.timeEntry._id)
          if (rest) kept.push(rest)
        } else {
          refused += 1
          assert.isString(body.code)
        }
      }
      machine.work = { stints: kept, running: await readRunning(machine) }
    }
    /** Work that was accepted keeps its start; its end may only be earlier than that of the machine. */
    const assertTrue = ({ start, end }: Stint, entry: TimerEntry) => {
      assert.isTrue(entry.recordedOffline)
      const begun = Date.parse(entry.startTime)
      // The same task within two minutes is the same start, whose answer was lost.
      if (start) assert.include([0, 1, 2], (start.uptimeMs - begun) / MINUTE_MS)
      if (end) assert.isAtMost(Date.parse(entry.endTime), end.uptimeMs)
      if (start && end) assert.equal(Date.parse(entry.endTime), end.uptimeMs)
    }
    const readRunning = async (machine: Machine): Promise<OfflineWork['running']> => {
      const answer = await fetch(`${HOST}/api/timer`, {
        headers: { authorization: `Bearer ${owner.token}` },
      })
      const { timeEntry } = (await answer.json()) as { timeEntry: TimerEntry | null }
      if (!timeEntry) return undefined
      return {
        taskId: timeEntry.task._id,
        title: timeEntry.task.title,
        project: null,
        entryId: timeEntry._id,
        startedAt: timeEntry.startTime,
        breakSeconds: timeEntry.breakSeconds,
        pausedAt: timeEntry.pausedAt,
        seen: machine.at(Date.now()),
      }
    }

    const day = asyncProperty(array(deed, { minLength: 4, maxLength: 14 }), async (deeds) => {
      today += 2 * DAY_MS
      const machines = [new Machine('train', 7 * 3_600_000), new Machine('office', 0)] as const
      let time = today
      for (const { machine: which, minutes, what, isAnswerLost } of deeds) {
        time += minutes * MINUTE_MS
        const machine = machines[which as 0 | 1]
        const now = machine.at(time)
        const { work } = machine
        const task = tasks[Number(what.split(' ')[1])]
        if (what === 'sync') await deliver(machine, isAnswerLost)
        else if (what === 'restart') machine.restart()
        else if (what === 'stop') machine.work = stopOffline(work, now)
        else if (what === 'pause') machine.work = pauseOffline(work, now)
        else if (what === 'resume') machine.work = resumeOffline(work, now)
        else if (task) {
          const { id: taskId, title } = task
          machine.work = startOffline(work, { taskId, title, project: null }, now)
        }
      }
      for (const machine of machines) await deliver(machine, false)
      for (const machine of machines) {
        assert.isEmpty(machine.work.stints)
        const { running } = machine.work
        assert.isFalse(running !== undefined && isLocal(running))
      }

      const worked = await rows()
      const open = worked.filter(({ ended_at }) => ended_at === null)
      assert.isAtMost(open.length, 1)
      const timers = await reader().from('active_timers').where('company_id', company.id)
      assert.deepEqual(
        timers.map(({ entry_id }) => entry_id),
        open.map(({ id }) => id)
      )
      for (const [at, entry] of worked.entries()) {
        const next = worked[at + 1]
        if (next)
          assert.isAtMost(Number(entry.ended_at ?? Number.POSITIVE_INFINITY), next.started_at)
        const length = Number(entry.ended_at ?? Date.now()) - entry.started_at
        assert.isAtMost(Number(entry.break_seconds) * 1000, length)
      }
      if (open[0]) {
        const end = { endTime: new Date(time + MINUTE_MS).toISOString() }
        const { status } = await post(
          `/api/time-entries/${open[0].id}/offline-changes`,
          end,
          `end of ${today}`.replaceAll(' ', '-')
        )
        assert.equal(status, 200)
      }
    })
    await check(day, { numRuns: DAYS })
    assert.isAbove(sent, DAYS)
    assert.isAbove(refused, 0)
  }).timeout(900_000)
})
