import { test } from '@japa/runner'
import { cleanup, render } from 'ink-testing-library'
import { PickView } from '../components/pick_view.js'
import { type QueueProps, QueueView } from '../components/queue_view.js'
import { TimerView } from '../components/timer_view.js'
import { windowAround } from '../components/window_around.js'
import type { LaidOut } from '../lib/output/table.js'
import { serverMomentNow } from '../lib/server/server_moment.js'
import type { RunningTask } from '../lib/timer/timer_state.js'

const DOWN = '\u001b[B'
const ESCAPE = '\u001b'
const ENTER = '\r'
const look = { hasColor: false, mark: '>' }

const tableOf = (names: string[]): LaidOut => ({
  head: ['Company'],
  rows: names.map((text) => [{ text, tone: 'plain' }]),
})

/** Waits until a frame says what is expected: a lone Esc is held back a moment, it could begin an arrow. */
async function frameWith(view: { lastFrame: () => string | undefined }, wanted: string | RegExp) {
  const fits = () => {
    const frame = view.lastFrame() ?? ''
    return typeof wanted === 'string' ? frame.includes(wanted) : wanted.test(frame)
  }
  const latest = Date.now() + 2000
  while (!fits() && Date.now() < latest) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (!fits()) throw new Error(`No frame with ${wanted}; the last one was:\n${view.lastFrame()}`)
  return view.lastFrame() ?? ''
}

function queue(props: Partial<QueueProps> = {}) {
  const names = ['Holz', 'Krause', 'Celik']
  return render(
    <QueueView
      layOut={() => tableOf(names)}
      names={names}
      look={look}
      texts={{
        title: (count) => `${count} waiting`,
        keys: 'KEYS',
        reasonFor: (company) => `Reason for ${company}:`,
        reasonKeys: 'REASON KEYS',
        working: 'WORKING',
        finished: 'FINISHED',
        failure: (error) => `Failed: ${(error as Error).message}`,
      }}
      approve={async (row) => `${names[row]} approved`}
      reject={async (row, reason) => `${names[row]} rejected: ${reason}`}
      {...props}
    />
  )
}

test.group('the interactive queue', (group) => {
  group.each.teardown(cleanup)

  test('j, k and arrows move the cursor and stay inside the list', async ({ assert }) => {
    const view = queue()
    assert.include(await frameWith(view, '> Holz'), '3 waiting')
    view.stdin.write('j')
    await frameWith(view, '> Krause')
    view.stdin.write(DOWN)
    await frameWith(view, '> Celik')
    view.stdin.write('jj')
    view.stdin.write('kk')
    await frameWith(view, '> Holz')
  })

  test('a approves the chosen company, and the others stay', async ({ assert }) => {
    const view = queue()
    await frameWith(view, '> Holz')
    view.stdin.write('j')
    await frameWith(view, '> Krause')
    view.stdin.write('a')
    const frame = await frameWith(view, 'Krause approved')
    assert.include(frame, '2 waiting')
    assert.include(frame, '> Celik')
  })

  test('r asks for a reason, Esc goes back, Enter rejects', async ({ assert }) => {
    const view = queue()
    await frameWith(view, 'KEYS')
    view.stdin.write('r')
    await frameWith(view, 'Reason for Holz:')
    view.stdin.write(ENTER)
    view.stdin.write('q')
    assert.include(await frameWith(view, 'Reason for Holz: q'), '3 waiting')
    view.stdin.write(ESCAPE)
    await frameWith(view, /^KEYS$/m)
    view.stdin.write('r')
    await frameWith(view, 'REASON KEYS')
    view.stdin.write('No entry')
    await frameWith(view, 'No entry')
    view.stdin.write(ENTER)
    await frameWith(view, 'Holz rejected: No entry')
  })

  test('a refused decision is reported and the company stays', async ({ assert }) => {
    const view = queue({ approve: () => Promise.reject(new Error('not now')) })
    await frameWith(view, 'KEYS')
    view.stdin.write('a')
    assert.include(await frameWith(view, 'Failed: not now'), '3 waiting')
  })

  test('after the last decision its news is the last frame', async () => {
    const view = queue({ layOut: () => tableOf(['Holz']), names: ['Holz'] })
    await frameWith(view, '> Holz')
    view.stdin.write('a')
    await frameWith(view, /Holz approved\s+FINISHED/)
  })
})

