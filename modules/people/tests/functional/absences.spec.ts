import { test } from '@japa/runner'
import { mailsTo } from '#core/tests/mails_to'
import { makeStaff } from '#modules/people/factories/staff_factory'

const HOUR = 3600
const HOLIDAY = { kind: 'holiday', from: '2026-03-02', to: '2026-03-04' }

test.group('Absences', () => {
  test('a holiday is asked for, approved by the owner, and lowers the target then', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    await staff.agree('2026-01-01')
    const asked = await staff.worker.post('/api/absences', { ...HOLIDAY, endsHalf: true })
    asked.assertStatus(201)
    assert.equal(asked.body().status, 'requested')
    const target = async (day: string) => (await staff.dayOf(day)).targetSeconds / HOUR
    assert.equal(await target('2026-03-02'), 8)
    const path = `/api/absences/${asked.body()._id}/approve`
    ;(await staff.as(staff.member).post(path)).assertStatus(403)
    ;(await staff.boss.post(path)).assertStatus(200)
    assert.equal(await target('2026-03-02'), 0)
    assert.equal(await target('2026-03-04'), 4)
    ;(await staff.boss.post(path)).assertStatus(409)
  })

  test('a request reaches the owner by mail and among the next steps, until it is decided', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    await staff.agree('2026-01-01')
    const waiting = async () => (await staff.boss.get('/api/dashboard/outlook')).body().steps
    assert.containsSubset(await waiting(), { absences: 0, weeks: 0 })
    const { _id } = (await staff.worker.post('/api/absences', HOLIDAY)).body()
    const [mail] = await mailsTo(staff.owner.user.email)
    assert.equal(mail?.kind, 'people.absence_requested')
    assert.include(mail?.text, '02.03.2026')
    assert.notInclude(mail?.text.toLowerCase(), 'holiday')
    assert.include(mail?.links.join(' '), '/employees')
    assert.containsSubset(await waiting(), { absences: 1, weeks: 0 })
    ;(await staff.boss.post(`/api/absences/${_id}/approve`)).assertStatus(200)
    ;(await staff.worker.post('/api/weeks', { weekStart: '2026-02-09' })).assertStatus(201)
    assert.containsSubset(await waiting(), { absences: 0, weeks: 1 })
    // Sick leave needs no decision.
    await staff.worker.post('/api/absences', {
      ...HOLIDAY,
      kind: 'sick',
      from: '2026-03-10',
      to: '2026-03-10',
    })
    assert.lengthOf(await mailsTo(staff.owner.user.email), 1)
  })

  test('the mail about a request names half days in the language of its reader: {language}')
    .with([
      { language: 'de', half: 'halber Tag' },
      { language: 'en', half: 'half a day' },
      { language: 'sq', half: 'gjysmë dite' },
    ] as const)
    .run(async ({ client, assert }, { language, half }) => {
      const staff = await makeStaff(client)
      await staff.boss.post('/api/settings', { preferences: { language } })
      const mailAbout = async (absence: object) => {
        ;(await staff.worker.post('/api/absences', absence)).assertStatus(201)
        const mails = await mailsTo(staff.owner.user.email)
        return mails.at(-1)?.text ?? ''
      }
      const whole = await mailAbout(HOLIDAY)
      assert.include(whole, '04.03.2026')
      assert.notInclude(whole, half)
      const days = { kind: 'holiday', from: '2026-04-06', to: '2026-04-08' }
      const both = await mailAbout({ ...days, startsHalf: true, endsHalf: true })
      assert.include(both, `06.04.2026, ${half}`)
      assert.include(both, `08.04.2026, ${half}`)
      const last = await mailAbout({
        kind: 'holiday',
        from: '2026-05-04',
        to: '2026-05-05',
        endsHalf: true,
      })
      assert.notInclude(last, `04.05.2026, ${half}`)
      assert.include(last, `05.05.2026, ${half}`)
      const one = await mailAbout({
        kind: 'holiday',
        from: '2026-06-01',
        to: '2026-06-01',
        startsHalf: true,
      })
      assert.equal(one.split('01.06.2026').length, 2)
      assert.include(one, `01.06.2026, ${half}`)
    })

  test('a refused request says why and changes nothing', async ({ client, assert }) => {
    const staff = await makeStaff(client)
    await staff.agree('2026-01-01')
    const { _id } = (await staff.worker.post('/api/absences', HOLIDAY)).body()
    const path = `/api/absences/${_id}/refuse`
    ;(await staff.boss.post(path)).assertStatus(422)
    ;(await staff.boss.post(path, { reason: 'Trade fair' })).assertStatus(200)
    const [seen] = (await staff.worker.get('/api/absences')).body()
    assert.containSubset(seen, { status: 'refused', reason: 'Trade fair' })
    assert.equal((await staff.dayOf('2026-03-02')).targetSeconds, 8 * HOUR)
    ;(await staff.worker.post('/api/absences', HOLIDAY)).assertStatus(201)
  })

  test('sick leave needs no approval, and only the owner and the person see that it is one', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    const sick = { ...HOLIDAY, kind: 'sick', note: 'Flu' }
    const noted = await staff.worker.post('/api/absences', sick)
    assert.containSubset(noted.body(), { status: 'approved', kind: 'sick' })
    const seenBy = async (caller: typeof staff.boss) => [
      (await caller.get('/api/absences')).body()[0],
      (await staff.dayOf('2026-03-03', caller)).absence,
    ]
    for (const seen of await seenBy(staff.boss)) assert.equal(seen.kind, 'sick')
    for (const seen of await seenBy(staff.worker)) assert.equal(seen.kind, 'sick')
    for (const seen of await seenBy(staff.as(staff.member))) {
      assert.containSubset(seen, { kind: null, note: '', from: '2026-03-02' })
    }
    const log = (await staff.boss.get('/api/audit-log')).body()
    assert.notInclude(JSON.stringify(log), 'sick')
  })

  test('days do not overlap, do not run backwards and are not entered for others', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    await staff.worker.post('/api/absences', HOLIDAY)
    const again = await staff.worker.post('/api/absences', { ...HOLIDAY, to: '2026-03-02' })
    again.assertStatus(409)
    assert.equal(again.body().code, 'absence_overlaps')
    const backwards = await staff.worker.post('/api/absences', { ...HOLIDAY, to: '2026-03-01' })
    backwards.assertStatus(422)
    const forOther = { ...HOLIDAY, userId: staff.ownerId }
    ;(await staff.worker.post('/api/absences', forOther)).assertStatus(403)
  })

  test('a request is taken back by the person, an approved absence only by the owner', async ({
    client,
  }) => {
    const staff = await makeStaff(client)
    const { _id } = (await staff.worker.post('/api/absences', HOLIDAY)).body()
    ;(await staff.as(staff.member).delete(`/api/absences/${_id}`)).assertStatus(404)
    await staff.boss.post(`/api/absences/${_id}/approve`)
    ;(await staff.worker.delete(`/api/absences/${_id}`)).assertStatus(409)
    ;(await staff.boss.delete(`/api/absences/${_id}`)).assertStatus(204)
  })
})

