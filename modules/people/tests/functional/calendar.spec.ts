import { test } from '@japa/runner'
import { setUpFactor } from '#modules/auth/tests/second_factor'
import { makeStaff } from '#modules/people/factories/staff_factory'

const HOUR = 3600

test.group('The calendar of a person', () => {
  test('a day compares worked time with its target, and a month adds the days up', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    await staff.agree('2026-03-01')
    await staff.work('2026-03-02', '08:00', '17:00', 1800)
    const month = await staff.month('2026-03')
    // 22 weekdays of eight hours, no public holiday in Berlin since the Women's Day is a Sunday.
    assert.containSubset(month, { hasTargets: true, targetSeconds: 22 * 8 * HOUR })
    assert.equal(month.workedSeconds, 8.5 * HOUR)
    assert.containSubset(month.days[1], {
      date: '2026-03-02',
      targetSeconds: 8 * HOUR,
      workedSeconds: 8.5 * HOUR,
    })
    assert.lengthOf(month.days, 31)
  })

  test('overtime begins with the first day of work, also in the middle of a month', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    await staff.agree('2026-03-01')
    const terms = { entryDate: '2026-03-30', openingMinutes: 90 }
    ;(await staff.boss.put(`${staff.page}/employment`, terms)).assertStatus(200)
    await staff.work('2026-03-30', '07:00', '16:00')
    await staff.work('2026-03-31', '07:00', '16:00')
    const march = await staff.month('2026-03')
    assert.equal(march.targetSeconds, 2 * 8 * HOUR)
    assert.equal(march.overtimeSeconds, 2 * HOUR + 1.5 * HOUR)
    // April's first day is a working day without any work.
    assert.isBelow((await staff.month('2026-04')).overtimeSeconds, march.overtimeSeconds)
  })

  test('part-time hours count for each weekday from their first day on', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    await staff.agree('2026-01-01')
    await staff.agree('2026-03-16', [360, 0, 360, 0, 240, 0, 0])
    const days = (await staff.month('2026-03')).days
    const targets = days.map(({ targetSeconds }: { targetSeconds: number }) => targetSeconds / HOUR)
    assert.deepEqual(targets.slice(8, 15), [8, 8, 8, 8, 8, 0, 0])
    assert.deepEqual(targets.slice(15, 22), [6, 0, 6, 0, 4, 0, 0])
  })

  test('without targets there is worked time and no balance', async ({ client, assert }) => {
    const staff = await makeStaff(client)
    await staff.work('2026-03-02', '08:00', '10:00')
    const month = await staff.month('2026-03')
    assert.containSubset(month, { hasTargets: false, overtimeSeconds: null, workedSeconds: 7200 })
  })

  test('time over midnight belongs to both of its days', async ({ client, assert }) => {
    const staff = await makeStaff(client)
    await staff.work('2026-03-02', '20:00', '23:59')
    await staff.work('2026-03-03', '00:00', '01:00')
    assert.equal((await staff.dayOf('2026-03-02')).workedSeconds, 3 * HOUR)
    assert.equal((await staff.dayOf('2026-03-03')).workedSeconds, 2 * HOUR - 60)
  })
})

test.group('Public holidays', () => {
  test('lower the target in the region of the company, and in that of the person first', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    await staff.agree('2026-01-01')
    const epiphany = () => staff.dayOf('2026-01-06')
    assert.containSubset(await epiphany(), { holiday: null, targetSeconds: 8 * HOUR })
    await staff.boss.post('/api/settings', { preferences: { holidayRegion: 'DE-BY' } })
    assert.containSubset(await epiphany(), { holiday: 'Epiphany', targetSeconds: 0 })
    await staff.boss.put(`${staff.page}/employment`, { holidayRegion: 'DE-HH' })
    assert.containSubset(await epiphany(), { holiday: null, targetSeconds: 8 * HOUR })
    assert.equal((await staff.month('2026-01')).holidayRegion, 'DE-HH')
  })

  for (const [region, day] of [
    ['AT', '2026-10-26'],
    ['CH-ZH', '2026-12-25'],
    ['XK', '2026-02-17'],
    ['AL', '2026-12-08'],
  ] as const) {
    test(`of ${region} are known`, async ({ client, assert }) => {
      const staff = await makeStaff(client)
      await staff.agree('2026-01-01')
      await staff.boss.put(`${staff.page}/employment`, { holidayRegion: region })
      const found = await staff.dayOf(day)
      assert.equal(found.targetSeconds, 0)
      assert.isNotNull(found.holiday)
    })
  }

  test('an unknown region is refused at its field', async ({ client, assert }) => {
    const staff = await makeStaff(client)
    const answer = await staff.boss.put(`${staff.page}/employment`, { holidayRegion: 'DE-XX' })
    answer.assertStatus(422)
    assert.equal(answer.body().fields[0].field, 'holidayRegion')
  })
})

