import { defineSamples } from '#core/tests/define_samples'
import { inTurn, type Made } from '#core/tests/desk'
import { packed } from '#core/tests/hostile_texts'

export default defineSamples({
  bodies: {
    'PUT /api/projects/:id': { name: 'Übernommen' },
    'PUT /api/hourly-rates/:id': { from: '2026-01-01', amount: 1 },
    'PUT /api/tasks/:id': { title: 'Übernommen' },
    'PATCH /api/time-entries/:id': { note: 'Übernommen' },
  },
  withoutFreeText: [/^hourly_rates\.(level|target|currency)$/],
  fields:
    'level amount from clientId userId title projectId startTime endTime duration date billable breakSeconds taskId priority notes assigneeId ageMs lastedMs',
  parameters: 'projectId clientId taskId userId assignee mine priority level',

  async fill(desk, made, mark) {
    const clientId = made.idOf('client')
    const project = { name: `${mark} Projekt`, clientId, hourlyRate: 90 }
    const { _id: projectId } = await desk.post('/projects', project)
    await desk.post('/hourly-rates', {
      level: 'project',
      projectId,
      from: '2026-01-05',
      amount: 95,
    })
    const { task } = await desk.post<{ task: Made }>('/tasks', {
      title: `${mark} Aufgabe`,
      projectId,
    })
    const [startTime, endTime] = ['2026-01-02T08:00:00Z', '2026-01-02T09:00:00Z']
    await desk.post('/time-entries', { taskId: task._id, startTime, endTime, note: mark })
    type Started = { timeEntry: Made }
    const { timeEntry } = await desk.post<Started>(`/tasks/${task._id}/time/start`, {})
    await desk.post(`/time-entries/${timeEntry._id}/breaks`, {})
  },

  /** A project and a task for each text; the timer of the first task runs on. */
  async writeHostile(desk, made, texts) {
    const clients = made.idsOf('client')
    const description = packed(texts, 20_000)[0]
    const notes = packed(texts, 1000, ' ')
    await inTurn(texts, async (text, index) => {
      const clientId = clients[index % clients.length]
      const { _id: projectId } = await desk.post('/projects', { name: text, description, clientId })
      const { task } = await desk.post<{ task: Made }>('/tasks', {
        title: text,
        description,
        projectId,
      })
      if (notes[index]) {
        const day = `2026-01-${String(index + 1).padStart(2, '0')}`
        await desk.post('/time-entries', {
          taskId: task._id,
          startTime: `${day}T08:00:00Z`,
          endTime: `${day}T09:00:00Z`,
          note: notes[index],
        })
      }
      if (index > 0) return
      await desk.post(`/tasks/${task._id}/time/start`)
      made.keep('project', projectId)
      made.keep('task', task._id)
    })
  },
})
