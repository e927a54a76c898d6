import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { makeStaff } from '#modules/people/factories/staff_factory'

const SICK = { kind: 'sick', from: '2026-03-03', to: '2026-03-03' }

async function makeMonth(client: Parameters<typeof makeStaff>[0]) {
  const staff = await makeStaff(client)
  await staff.agree('2026-03-01')
  await staff.work('2026-03-02', '08:00', '15:30')
  await staff.worker.post('/api/absences', SICK)
  return staff
}

test.group('A month as a file', () => {
  test('the table has a row for each day, and hides the kind of an absence from others', async ({
    client,
    assert,
  }) => {
    const staff = await makeMonth(client)
    const path = `${staff.page}/month.csv?month=2026-03`
    const own = (await staff.worker.get(path)).text()
    assert.include(own, '2026-03-02;7.5;8;-0.5;;')
    assert.include(own, '2026-03-03;0;0;0;Sick;')
    assert.lengthOf(own.trim().split('\r\n'), 32)
    const seen = (await staff.as(staff.member).get(path)).text()
    assert.include(seen, '2026-03-03;0;0;0;Absent;')
    ;(await staff.worker.get(`/api/employees/${staff.ownerId}/month.csv`)).assertStatus(404)
  })

  test('days to come have a target and no difference, in the table and in the print', async ({
    client,
    assert,
  }) => {
    const staff = await makeMonth(client)
    const month = addDays(today('Europe/Berlin'), 40).slice(0, 7)
    const table = (await staff.worker.get(`${staff.page}/month.csv?month=${month}`)).text()
    const [, ...days] = table.trim().split('\r\n')
    assert.isAbove(days.filter((day) => /^[\d-]+;0;8;;/.test(day)).length, 15)
    assert.isTrue(days.every((day) => day.split(';')[3] === ''))
    const print = await staff.worker.get(`${staff.page}/month.pdf?month=${month}`)
    print.assertStatus(200)
    if (canReadPdf) assert.notInclude(textOfPdf(Buffer.from(print.body())), '−8:00')
  })

  test('the print shows the days, the sums and the overtime', async ({ client, assert }) => {
    const staff = await makeMonth(client)
    const answer = await staff.boss.get(`${staff.page}/month.pdf?month=2026-03`)
    answer.assertStatus(200)
    const text = textOfPdf(Buffer.from(answer.body()))
    for (const part of ['Working time', 'Test employee', '02.03.2026', '7:30', '−0:30', 'Sick']) {
      assert.include(text, part)
    }
  }).skip(!canReadPdf, 'pdftotext is not installed')
})
