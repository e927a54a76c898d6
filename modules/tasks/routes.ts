import router from '@adonisjs/core/services/router'
import { forCompany, forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'

const {
  BreakEnds,
  MyTasks,
  People,
  Projects,
  Rates,
  TaskTimers,
  Tasks,
  TimeBreaks,
  TimeEntries,
  Timers,
} = controllers.tasks

router
  .group(() => {
    router.get('people', [People, 'index']).use(forStaff)

    router.get('projects', [Projects, 'index']).use(forStaff.withToken('time:read'))
    router.post('projects', [Projects, 'store']).use(forCompany)
    router.get('projects/:id', [Projects, 'show']).use(forStaff.withToken('time:read'))
    router.put('projects/:id', [Projects, 'update']).use(forCompany)
    router.delete('projects/:id', [Projects, 'destroy']).use(forCompany)

    router.get('hourly-rates', [Rates, 'index']).use(forCompany)
    router.post('hourly-rates', [Rates, 'store']).use(forCompany)
    router.get('hourly-rates/:id', [Rates, 'show']).use(forCompany)
    router.put('hourly-rates/:id', [Rates, 'update']).use(forCompany)
    router.delete('hourly-rates/:id', [Rates, 'destroy']).use(forCompany)

    router.get('tasks', [Tasks, 'index']).use(forStaff.withToken('time:read'))
    router.post('tasks', [Tasks, 'store']).use(forStaff)
    // Before `tasks/:id`, which would take it for an id.
    router.get('tasks/my-tasks', [MyTasks, 'index']).use(forStaff.withToken('time:read'))
    router.get('tasks/:id', [Tasks, 'show']).use(forStaff.withToken('time:read'))
    router.put('tasks/:id', [Tasks, 'update']).use(forStaff)
    router.delete('tasks/:id', [Tasks, 'destroy']).use(forCompany)
    router.post('tasks/:id/time/start', [TaskTimers, 'store']).use(forStaff.withToken('time:write'))
    router
      .post('tasks/:id/time/stop', [TaskTimers, 'destroy'])
      .use(forStaff.withToken('time:write'))

    router.get('timer', [Timers, 'show']).use(forStaff.withToken('time:read'))
    router.post('timer/stop', [Timers, 'destroy']).use(forStaff.withToken('time:write'))

    router.get('time-entries', [TimeEntries, 'index']).use(forStaff.withToken('time:read'))
    router.post('time-entries', [TimeEntries, 'store']).use(forStaff.withToken('time:write'))
    router.patch('time-entries/:id', [TimeEntries, 'update']).use(forStaff.withToken('time:write'))
    router.delete('time-entries/:id', [TimeEntries, 'destroy']).use(forStaff)
    router
      .post('time-entries/:id/breaks', [TimeBreaks, 'store'])
      .use(forStaff.withToken('time:write'))
    router
      .post('time-entries/:id/breaks/end', [BreakEnds, 'store'])
      .use(forStaff.withToken('time:write'))
  })
  .prefix('/api')
  .as('tasks')
