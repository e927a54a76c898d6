import router from '@adonisjs/core/services/router'
import { forCompany, forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'

const {
  BreakEnds,
  ChecklistItems,
  EntryMerges,
  EntrySplits,
  MyTasks,
  OfflineChanges,
  OfflineTimes,
  People,
  ProjectBudgets,
  Projects,
  Rates,
  TaskTimers,
  Tasks,
  TimeBreaks,
  TimeChangeUndos,
  TimeChanges,
  TimeEntries,
  TimeReports,
  TimeTags,
  TimerActivities,
  TimerSettings,
  TimerTrims,
  Timers,
  WeekCopies,
  board,
  comments,
  files,
  templates,
} = controllers.tasks

router
  .group(() => {
    router.get('people', [People, 'index']).use(forStaff)

    router.get('projects', [Projects, 'index']).use(forStaff.withToken('time:read'))
    router.post('projects', [Projects, 'store']).use(forCompany.withOperator('write'))
    router.get('projects/:id', [Projects, 'show']).use(forStaff.withToken('time:read'))
    router.put('projects/:id', [Projects, 'update']).use(forCompany.withOperator('write'))
    router.delete('projects/:id', [Projects, 'destroy']).use(forCompany)
    router.get('projects/:id/budget', [ProjectBudgets, 'show']).use(forCompany)

    router.post('projects/:id/template-tasks', [templates.TemplateTasks, 'store']).use(forStaff)

    router.get('task-templates', [templates.TaskTemplates, 'index']).use(forStaff)
    router.post('task-templates', [templates.TaskTemplates, 'store']).use(forCompany)
    router.get('task-templates/:id', [templates.TaskTemplates, 'show']).use(forStaff)
    router.put('task-templates/:id', [templates.TaskTemplates, 'update']).use(forCompany)
    router.delete('task-templates/:id', [templates.TaskTemplates, 'destroy']).use(forCompany)

    router.get('hourly-rates', [Rates, 'index']).use(forCompany)
    router.post('hourly-rates', [Rates, 'store']).use(forCompany)
    router.get('hourly-rates/:id', [Rates, 'show']).use(forCompany)
    router.put('hourly-rates/:id', [Rates, 'update']).use(forCompany)
    router.delete('hourly-rates/:id', [Rates, 'destroy']).use(forCompany)

    router.get('tasks', [Tasks, 'index']).use(forStaff.withToken('time:read'))
    router.post('tasks', [Tasks, 'store']).use(forStaff.withOperator('write'))
    // Before `tasks/:id`, which would take it for an id.
    router.get('tasks/my-tasks', [MyTasks, 'index']).use(forStaff.withToken('time:read'))
    router.get('tasks/:id', [Tasks, 'show']).use(forStaff.withToken('time:read'))
    router.put('tasks/:id', [Tasks, 'update']).use(forStaff.withOperator('write'))
    router.put('tasks/:id/place', [board.TaskPlaces, 'update']).use(forStaff)
    router.delete('tasks/:id', [Tasks, 'destroy']).use(forCompany)
    router.get('tasks/:id/checklist', [ChecklistItems, 'index']).use(forStaff)
    router.post('tasks/:id/checklist', [ChecklistItems, 'store']).use(forStaff)
    router.patch('checklist-items/:id', [ChecklistItems, 'update']).use(forStaff)
    router.delete('checklist-items/:id', [ChecklistItems, 'destroy']).use(forStaff)
    router.get('tasks/:id/files', [files.TaskFiles, 'index']).use(forStaff)
    router.post('tasks/:id/files', [files.TaskFiles, 'store']).use(forStaff)
    router.get('tasks/:id/files/:fileId', [files.TaskFiles, 'show']).use(forStaff)
    router.delete('tasks/:id/files/:fileId', [files.TaskFiles, 'destroy']).use(forStaff)
    router.get('tasks/:id/readers', [comments.TaskReaders, 'index']).use(forStaff)
    router.get('tasks/:id/comments', [comments.TaskComments, 'index']).use(forStaff)
    router.post('tasks/:id/comments', [comments.TaskComments, 'store']).use(forStaff)
    router.put('task-comments/:id', [comments.TaskComments, 'update']).use(forStaff)
    router.delete('task-comments/:id', [comments.TaskComments, 'destroy']).use(forStaff)
    router.post('tasks/:id/time/start', [TaskTimers, 'store']).use(forStaff.withToken('time:write'))
    router
      .post('tasks/:id/time/stop', [TaskTimers, 'destroy'])
      .use(forStaff.withToken('time:write'))

    router.get('board', [board.Boards, 'show']).use(forStaff)
    router.put('board', [board.Boards, 'update']).use(forCompany)

    router.get('timer', [Timers, 'show']).use(forStaff.withToken('time:read'))
    router.post('timer/stop', [Timers, 'destroy']).use(forStaff.withToken('time:write'))

    router.get('timer/settings', [TimerSettings, 'show']).use(forStaff)
    router.put('timer/settings', [TimerSettings, 'update']).use(forStaff)
    router.post('timer/activity', [TimerActivities, 'store']).use(forStaff)
    router.post('timer/trim', [TimerTrims, 'store']).use(forStaff.withToken('time:write'))

    router.get('time-report', [TimeReports, 'show']).use(forStaff.withToken('time:read'))
    router.get('time-tags', [TimeTags, 'index']).use(forStaff.withToken('time:read'))
    router.get('time-changes', [TimeChanges, 'index']).use(forStaff.withToken('time:read'))
    router
      .post('time-changes/undo', [TimeChangeUndos, 'store'])
      .use(forStaff.withToken('time:write'))

    router.get('time-entries', [TimeEntries, 'index']).use(forStaff.withToken('time:read'))
    router.post('time-entries', [TimeEntries, 'store']).use(forStaff.withToken('time:write'))
    router.patch('time-entries/:id', [TimeEntries, 'update']).use(forStaff.withToken('time:write'))
    router.delete('time-entries/:id', [TimeEntries, 'destroy']).use(forStaff)
    router.post('time-entries/merge', [EntryMerges, 'store']).use(forStaff.withToken('time:write'))
    router
      .post('time-entries/:id/split', [EntrySplits, 'store'])
      .use(forStaff.withToken('time:write'))
    router.post('week-copies', [WeekCopies, 'store']).use(forStaff.withToken('time:write'))
    router.post('offline-times', [OfflineTimes, 'store']).use(forStaff.withToken('time:write'))
    router
      .post('time-entries/:id/offline-changes', [OfflineChanges, 'store'])
      .use(forStaff.withToken('time:write'))
    router
      .post('time-entries/:id/breaks', [TimeBreaks, 'store'])
      .use(forStaff.withToken('time:write'))
    router
      .post('time-entries/:id/breaks/end', [BreakEnds, 'store'])
      .use(forStaff.withToken('time:write'))
  })
  .prefix('/api')
  .as('tasks')
