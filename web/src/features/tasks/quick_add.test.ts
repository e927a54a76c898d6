import { expect, test } from 'vitest'
import { parseDuration } from './durations'
import { readQuickLine } from './quick_add'

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

test('a duration is read as people type it', () => {
  expect(['2h', '1,5 h', '90m', '1:30', '2h 15m', '2'].map(parseDuration)).toEqual([
    7200, 5400, 5400, 5400, 8100, 7200,
  ])
  expect(['', 'bald', '1:75'].map(parseDuration)).toEqual([undefined, undefined, undefined])
})
