import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { taskList } from '../commands/home/task_list.js'
import type { Size } from '../components/home/home_frame.js'
import type { HomeModel } from '../components/home/model.js'
import { frameText, sampleBooks, sampleDesk, sampleHome, terminalIn } from './home_samples.js'

const FOLDER = fileURLToPath(new URL('../../docs/terminal/full_screen/', import.meta.url))

/** `KONTOR_WRITE_PAGES=1 npm run test:cli -- --files home_pages.spec.ts` writes the pages again. */
const isWriting = process.env.KONTOR_WRITE_PAGES === '1'

const SIZES: Size[] = [
  { columns: 60, rows: 20 },
  { columns: 80, rows: 24 },
  { columns: 200, rows: 60 },
]

type Screen = [title: string, at: ReturnType<typeof terminalIn>, model: FrameValues]
type FrameValues = Partial<HomeModel> & Pick<HomeModel, 'data'>

/** Every screen once, and the first one in each language and without Unicode. */
async function screens(): Promise<Screen[]> {
  const [en, de, sq, ascii] = [
    terminalIn('en'),
    terminalIn('de'),
    terminalIn('sq'),
    terminalIn('en', { LC_ALL: 'C' }),
  ]
  const home = await sampleHome(en)
  const { running, figures: _, overdue: __, ...rest } = home
  const paused = running && { ...running, pausedAt: '2026-11-26T10:00:00.000Z' }
  const stopped = {
    text: en.t('timer.stopped', { task: 'Fix login', time: '01:02:05' }),
    isBad: false,
  }
  const desk = await sampleDesk(en)
  const troubled = await sampleDesk(en, { isReady: false, troubles: 2 })
  const found = { text: 'holz', matches: [0], row: 0 }
  const free = { ...rest, running: undefined, list: await taskList(en, []) }
  return [
    ['A task runs', en, { data: home, company: 'Studio Nord' }],
    ['It was stopped', en, { data: { ...home, running: undefined }, news: stopped }],
    ['Paused, without a connection', en, { data: { ...home, running: paused, isAway: true } }],
    ['Searching', en, { data: home, mode: 'search', text: 'wein', matches: [2], row: 0 }],
    ['A new task', en, { data: home, mode: 'create', text: 'Call the printer +website' }],
    ['The keys', en, { data: home, mode: 'help' }],
    ['Nothing to do', en, { data: free }],
    ['An employee', en, { data: { ...rest, running } }],
    ['Before the server has answered', en, { data: { kind: 'time', running } }],
    ['A super admin', en, { data: desk, row: 0 }],
    ['A super admin looks for a company', en, { data: desk, mode: 'search', ...found }],
    ['A super admin approves', en, { data: desk, mode: 'approve', row: 0 }],
    ['A super admin rejects', en, { data: desk, mode: 'reject', text: 'No register entry' }],
    ['The keys of a super admin', en, { data: desk, mode: 'help' }],
    ['The server is not ready', en, { data: troubled, row: 0 }],
    ['A tax adviser', en, { data: await sampleBooks(en), row: 0 }],
    ['German', de, { data: await sampleHome(de) }],
    ['Albanian', sq, { data: await sampleHome(sq) }],
    ['Without Unicode', ascii, { data: await sampleHome(ascii) }],
  ]
}

test.group('Row 132: pages of the full screen', () => {
  for (const size of SIZES) {
    const name = `${size.columns}x${size.rows}.txt`
    test(`docs/terminal/full_screen/${name} shows every screen at this size`, async ({
      assert,
    }) => {
      const pages = (await screens()).map(([title, at, model]) => {
        const lines = frameText(at, model, size).map((line) => line.trimEnd())
        return [`# ${title}`, '', ...lines, ''].join('\n')
      })
      const page = `${pages.join('\n')}`
      if (isWriting) writeFileSync(FOLDER + name, page)
      assert.equal(page, readFileSync(FOLDER + name, 'utf8'))
    })
  }
})
