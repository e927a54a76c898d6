import { test } from '@japa/runner'
import { cleanup, render } from 'ink-testing-library'
import type { HomeData } from '../components/home/home_data.js'
import type { HomeActions, HomeListener, HomeProps } from '../components/home/home_props.js'
import { HomeView } from '../components/home/home_view.js'
import { sampleDesk, sampleHome, sampleRunning, terminalIn } from './home_samples.js'

const [ESCAPE, ENTER] = ['\u001b', '\r']

type View = ReturnType<typeof render>

/** Waits until a frame says what is expected: a lone Esc is held back a moment, it could begin an arrow. */
async function frameWith(view: View, wanted: RegExp) {
  const latest = Date.now() + 2000
  while (!wanted.test(view.lastFrame() ?? '') && Date.now() < latest) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  const frame = view.lastFrame() ?? ''
  if (!wanted.test(frame)) throw new Error(`No frame with ${wanted}; the last one was:\n${frame}`)
  return frame
}

/** The screen with actions that note what they were called with. */
async function screen(first: Partial<HomeData> = {}, more: Partial<HomeProps> = {}) {
  const at = terminalIn('en')
  const calls: string[] = []
  const answered = (name: string) => async (row?: { name: string }, reason?: string) => {
    calls.push([name, row?.name, reason].filter(Boolean).join(' '))
    return { text: `DONE ${name}` }
  }
  const actions: HomeActions = {
    start: answered('start'),
    stop: async () => ({ ...(await answered('stop')()), part: { running: undefined } }),
    pause: answered('pause'),
    resume: answered('resume'),
    undo: answered('undo'),
    create: (words) => answered(`create ${words}`)(),
    approve: answered('approve'),
    reject: answered('reject'),
  }
  let listener: HomeListener | undefined
  let reads = 0
  const view = render(
    <HomeView
      first={{ ...(await sampleHome(at)), ...first }}
      t={at.t}
      look={{ hasColor: false, glyph: at.terminal.glyph, show: at.terminal.show }}
      company=""
      failure={(error) => `Failed: ${(error as Error).message}`}
      actions={actions}
      follow={(given) => {
        listener = given
        return {
          refresh: async () => {
            reads++
          },
          end: () => undefined,
        }
      }}
      {...more}
    />
  )
  return {
    view,
    calls,
    at,
    tell: (part: Partial<HomeData>) => listener?.tell(part),
    reads: () => reads,
  }
}

