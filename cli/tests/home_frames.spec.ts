import { test } from '@japa/runner'
import stringWidth from 'string-width'
import type { Size } from '../components/home/home_frame.js'
import type { Mode } from '../components/home/model.js'
import {
  frameText,
  sampleBooks,
  sampleDesk,
  sampleHome,
  sumsIn,
  terminalIn,
} from './home_samples.js'

const LANGUAGES = ['en', 'de', 'sq'] as const
const MODES: Mode[] = ['list', 'search', 'create', 'approve', 'reject', 'help']
const SCREENS = { time: sampleHome, desk: sampleDesk, books: sampleBooks }

/** From the smallest window that makes sense to the largest screen. */
const SIZES: Size[] = [
  { columns: 60, rows: 20 },
  { columns: 61, rows: 12 },
  { columns: 75, rows: 20 },
  { columns: 76, rows: 20 },
  { columns: 80, rows: 24 },
  { columns: 120, rows: 30 },
  { columns: 200, rows: 60 },
]

test.group('Row 132: frames of the full screen', () => {
  test('every line is as wide as the terminal and all but its last line are used, in every size, language and mode', async ({
    assert,
  }) => {
    for (const language of LANGUAGES) {
      for (const env of [{}, { LC_ALL: 'C' }]) {
        const at = terminalIn(language, env)
        for (const sample of Object.values(SCREENS)) {
          const data = await sample(at)
          for (const size of SIZES) {
            for (const mode of MODES) {
              const lines = frameText(at, { data, mode, text: 'letters '.repeat(40) }, size)
              assert.lengthOf(lines, size.rows - 1)
              for (const line of lines) assert.equal(stringWidth(line), size.columns, line)
            }
          }
        }
      }
    }
  })

  test('no amount and no time is ever cut', async ({ assert }) => {
    for (const language of LANGUAGES) {
      const at = terminalIn(language)
      const [data, sum] = [await sampleHome(at), sumsIn(at)]
      for (let columns = 60; columns <= 200; columns += 7) {
        const frame = frameText(at, { data }, { columns, rows: 24 }).join('\n')
        const amounts = [
          sum(12_480.5, 'EUR'),
          sum(1930, 'CHF'),
          sum(128_400.99, 'EUR'),
          sum(990, 'CHF'),
        ]
        const figures = [...amounts, '26:30', '40:00', '01:02:05']
        for (const figure of figures) assert.include(frame, figure, `${language} ${columns}`)
        assert.notMatch(frame, /\d[.,:]\d*…/)
      }
    }
  })

  test('without Unicode a frame has letters of ASCII only', async ({ assert }) => {
    for (const language of LANGUAGES) {
      const at = terminalIn(language, { LC_ALL: 'C' })
      const frame = frameText(at, { data: await sampleHome(at) }, { columns: 80, rows: 24 })
      assert.match(frame.join(''), /^[ -~]*$/)
      assert.match(frame.join('\n'), /#####\.\.\./)
    }
  })

  test('a low terminal keeps the clock, rows of the list and the keys', async ({ assert }) => {
    const at = terminalIn('en')
    const frame = frameText(at, { data: await sampleHome(at) }, { columns: 60, rows: 11 })
    assert.include(frame[0], '01:02:05')
    assert.isAtLeast(frame.filter((line) => /Fix login|Write the offer/.test(line)).length, 2)
    assert.include(frame.at(-1), 'q quit')
  })

  test('the running time counts on in the sums of today and the week', async ({ assert }) => {
    const at = terminalIn('en')
    const data = await sampleHome(at)
    const later = frameText(at, { data, elapsed: 3725 + 1800 }, { columns: 80, rows: 24 })
    assert.match(later.join('\n'), /Today +3:00 of 8:00/)
    assert.match(later.join('\n'), /This week +27:00 of 40:00/)
  })

  test('without targets only worked time is shown', async ({ assert }) => {
    const at = terminalIn('en')
    const data = await sampleHome(at)
    const { running: _, week, ...rest } = data
    const days = week?.days.map((day) => ({ ...day, targetSeconds: 0 })) ?? []
    const free = { today: '2026-11-26', hasTargets: false, days }
    const frame = frameText(at, { data: { ...rest, week: free } }, { columns: 80, rows: 24 }).join(
      '\n'
    )
    assert.match(frame, /Today +2:30\n/)
    assert.notInclude(frame, '░')
  })

  test('without a connection the screen says so and keeps the timer', async ({ assert }) => {
    const at = terminalIn('en')
    const data = { ...(await sampleHome(at)), isAway: true }
    const [first] = frameText(at, { data }, { columns: 60, rows: 20 })
    assert.match(first ?? '', /01:02:05 {2}Fix login +✗ No connection$/)
  })
})
