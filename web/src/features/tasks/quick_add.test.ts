import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDuration } from '#api/parse_duration'
import { readQuickLine } from './quick_add'

const durations: Record<string, number | null> = JSON.parse(
  readFileSync('core/tests/data/durations.json', 'utf8')
)

const known = {
  projects: [{ _id: 'p1', name: 'Wartung Server' }],
  people: [{ _id: 'u1', name: 'Anna Berger' }],
}

test('a quick line names project, person, priority and estimate beside the title', () => {
  expect(readQuickLine('Login reparieren #wartung @anna !hoch 1,5h', known)).toEqual({
    title: 'Login reparieren',
    projectId: 'p1',
    assigneeIds: ['u1'],
    priority: 'high',
    estimatedSeconds: 5400,
  })
})

test('what means nothing known stays in the title', () => {
  expect(readQuickLine('Ticket #42 an @bernd !bald 2026', known)).toEqual({
    title: 'Ticket #42 an @bernd !bald 2026',
  })
})

test.each(Object.entries(durations))(
  'the duration “%s” is read as the server reads it',
  (text, seconds) => {
    expect(parseDuration(text) ?? null).toBe(seconds)
  }
)
