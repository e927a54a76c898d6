import { test } from '@japa/runner'
import { decimal } from '#core/money/decimal'
import type { DatedRate } from '#modules/tasks/rates/dated_rates'
import { hourlyRateOf, type RatedWork } from '#modules/tasks/rates/hourly_rate'
import { RATE_LEVELS, type RateLevel, targetOf } from '#modules/tasks/rates/rate_levels'

const RECORDS = { taskId: 't1', projectId: 'p1', clientId: 'c1', userId: 'u1' }
const OTHERS = { taskId: 't2', projectId: 'p2', clientId: 'c2', userId: 'u2' }
const PERIODS = 4

/** A rate of a level from a day on; days are small numbers here. */
interface Entered {
  level: RateLevel
  at: number
  amount: bigint
}

const EUR = (amount: bigint) => ({ amount: decimal(amount), currency: 'EUR' })

function tableOf(entered: readonly Entered[], records = RECORDS) {
  const byTarget = new Map<string, DatedRate[]>()
  for (const { level, at, amount } of [...entered].sort((one, other) => other.at - one.at)) {
    const target = targetOf(level, records) ?? ''
    byTarget.set(target, [...(byTarget.get(target) ?? []), { startsAt: at, ...EUR(amount) }])
  }
  return { byTarget, levels: new Set(entered.map(({ level }) => level)), starts: [] }
}

const workAt = (at: number, own: RatedWork['own'] = {}): RatedWork => ({ ...RECORDS, at, own })

/** The rule said in another way: from the farthest level to the closest, the later rate wins over the earlier. */
function expected(entered: readonly Entered[], at: number, own: Map<RateLevel, bigint>) {
  let found: bigint | null = null
  for (const level of [...RATE_LEVELS].reverse()) {
    found = own.get(level) ?? found
    for (let day = 0; day <= at; day += 1) {
      found = entered.find((one) => one.level === level && one.at === day)?.amount ?? found
    }
  }
  return found
}

test.group('Row 101: the rate of an hour', () => {
  test('the closest level with a rate on that day decides, for every combination of levels and days', ({
    assert,
  }) => {
    // Each level has no rate, or one from day 0, 1 or 2 on: 4^6 tables, each asked on three days.
    for (let code = 0; code < PERIODS ** RATE_LEVELS.length; code += 1) {
      const entered = RATE_LEVELS.flatMap((level, index) => {
        const at = Math.floor(code / PERIODS ** index) % PERIODS
        return at === 3 ? [] : [{ level, at, amount: BigInt(100 * (index + 1) + at) }]
      })
      for (const at of [0, 1, 2]) {
        const rate = hourlyRateOf(workAt(at), tableOf(entered))
        assert.equal(rate?.amount ?? null, expected(entered, at, new Map()), `table ${code}, ${at}`)
      }
    }
  })

  test('the rate of a project or client itself applies before the first day of its level', ({
    assert,
  }) => {
    const entered: Entered[] = [
      { level: 'client', at: 2, amount: 30n },
      { level: 'project', at: 4, amount: 50n },
      { level: 'project', at: 6, amount: 60n },
      { level: 'company', at: 0, amount: 1n },
    ]
    for (const [project, client] of [
      [null, null],
      [null, 20n],
      [40n, 20n],
      [40n, null],
    ]) {
      const own = { project: project ? EUR(project) : null, client: client ? EUR(client) : null }
      const known = new Map<RateLevel, bigint>()
      if (project) known.set('project', project)
      if (client) known.set('client', client)
      for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) {
        const rate = hourlyRateOf(workAt(at, own), tableOf(entered))
        assert.equal(rate?.amount ?? null, expected(entered, at, known))
      }
    }
  })

  test('rates of other tasks, projects, clients and people never apply', ({ assert }) => {
    const closer = RATE_LEVELS.filter((level) => level !== 'company')
    const entered = closer.map((level) => ({ level, at: 0, amount: 1n }))
    assert.isNull(hourlyRateOf(workAt(5), tableOf(entered, OTHERS)))
    // A person in another project, and another person in this one.
    const member = [{ level: 'member', at: 0, amount: 1n } as const]
    assert.isNull(hourlyRateOf(workAt(5), tableOf(member, { ...RECORDS, projectId: 'p2' })))
    assert.isNull(hourlyRateOf(workAt(5), tableOf(member, { ...RECORDS, userId: 'u2' })))
    assert.equal(hourlyRateOf(workAt(5), tableOf(member))?.of, 'member')
  })
})
