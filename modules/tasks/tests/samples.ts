import { defineSamples } from '#core/tests/define_samples'
import { inTurn, type Made } from '#core/tests/desk'
import { packed } from '#core/tests/hostile_texts'
import { watchBudgets } from '#modules/tasks/budgets/watch_budgets'

export default defineSamples({
  bodies: {
    'PUT /api/projects/:id': { name: 'Übernommen' },
    'PUT /api/hourly-rates/:id': { from: '2026-01-01', amount: 1 },
    'PUT /api/tasks/:id': { title: 'Übernommen' },
    'PUT /api/tasks/:id/place': { columnId: '00000000-0000-7000-8000-00000000b002' },
    'PUT /api/board': {
      columns: [
        { name: 'Offen', color: 'grey', isDone: false },
        { name: 'Fertig', color: 'green', isDone: true },
      ],
    },
    'POST /api/tasks/:id/checklist': { items: [{ title: 'Übernommen' }] },
    'PATCH /api/checklist-items/:id': { title: 'Übernommen', done: true },
    'POST /api/tasks/:id/comments': { text: 'Übernommen' },
    'PUT /api/task-comments/:id': { text: 'Übernommen' },
    'POST /api/projects/:id/template-tasks': {
      templateIds: ['00000000-0000-7000-8000-00000000b002'],
    },
    'PUT /api/task-templates/:id': { title: 'Übernommen' },
    'PATCH /api/time-entries/:id': { note: 'Übernommen' },
    'POST /api/time-entries/:id/split': { at: '2026-01-02T08:30:00Z' },
    'PUT /api/timer/settings': { idleMinutes: 10 },
  },
  withoutFreeText: [
    /^hourly_rates\.(level|target|currency)$/,
    /^projects\.(budget_period|time_rounding_mode|retainer_id)$/,
    /^task_files\.(added_by|name|type|sha256|key_id)$/,
    /^budget_alerts\.(measure|period)$/,
    /^time_changes\.reversed_by$/,
  ],
  fields:
    'level amount from clientId userId title projectId startTime endTime duration date billable breakSeconds taskId priority notes assigneeId ageMs lastedMs at until ids tags idleMinutes breaks entryId weekStart columnId afterId columns items done position text mentionIds steps templateIds',
  parameters:
    'projectId clientId taskId userId assignee mine priority level by person project client task tag',

  async fill(desk, made, mark) {
    await desk.post('/task-templates', { title: mark, description: mark, steps: [mark] })
    const clientId = made.idOf('client')
    const project = { name: `${mark} Projekt`, clientId, hourlyRate: 90, budgetHours: 1 }
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
    await desk.post(`/tasks/${task._id}/checklist`, { items: [{ title: mark }] })
    await desk.post(`/tasks/${task._id}/comments`, { text: mark })
    await desk.upload(`/tasks/${task._id}/files`, {
      field: 'file',
      name: `${mark}.txt`,
      content: Buffer.from(mark),
    })
    const [startTime, endTime] = ['2026-01-02T08:00:00Z', '2026-01-02T09:00:00Z']
    await desk.post('/time-entries', {
      taskId: task._id,
      startTime,
      endTime,
      note: mark,
      tags: [mark],
    })
    // The hour uses up the budget, which raises an alert.
    await watchBudgets()
    type Started = { timeEntry: Made }
    const { timeEntry } = await desk.post<Started>(`/tasks/${task._id}/time/start`, {})
    await desk.post(`/time-entries/${timeEntry._id}/breaks`, {})
    await desk.put('/timer/settings', { idleMinutes: 10 })
    const { columns } = await desk.put<{ columns: Made[] }>('/board', {
      columns: [
        { name: `${mark} Offen`, color: 'grey', isDone: false },
        { name: `${mark} Fertig`, color: 'green', isDone: true },
      ],
    })
    await desk.put(`/tasks/${task._id}/place`, { columnId: columns[0]?._id })
  },

  /** A project and a task for each text; the timer of the first task runs on. */
  async writeHostile(desk, made, texts) {
    const clients = made.idsOf('client')
    const description = packed(texts, 20_000)[0]
    const notes = packed(texts, 1000, ' ')
    const names = texts.filter((text) => text.length <= 60).slice(0, 12)
    await desk.put('/board', {
      columns: names.map((name, index) => ({ name, color: 'grey', isDone: index === 0 })),
    })
    await inTurn(texts, async (text, index) => {
      await desk.post('/task-templates', { title: text, description, steps: [text] })
      const clientId = clients[index % clients.length]
      const { _id: projectId } = await desk.post('/projects', {
        name: text,
        description,
        notes: description,
        clientId,
      })
      const { task } = await desk.post<{ task: Made }>('/tasks', {
        title: text,
        description,
        projectId,
      })
      await desk.post(`/tasks/${task._id}/checklist`, { items: [{ title: text }] })
      await desk.post(`/tasks/${task._id}/comments`, { text })
      if (notes[index]) {
        const day = `2026-01-${String(index + 1).padStart(2, '0')}`
        const { _id: entryId } = await desk.post<Made>('/time-entries', {
          taskId: task._id,
          startTime: `${day}T08:00:00Z`,
          endTime: `${day}T09:00:00Z`,
          note: notes[index],
          tags: isTag(text) ? [text] : [],
        })
        await desk.post(`/time-entries/${entryId}/split`, { at: `${day}T08:30:00Z` })
      }
      if (index > 0) return
      await desk.post(`/tasks/${task._id}/time/start`)
      made.keep('project', projectId)
      made.keep('task', task._id)
    })
  },
})

/** Tags are short, and a comma parts them. */
const isTag = (text: string) => text.length <= 40 && !text.includes(',')
