import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import stringWidth from 'string-width'
import { makeEveryday } from './everyday.js'
import { COMMAND } from './shipped_client.js'
import { Home } from './terminal_run.js'

const FOLDER = fileURLToPath(new URL('../../docs/terminal/commands/', import.meta.url))
const WIDTHS = [60, 80, 200]

/** `KONTOR_WRITE_PAGES=1 npm run test:cli -- --files terminal_pages.spec.ts` writes the pages again. */
const isWriting = process.env.KONTOR_WRITE_PAGES === '1'

const hasScript = spawnSync('script', ['--version']).status === 0

/** Lists and refusals whose output is the same on every day. */
const COMMANDS = [
  'kontor tasks',
  'kontor projects',
  'kontor clients',
  'kontor entries 2026-11-20',
  'kontor entries 2026-11',
  'kontor gaps 2026-11-20',
  'kontor report 2026-11',
  'kontor report 2026-11 --by day',
  'kontor report 2026-11 --by tag --csv',
  'kontor log 2h 2026-11-19 fix login --dry-run',
  'kontor log 2h 31.02. fix login',
  'kontor log 2h 11/12/2025 fix login',
  'kontor log 9:00-10:00 2026-11-20 fix login',
  'kontor bill acme --from 2026-11-01 --to 2026-11-30',
  'kontor invoices',
  'kontor invoices show RE-2026-0001',
  'kontor orders',
  'kontor orders show AB-2026-0001',
  'kontor start login',
  'kontor start login --json',
  'kontor pause',
  'kontor resume',
  'kontor tag review',
  'kontor tag',
  'kontor tasks add "Call Anna" +website --due 2035-01-31',
  'kontor tasks done call anna',
  'kontor split @9 10:00',
  'kontor reprot',
  'kontor log --help',
]

/** Output that is laid out for the width; the terminal wraps sentences. */
const LISTS =
  /kontor (tasks|projects|clients|entries|gaps|report|bill|invoices|orders)\b(?!.*(add|done))/

test.group('Row 131: pages of the terminal', () => {
  test('docs/terminal/commands shows what the commands print at 60, 80 and 200 columns', async ({
    assert,
    client,
    cleanup,
  }) => {
    for (const width of WIDTHS) {
      const home = new Home()
      cleanup(() => home.remove())
      const page = await pageAt(width, await stage(client), home)
      for (const [command = '', ...lines] of page.split('\n\n$ ').map((part) => part.split('\n'))) {
        if (!LISTS.test(command)) continue
        for (const line of lines) assert.isAtMost(stringWidth(line), width, line)
      }
      const path = `${FOLDER}${width}_columns.txt`
      if (isWriting) {
        mkdirSync(FOLDER, { recursive: true })
        writeFileSync(path, page)
      }
      assert.equal(page, readFileSync(path, 'utf8'))
    }
  })
    .skip(!hasScript, 'script is not installed')
    .disableTimeout()
})

type Everyday = Awaited<ReturnType<typeof makeEveryday>>

/** A company with two entries on 20 November 2026, and an invoice that is not due for years. */
async function stage(client: Parameters<typeof makeEveryday>[0]) {
  const desk = await makeEveryday(client, { timeZone: 'Europe/Berlin', dueDate: '2035-01-31' })
  const tasks = (await desk.get('/api/tasks/my-tasks')).body().tasks
  const taskOf = (title: string) =>
    tasks.find((task: { title: string }) => task.title === title)._id
  const entries = [
    { title: 'Fix login', from: '08:05', to: '10:20', note: 'Asks for the code', tags: ['review'] },
    { title: 'Write the offer', from: '12:00', to: '13:30', note: '', tags: [] },
  ]
  for (const { title, from, to, note, tags } of entries) {
    const answer = await desk.post('/api/time-entries', {
      taskId: taskOf(title),
      startTime: `2026-11-20T${from}:00Z`,
      endTime: `2026-11-20T${to}:00Z`,
      note,
      tags,
    })
    answer.assertStatus(201)
  }
  return desk
}

async function pageAt(width: number, { owner, invoice }: Everyday, home: Home) {
  const env = {
    PATH: process.env.PATH,
    TERM: 'xterm',
    NO_COLOR: '1',
    LANG: 'en_US.UTF-8',
    XDG_CONFIG_HOME: home.folder,
    XDG_STATE_HOME: home.folder,
    KONTOR_URL: `http://127.0.0.1:${process.env.PORT}`,
    KONTOR_TOKEN: owner.token,
  }
  const steady = steadyIds()
  const parts: string[] = []
  for (const line of COMMANDS) {
    const words = line
      .replace('RE-2026-0001', invoice.number)
      .replace(/^kontor/, `'${process.execPath}' '${COMMAND}'`)
    const { stdout } = await promisify(execFile)(
      'script',
      ['-qec', `stty cols ${width} rows 24; ${words}; true`, '/dev/null'],
      { env, cwd: home.folder }
    )
    const text = stdout.replaceAll('\r', '').replaceAll(invoice.number, 'RE-2026-0001').trimEnd()
    parts.push(`$ ${line}\n${steady(text)}\n`)
  }
  return parts.join('\n')
}

/** Ids, instants and running seconds are others each time: they become numbers in the order in which they are met. */
function steadyIds() {
  const known = new Map<string, string>()
  const numbered = (id: string) => {
    if (!known.has(id)) known.set(id, String(known.size + 1).padStart(6, '0'))
    return known.get(id) ?? id
  }
  return (text: string) =>
    text
      .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{6}([0-9a-f]{6})/g, (_, end: string) =>
        numbered(end).padStart(36, '0')
      )
      .replace(
        /^([›●✗ ]*)([0-9a-f]{6})(?= )/gm,
        (_, mark: string, id: string) => mark + numbered(id)
      )
      .replace(/(?<=Try: kontor (edit|delete).*)\b[0-9a-f]{6}\b/g, numbered)
      .replace(/"taskId":"[0-9a-f-]+…/g, '"taskId":"0…')
      .replace(/ +$/gm, '')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '2026-11-28T09:00:00.000Z')
      .replace(/"(at|uptimeMs|localAt|seconds)": [\d.]+/g, '"$1": 0')
      .replace(/\b00:0\d\b/g, '00:00')
      .replace(/\d\d:\d\d– /g, '09:00– ')
}