test.group('Holiday of a year', () => {
  const leaveOf = async (staff: Awaited<ReturnType<typeof makeStaff>>, year: number) =>
    (await staff.worker.get(`${staff.page}/leave?year=${year}`)).body().account

  test('counts days of work, not weekends and public holidays, and half days as halves', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    await staff.agree('2025-01-01')
    await staff.boss.put(`${staff.page}/employment`, { entryDate: '2025-01-01', leaveDays: 30 })
    // Good Friday and Easter Monday lie in between.
    const easter = { kind: 'holiday', from: '2025-04-14', to: '2025-04-22', endsHalf: true }
    await staff.boss.post('/api/absences', { ...easter, userId: staff.id })
    assert.containSubset(await leaveOf(staff, 2025), {
      entitledDays: 30,
      takenDays: 4.5,
      remainingDays: 25.5,
    })
  })

  test('is a twelfth for each full month in the year of entry', async ({ client, assert }) => {
    const staff = await makeStaff(client)
    await staff.agree('2025-01-01')
    await staff.boss.put(`${staff.page}/employment`, { entryDate: '2025-08-15', leaveDays: 28 })
    // Four full months: 28 × 4 / 12 = 9.33, and less than half a day becomes a half.
    assert.equal((await leaveOf(staff, 2025)).entitledDays, 9.5)
    assert.equal((await leaveOf(staff, 2024)).entitledDays, 0)
  })

  test('what is left is carried over and lost after 31 March unless agreed otherwise', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    await staff.agree('2025-01-01')
    await staff.boss.put(`${staff.page}/employment`, { entryDate: '2025-01-01', leaveDays: 20 })
    const taken = { kind: 'holiday', from: '2025-07-01', to: '2025-07-21', userId: staff.id }
    await staff.boss.post('/api/absences', taken)
    const early = { kind: 'holiday', from: '2026-03-02', to: '2026-03-03', userId: staff.id }
    await staff.boss.post('/api/absences', early)
    assert.containSubset(await leaveOf(staff, 2026), {
      carriedDays: 5,
      carriedUntil: '2026-03-31',
      expiredDays: 3,
      takenDays: 2,
      remainingDays: 20,
    })
    const agreed = { year: 2026, days: 25, carriedDays: 4.5, carriedUntil: '2026-12-31' }
    ;(await staff.boss.put(`${staff.page}/leave`, agreed)).assertStatus(200)
    assert.containSubset(await leaveOf(staff, 2026), {
      entitledDays: 25,
      carriedDays: 4.5,
      takenDays: 2,
    })
  })

  test('is between the person and the owner', async ({ client, assert }) => {
    const staff = await makeStaff(client)
    ;(await staff.as(staff.member).get(`${staff.page}/leave`)).assertStatus(404)
    assert.isNull((await staff.boss.get(`${staff.page}/leave`)).body().account)
  })
})
