import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { makeClaimDesk } from '#modules/expenses/factories/claim_factory'

/** A day with checked rates. */
const DAY = '2026-03-03'

test.group('Row 111: journeys with mileage and allowances for meals', () => {
  /** Over one night, 200 km by car, breakfast in the hotel. */
  const journey = {
    startDate: addDays(DAY, -1),
    startTime: '07:00',
    endDate: DAY,
    endTime: '18:00',
    route: 'Hamburg – Kiel',
    purpose: 'Inspection',
    km: 200,
    vehicle: 'car',
    hasMeals: true,
    meals: [{ date: DAY, breakfast: true }],
  }

  test('row 111: a journey is calculated, handed in, and becomes an expense without VAT', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const calculated = await desk.staff.post('/api/trip-claims/calculation', {
      ...journey,
      route: undefined,
      purpose: undefined,
    })
    assert.containSubset(calculated.body(), {
      drive: { perKm: 0.3, amount: 60 },
      meals: {
        days: [
          { base: 14, cut: 0 },
          { base: 14, cut: 5.6 },
        ],
        amount: 22.4,
      },
      total: 82.4,
    })
    const answer = await desk.staff.post('/api/trip-claims', journey)
    answer.assertStatus(201)
    assert.containSubset(answer.body(), {
      kind: 'trip',
      status: 'submitted',
      amount: 82.4,
      paidBy: 'person',
      expense: null,
      trip: { route: 'Hamburg – Kiel', drive: { km: 200, perKm: 0.3, amount: 60 } },
    })
    assert.lengthOf(await desk.expenses(), 0)
    const approved = await desk.decide(answer.body()._id, 'approve', { taxRate: 19 })
    const { _id } = approved.body().expense
    const expense = (await desk.get(`/api/expenses/${_id}`)).body()
    assert.containSubset(expense, {
      vendor: 'Test employee',
      gross: 82.4,
      tax: 0,
      status: 'open',
      date: DAY,
      lines: [
        { category: 'mileage', amount: 60, taxRate: 0, description: 'Hamburg – Kiel, 200 km' },
        { category: 'perDiem', amount: 22.4, taxRate: 0 },
      ],
    })
  })

  test('row 111: a journey names the law that its rates come from, also for the desk', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const sourcesOf = async (change: object) => {
      const answer = await desk.staff.post('/api/trip-claims/calculation', {
        ...journey,
        route: undefined,
        purpose: undefined,
        ...change,
      })
      const { drive, meals } = answer.body()
      return [drive?.source, meals?.source]
    }
    const drive = '§ 9 Abs. 1 Satz 3 Nr. 4a Satz 2 EStG, § 5 Abs. 1 und 2 BRKG'
    const meals = '§ 9 Abs. 4a Satz 3 und 8 EStG, § 4 Abs. 5 Satz 1 Nr. 5 EStG'
    assert.deepEqual(await sourcesOf({}), [drive, meals])
    assert.deepEqual(await sourcesOf({ km: null }), [undefined, meals])
    assert.deepEqual(await sourcesOf({ isAbroad: true, perDiem: 30 }), [drive, null])
    const { _id } = (await desk.staff.post('/api/trip-claims', journey)).body()
    const claim = (await desk.get(`/api/expense-claims/${_id}`)).body()
    assert.equal(claim.trip.drive.source, drive)
    assert.equal(claim.trip.perDiem.source, meals)
  })

  test('row 111: a journey of an Austrian company counts twelfths of the rate since its departure', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    ;(await desk.post('/api/settings', { companyInfo: { country: 'AT' } })).assertStatus(200)
    const austrian = {
      ...journey,
      startTime: '08:00',
      endTime: '10:30',
      route: 'Wien – Graz',
      km: null,
      meals: [{ date: DAY, breakfast: true, lunch: true }],
    }
    const answer = await desk.staff.post('/api/trip-claims', austrian)
    answer.assertStatus(201)
    const approved = await desk.decide(answer.body()._id, 'approve', { taxRate: 20 })
    const { _id } = approved.body().expense
    const claim = (await desk.staff.get(`/api/expense-claims/${answer.body()._id}`)).body()
    assert.containSubset(claim.trip.perDiem, {
      days: [
        { date: austrian.startDate, base: 30, cut: 7.5 },
        { date: DAY, base: 7.5, cut: 7.5 },
      ],
      amount: 22.5,
      source: '§ 26 Z 4 lit. b EStG 1988 idF BGBl. I 144/2024',
    })
    const expense = (await desk.get(`/api/expenses/${_id}`)).body()
    assert.containSubset(expense, { gross: 22.5, tax: 0, lines: [{ category: 'perDiem' }] })
    const calculation = { ...austrian, route: undefined, purpose: undefined }
    const { meals } = (await desk.staff.post('/api/trip-claims/calculation', calculation)).body()
    assert.equal(meals.rule, 'hours')
    const typed = await desk.staff.post('/api/trip-claims', { ...austrian, perDiem: 50 })
    assert.containSubset(typed.body(), { code: 'trip_rate_known', fields: [{ field: 'perDiem' }] })
  })

  test('an owner’s journey is an expense at once, on the accounts of owners', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const answer = await desk.post('/api/trip-claims', journey)
    assert.equal(answer.body().status, 'approved')
    const [expense] = await desk.expenses()
    assert.sameMembers(expense.categories, ['ownerMileage', 'ownerPerDiem'])
    const categories = (await desk.get('/api/expense-categories')).body()
    assert.containSubset(categories, [{ category: 'ownerMileage', skr03: '4673', skr04: '6673' }])
  })

  test('a journey that was sent back is corrected as a journey', async ({ client, assert }) => {
    const desk = await makeClaimDesk(client)
    const { _id } = (await desk.staff.post('/api/trip-claims', journey)).body()
    ;(await desk.decide(_id, 'return', { reason: 'It was 180 km.' })).assertStatus(200)
    const changed = await desk.staff.put(`/api/trip-claims/${_id}`, { ...journey, km: 180 })
    assert.containSubset(changed.body(), { status: 'submitted', amount: 76.4 })
    const receipt = await desk.handIn()
    ;(await desk.staff.put(`/api/trip-claims/${receipt._id}`, journey)).assertStatus(404)
  })

  test('a rate is typed only where there is no checked one, and nothing is not handed in', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const refused = async (change: object) => {
      const answer = await desk.staff.post('/api/trip-claims', {
        ...journey,
        ...change,
      })
      answer.assertStatus(422)
      const { code, fields } = answer.body()
      return [code, fields[0].field]
    }
    assert.deepEqual(await refused({ perKm: 0.5 }), ['trip_rate_known', 'perKm'])
    assert.deepEqual(await refused({ isAbroad: true }), ['trip_rate_unknown', 'perDiem'])
    assert.deepEqual(await refused({ km: null, hasMeals: false }), ['trip_nothing', 'km'])
    assert.deepEqual(await refused({ endDate: '2020-01-01' }), ['trip_backwards', 'endDate'])
    const future = { startDate: addDays(desk.day, 1), endDate: addDays(desk.day, 1) }
    assert.deepEqual(await refused(future), ['claim_date_to_come', 'endDate'])
  })
})
