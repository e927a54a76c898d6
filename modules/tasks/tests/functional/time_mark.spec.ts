import { test } from '@japa/runner'
import { makeStaff } from '#modules/people/factories/staff_factory'
import { readTimeMark } from '#modules/tasks/queries/time_mark'

test.group('The mark of tracked time', () => {
  test('changes with each timer that starts or stops, so that no sum of time is stale', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    const { company, taskId } = staff
    const marks = [await readTimeMark(company)]
    for (const [who, step] of [
      [staff.worker, 'start'],
      [staff.boss, 'start'],
      [staff.worker, 'stop'],
      [staff.boss, 'stop'],
    ] as const) {
      ;(await who.post(`/api/tasks/${taskId}/time/${step}`)).assertStatus(200)
      marks.push(await readTimeMark(company))
    }
    // Both entries are empty and gone again.
    assert.equal(new Set(marks.slice(0, -1)).size, 4)
  })
})