test.group('Working time law (ArbZG)', () => {
  test('too long a day, too few breaks and too short a night are warnings with their paragraph', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    await staff.work('2026-03-02', '06:00', '21:00', 600)
    await staff.work('2026-03-03', '05:00', '12:00')
    const rules = async (day: string) =>
      (await staff.dayOf(day)).warnings.map(
        ({ rule, paragraph }: { rule: string; paragraph: string }) => [rule, paragraph]
      )
    assert.deepEqual(await rules('2026-03-02'), [
      ['dailyHours', '§ 3 ArbZG'],
      ['break45', '§ 4 ArbZG'],
    ])
    assert.deepEqual(await rules('2026-03-03'), [
      ['break30', '§ 4 ArbZG'],
      ['rest', '§ 5 ArbZG'],
    ])
    const week = (await staff.month('2026-03')).weeks[1]
    assert.containSubset(week, { weekStart: '2026-03-02', warnings: 4 })
  })

  test('a lunch between two entries is a break', async ({ client, assert }) => {
    const staff = await makeStaff(client)
    await staff.work('2026-03-02', '06:00', '10:00')
    await staff.work('2026-03-02', '10:30', '14:00')
    assert.deepEqual((await staff.dayOf('2026-03-02')).warnings, [])
  })

  test('time by its duration is judged by its length alone', async ({ client, assert }) => {
    const staff = await makeStaff(client)
    const time = { taskId: staff.taskId, date: '2026-03-02', duration: '9h' }
    ;(await staff.worker.post('/api/time-entries', time)).assertStatus(201)
    assert.deepEqual((await staff.dayOf('2026-03-02')).warnings, [])
  })

  test('does not apply outside of Germany', async ({ client, assert }) => {
    const staff = await makeStaff(client)
    await staff.boss.put(`${staff.page}/employment`, { holidayRegion: 'XK' })
    await staff.work('2026-03-02', '06:00', '21:00')
    assert.deepEqual((await staff.dayOf('2026-03-02')).warnings, [])
  })
})

test.group('The page of a person', () => {
  test('employees open their own and nobody else’s, and get no money', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    const own = await staff.worker.get(staff.page)
    own.assertStatus(200)
    assert.containSubset(own.body(), { role: 'employee', security: null })
    assert.lengthOf(own.body().tasks, 1)
    for (const part of ['', '/month', '/statistics', '/leave']) {
      const foreign = await staff.worker.get(`/api/employees/${staff.ownerId}${part}`)
      foreign.assertStatus(404)
      const mine = await staff.worker.get(`${staff.page}${part}`)
      mine.assertStatus(200)
      assert.notMatch(JSON.stringify(mine.body()), /amount|currency|rate|price/i)
    }
  })

  test('the value of the hours and the devices are for owners alone', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    const statistics = async (caller: typeof staff.boss) =>
      (await caller.get(`${staff.page}/statistics`)).body()
    assert.deepEqual((await statistics(staff.boss)).value, [])
    assert.isNull((await statistics(staff.as(staff.member))).value)
    assert.lengthOf((await staff.boss.get(staff.page)).body().security.devices, 1)
    const seen = (await staff.as(staff.member).get(staff.page)).body()
    assert.containSubset(seen, { security: null, terms: null })
  })

  test('the owner sees whether a person signs in with a second factor', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    const seen = async () => (await staff.boss.get(staff.page)).body().security.hasSecondFactor
    assert.isFalse(await seen())
    await setUpFactor(staff.employee)
    assert.isTrue(await seen())
  })

  test('only owners change terms, and an old version is refused', async ({ client, assert }) => {
    const staff = await makeStaff(client)
    const change = { entryDate: '2026-03-02', version: 0 }
    const path = `${staff.page}/employment`
    ;(await staff.as(staff.member).put(path, change)).assertStatus(403)
    const made = await staff.boss.put(path, change)
    made.assertStatus(200)
    assert.containSubset(made.body(), { entryDate: '2026-03-02', version: 1 })
    ;(await staff.boss.put(path, { ...change, entryDate: '2026-03-09' })).assertStatus(409)
    const backwards = await staff.boss.put(path, { exitDate: '2026-03-01' })
    backwards.assertStatus(422)
    assert.equal(backwards.body().fields[0].field, 'exitDate')
  })
})