test.group('the full screen', (group) => {
  group.each.teardown(cleanup)

  test('its first frame is what this machine remembers, and each part appears as it is answered', async ({
    assert,
  }) => {
    const { view, at, tell } = await screen({
      week: undefined,
      figures: undefined,
      list: undefined,
    })
    assert.match(view.lastFrame() ?? '', /01:02:0\d {2}Fix login/)
    assert.include(view.lastFrame(), 'One moment')
    const { list, week } = await sampleHome(at)
    tell({ list })
    assert.notInclude(await frameWith(view, /› +Fix login|› ● Fix login/), 'This week')
    tell({ week })
    await frameWith(view, /This week/)
  })

  test('Enter starts the task under the cursor, and not the one that runs', async ({ assert }) => {
    const { view, calls, reads } = await screen()
    await frameWith(view, /› ● Fix login/)
    view.stdin.write(ENTER)
    view.stdin.write('j')
    await frameWith(view, /› +Write the offer/)
    view.stdin.write(ENTER)
    await frameWith(view, /DONE start/)
    assert.deepEqual(calls, ['start Write the offer'])
    assert.equal(reads(), 1)
  })

  test('the cursor stays on its task when the list changes', async ({ assert }) => {
    const { view, at, calls, tell } = await screen()
    view.stdin.write('jj')
    await frameWith(view, /› +Weinetiketten/)
    const { list } = await sampleHome(at)
    const rows = list?.rows.toReversed() ?? []
    tell({
      list: {
        rows,
        layOut: () => ({
          head: ['Task'],
          rows: rows.map(({ name }) => [{ text: name, tone: 'plain' }]),
        }),
      },
    })
    await frameWith(view, /› +Weinetiketten.*\n.*Write the offer/)
    view.stdin.write(ENTER)
    await frameWith(view, /DONE start/)
    assert.deepEqual(calls, ['start Weinetiketten Jahrgang 2026'])
  })

  test('p pauses and resumes, s stops, u takes back', async ({ assert }) => {
    const { view, calls, tell } = await screen()
    view.stdin.write('p')
    await frameWith(view, /DONE pause/)
    tell({ running: sampleRunning({ pausedAt: new Date().toISOString() }) })
    await frameWith(view, /Paused.*p resume/s)
    view.stdin.write('p')
    await frameWith(view, /DONE resume/)
    view.stdin.write('s')
    await frameWith(view, /DONE stop/)
    assert.notInclude(await frameWith(view, /No timer is running/), 's stop')
    view.stdin.write('u')
    await frameWith(view, /DONE undo/)
    assert.deepEqual(calls, ['pause', 'resume', 'stop', 'undo'])
  })

  test('a search takes every letter, also those of keys, and Esc gives the list back', async ({
    assert,
  }) => {
    const { view, calls } = await screen()
    view.stdin.write('/')
    await frameWith(view, /Search: _/)
    view.stdin.write('anna')
    await frameWith(view, /› +Call Anna/)
    view.stdin.write('qsp')
    await frameWith(view, /Nothing matches/)
    view.stdin.write(ENTER)
    await frameWith(view, /› +\S+ Fix login|› ● Fix login/)
    assert.deepEqual(calls, [])
    view.stdin.write('/')
    await frameWith(view, /Search: _/)
    view.stdin.write('contr')
    await frameWith(view, /› +Review the contract/)
    view.stdin.write(ESCAPE)
    await frameWith(view, /› +Review the contract.*Enter switch/s)
  })

  test('a refusal is shown, and the keys work again', async () => {
    const { view } = await screen()
    const { view: refused } = await screen(
      {},
      { actions: { ...actionsThatFail, undo: () => Promise.reject(new Error('nothing to undo')) } }
    )
    view.stdin.write('u')
    await frameWith(view, /DONE undo/)
    refused.stdin.write('u')
    await frameWith(refused, /Failed: nothing to undo/)
    refused.stdin.write('?')
    await frameWith(refused, /first and last row/)
  })

  test('while something is on its way, keys do nothing', async ({ assert }) => {
    const { promise, resolve } = Promise.withResolvers<{ text: string }>()
    const calls: string[] = []
    const { view } = await screen(
      {},
      {
        actions: {
          ...actionsThatFail,
          undo: () => promise,
          stop: async () => {
            calls.push('stop')
            return { text: '' }
          },
        },
      }
    )
    view.stdin.write('u')
    await frameWith(view, /One moment/)
    view.stdin.write('s')
    view.stdin.write('?')
    resolve({ text: 'TAKEN BACK' })
    assert.include(await frameWith(view, /TAKEN BACK/), 'Enter switch')
    assert.deepEqual(calls, [])
  })

  test('a company is approved after a question and rejected with a reason, never with one key', async ({
    assert,
  }) => {
    const desk = await sampleDesk(terminalIn('en'))
    const { view, calls, tell } = await screen({ ...desk, running: undefined, week: undefined })
    view.stdin.write('a')
    await frameWith(view, /Approve Tischlerei Holz\?/)
    view.stdin.write('a')
    view.stdin.write(ESCAPE)
    await frameWith(view, /a approve/)
    assert.deepEqual(calls, [])
    view.stdin.write('a')
    await frameWith(view, /Approve Tischlerei Holz\?/)
    view.stdin.write(ENTER)
    await frameWith(view, /DONE approve/)
    view.stdin.write('x')
    await frameWith(view, /Reason for Tischlerei Holz/)
    view.stdin.write(ENTER)
    view.stdin.write('No entry')
    await frameWith(view, /No entry_/)
    view.stdin.write(ENTER)
    await frameWith(view, /DONE reject/)
    assert.deepEqual(calls, ['approve Tischlerei Holz', 'reject Tischlerei Holz No entry'])
    const rows = desk.list?.rows.slice(1) ?? []
    const layOut = () => ({
      head: [''],
      rows: rows.map(({ name }) => [{ text: name, tone: 'plain' as const }]),
    })
    tell({ list: { rows, layOut } })
    await frameWith(view, /› +Kommanditgesellschaft/)
  })

  test('without a connection it says so, and again when the server is back', async ({ assert }) => {
    const { view, tell } = await screen()
    tell({ isAway: true })
    await frameWith(view, /✗ No connection/)
    tell({ isAway: false })
    assert.notInclude(await frameWith(view, /^● 01:02:0\d {2}Fix login *$/m), 'No connection')
  })
})

const failing = () => Promise.reject(new Error('not here'))
const actionsThatFail: HomeActions = {
  start: failing,
  stop: failing,
  pause: failing,
  resume: failing,
  undo: failing,
  create: failing,
  approve: failing,
  reject: failing,
}