test.group('choosing a task', (group) => {
  group.each.teardown(cleanup)

  function pick() {
    const picked: number[] = []
    const names = ['Offer', 'Photos of doors', 'Doors']
    const view = render(
      <PickView
        layOut={() => tableOf(names)}
        names={names}
        look={look}
        texts={{ filter: 'FILTER', keys: 'KEYS', noMatch: 'NO MATCH' }}
        onPick={(row) => picked.push(row)}
      />
    )
    return { view, picked }
  }

  test('arrows move, and Enter takes the row under the cursor', async ({ assert }) => {
    const { view, picked } = pick()
    await frameWith(view, '> Offer')
    view.stdin.write(DOWN)
    await frameWith(view, '> Photos')
    view.stdin.write(ENTER)
    while (!picked.length) await new Promise((resolve) => setImmediate(resolve))
    assert.deepEqual(picked, [1])
  })

  test('typing filters by words, also with j, k and q in them; Esc takes the filter back', async ({
    assert,
  }) => {
    const { view, picked } = pick()
    await frameWith(view, '> Offer')
    view.stdin.write('doors')
    assert.notInclude(await frameWith(view, 'FILTER doors'), 'Offer')
    view.stdin.write(DOWN)
    await frameWith(view, '> Doors')
    view.stdin.write('jkq')
    await frameWith(view, 'NO MATCH')
    view.stdin.write(ENTER)
    view.stdin.write(ESCAPE)
    await frameWith(view, '> Offer')
    assert.isEmpty(picked)
  })

  test('a long list shows the part around the cursor', ({ assert }) => {
    assert.deepEqual(windowAround({ row: 0, count: 3, height: 10 }), { from: 0, to: 3 })
    assert.deepEqual(windowAround({ row: 50, count: 100, height: 10 }), { from: 45, to: 55 })
    assert.deepEqual(windowAround({ row: 99, count: 100, height: 10 }), { from: 90, to: 100 })
  })
})

test.group('the running clock', (group) => {
  group.each.teardown(cleanup)

  const runningNow = (): RunningTask => ({
    taskId: 't1',
    title: 'Write',
    project: null,
    entryId: 'e1',
    startedAt: new Date(Date.now() - 3_725_000).toISOString(),
    breakSeconds: 0,
    pausedAt: null,
    seen: serverMomentNow(0),
  })
  const texts = {
    idle: 'IDLE',
    paused: 'PAUSED',
    noProject: 'No project',
    keys: { running: 'x STOP', paused: 'p RESUME', idle: 'q LEAVE' },
    show: (text: string) => text,
    failure: (error: unknown) => `Failed: ${(error as Error).message}`,
  }
  const watch = (props: Partial<Parameters<typeof TimerView>[0]> = {}) =>
    render(
      <TimerView
        first={runningNow()}
        look={{ hasColor: false, running: '*', paused: '=', idle: 'o' }}
        texts={texts}
        read={async () => runningNow()}
        stop={async () => undefined}
        pause={async () => ({ ...runningNow(), pausedAt: new Date().toISOString() })}
        resume={async () => runningNow()}
        subscribe={() => () => undefined}
        {...props}
      />
    )

  test('it counts from the start of the entry', async ({ assert }) => {
    assert.match(await frameWith(watch(), 'Write'), /\* 01:02:0\d {2}Write\n {2}No project/)
  })

  test('a change made elsewhere is read again', async () => {
    let tell = () => {}
    const subscribe = (changed: () => void) => {
      tell = changed
      return () => undefined
    }
    const view = watch({ subscribe, read: async () => undefined })
    await frameWith(view, 'Write')
    tell()
    await frameWith(view, 'o IDLE')
  })

  test('once x has stopped the timer, stopping is no longer offered', async ({ assert }) => {
    const view = watch()
    assert.include(await frameWith(view, 'Write'), 'x STOP')
    view.stdin.write('x')
    const frame = await frameWith(view, 'o IDLE')
    assert.include(frame, 'q LEAVE')
    assert.notInclude(frame, 'x STOP')
  })

  test('p pauses and resumes, and a paused clock does not move', async ({ assert }) => {
    const view = watch()
    await frameWith(view, 'x STOP')
    view.stdin.write('p')
    assert.match(await frameWith(view, 'p RESUME'), /= 01:02:0\d PAUSED {2}Write/)
    view.stdin.write('p')
    assert.notInclude(await frameWith(view, 'x STOP'), 'PAUSED')
  })

  test('x stops, and a refusal is shown', async () => {
    const view = watch({ stop: () => Promise.reject(new Error('away')) })
    await frameWith(view, 'Write')
    view.stdin.write('x')
    await frameWith(view, 'Failed: away')
  })
})
