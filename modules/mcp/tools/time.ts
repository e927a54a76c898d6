import { day, id, isRecord, type Json, paging, pick, search, type Tool } from '../tool.js'

const TASK = pick(
  ...['_id', 'title', 'status', 'priority', 'dueDate', 'project', 'assignees'],
  ...['estimatedSeconds', 'trackedSeconds']
)

const ENTRY = pick(
  ...['_id', 'startTime', 'endTime', 'pausedAt', 'breakSeconds', 'seconds', 'note', 'billable'],
  ...['isBilled', 'user', 'task']
)

/** The time entry of an answer that has more beside it. */
const entryOf = ({ timeEntry }: Json): Json => ({
  timeEntry: isRecord(timeEntry) ? ENTRY(timeEntry) : null,
})

const TASK_ID = id('The task’s `_id`.')

export const TIME_TOOLS: Tool[] = [
  {
    name: 'list_tasks',
    description: 'Lists or searches tasks that the person may see.',
    route: 'GET /api/tasks',
    arguments: {
      search,
      status: { type: 'string', enum: ['open', 'done'] },
      mine: { type: 'boolean', description: 'Only tasks assigned to the person.' },
      ...paging,
    },
    shape: TASK,
  },
  {
    name: 'list_time_entries',
    description: 'Lists hours, the newest first; for employees their own.',
    route: 'GET /api/time-entries',
    arguments: {
      from: day('First day.'),
      to: day('Last day.'),
      taskId: id('Only hours of the task with this `_id`.'),
      ...paging,
    },
    shape: ENTRY,
  },
  {
    name: 'get_timer',
    description: 'The running timer of the person; null when none runs.',
    route: 'GET /api/timer',
    arguments: {},
    shape: entryOf,
  },
  {
    name: 'start_timer',
    description: 'Starts the person’s timer on a task; a timer that runs on another task stops.',
    route: 'POST /api/tasks/:id/time/start',
    arguments: { id: TASK_ID },
    required: ['id'],
    isRepeatable: true,
    shape: entryOf,
  },
  {
    name: 'stop_timer',
    description: 'Stops the running timer of the person.',
    route: 'POST /api/timer/stop',
    arguments: {},
    shape: entryOf,
  },
  {
    name: 'add_time_entry',
    description:
      'Records hours of the person on a task: `duration` with `date`, or `startTime` with `endTime`.',
    route: 'POST /api/time-entries',
    arguments: {
      taskId: TASK_ID,
      date: day('Today by default.'),
      duration: { type: 'string', description: 'Worked time, such as 2h, 1:30 or 90m.' },
      startTime: { type: 'string', description: 'ISO 8601 with offset.' },
      endTime: { type: 'string', description: 'ISO 8601 with offset.' },
      note: { type: 'string', maxLength: 1000 },
    },
    required: ['taskId'],
    shape: ENTRY,
  },
]
