import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { stageFor } from './stage/stage.js'
import { makeCompany, signIn } from './steps/company.js'

interface Tracked {
  task: { _id: string; timeEntries: { startTime: string; endTime: string }[] }
}

test.group('a browser in another zone', (group) => {
  const stage = stageFor(group)

  test('somebody in Auckland reads and writes time as it was for the company in Berlin', async () => {
    const account = await makeCompany(stage.kontor, stage.admin)
    const api = await Api.signIn(stage.kontor.url, account)
    const made = await api.post<Tracked>('/tasks', { title: 'Angebot schreiben' })
    const { _id: taskId } = made.task
    // The day on which Berlin put its clocks back; in Auckland it was evening then.
    const times = { startTime: '2025-10-26T08:00:00.000Z', endTime: '2025-10-26T09:30:00.000Z' }
    await api.post('/time-entries', { taskId, ...times })

    await stage.visit({ language: 'de', timeZone: 'Pacific/Auckland' }, async (visitor) => {
      const { page, t } = visitor
      await signIn(visitor, account)
      await page.goto(`/tasks?task=${taskId}`)
      await page.getByText('26.10.2025, 09:00 – 10:30', { exact: true }).waitFor()
      await visitor.button('tasks:time.add').click()
      const form = page.getByRole('region', { name: t('tasks:time.title') })
      await form.getByText(t('tasks:entered_by.times'), { exact: true }).click()
      await visitor.field('tasks:time.start_day', form).fill('25.10.2025')
      await visitor.field('tasks:time.start_time', form).fill('23:30')
      await visitor.field('tasks:time.end_day', form).fill('26.10.2025')
      await visitor.field('tasks:time.end_time', form).fill('04:00')
      await visitor.field('tasks:time.note', form).fill('Nachtschicht')
      await form.getByRole('button', { name: t('tasks:save') }).click()
      await page.getByText('25.10.2025, 23:30 – 26.10.2025, 04:00', { exact: true }).waitFor()
      await visitor.checkScreen('a task seen from Auckland')
    })
    const { task } = await api.get<Tracked>(`/tasks/${taskId}`)
    const night = task.timeEntries.find(({ startTime }) => startTime < times.startTime)
    assert.deepEqual(
      [night?.startTime, night?.endTime],
      ['2025-10-25T21:30:00.000Z', '2025-10-26T03:00:00.000Z']
    )
  })
})
