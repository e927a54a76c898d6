/**
 * Makes the code caches of a built client (`loader.cjs`), so that the first command of a person has them already: runs the
 * commands of everyday in this process, against a server that knows one task.
 * @param folder of the built client, the first argument
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const project = { _id: 'p', name: 'Project' }
const task = { _id: 't', title: 'Task', status: 'open', project, timeEntries: [] }
const startTime = new Date().toISOString()
const timeEntry = { _id: 'e', startTime, endTime: null, breakSeconds: 0, pausedAt: null, task }
const ANSWERS = {
  '/api/timer': { timeEntry },
  '/api/tasks': [task],
  '/api/tasks/my-tasks': { tasks: [task] },
}
const COMMANDS = ['status', 'start task', 'pause', 'resume', 'stop', 'tasks']

const server = createServer(({ url }, response) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(ANSWERS[url.split('?')[0]] ?? { timeEntry: { ...timeEntry, seconds: 0 } }))
)
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
const home = mkdtempSync(join(tmpdir(), 'kontor-warm-'))
Object.assign(process.env, {
  KONTOR_URL: `http://127.0.0.1:${server.address().port}`,
  KONTOR_TOKEN: 'none',
  XDG_CONFIG_HOME: home,
  XDG_STATE_HOME: home,
})
const { load, keepCache, importViews } = createRequire(import.meta.url)(
  resolve(process.argv[2], 'main.cjs')
)
const { client, script } = load()
for (const line of COMMANDS) await client.run(['node', 'kontor', ...line.split(' ')])
keepCache(script)
// Node writes what it has compiled of them when this process ends.
await importViews()
rmSync(home, { recursive: true })
process.exit()
