import { expect, test } from 'vitest'
import {
  type Board,
  type BoardColumn,
  type Card,
  neighbourPlace,
  placeOf,
  withCardAt,
} from './board'

const card = (title: string, status: Card['status']): Card => ({
  _id: title,
  title,
  description: '',
  status,
  priority: 'normal',
  dueDate: null,
  project: null,
  assignees: [],
  estimatedSeconds: null,
  billable: true,
  trackedSeconds: 0,
  timeEntries: [],
  createdAt: '2026-01-05T09:00:00.000Z',
  version: 1,
})

const column = (_id: string, titles: string[], isDone = false): BoardColumn => ({
  _id,
  name: _id,
  color: 'grey',
  isDone,
  tasks: titles.map((title) => card(title, isDone ? 'done' : 'open')),
})

const BOARD: Board = {
  columns: [column('todo', ['a', 'b', 'c']), column('doing', ['d']), column('done', ['e'], true)],
  isCut: false,
}

const titles = ({ columns }: Board) =>
  columns.map(({ tasks }) => tasks.map(({ _id }) => _id).join(''))

test('a card is shown below another one, and at the top without one', () => {
  expect(titles(withCardAt(BOARD, 'a', { columnId: 'todo', afterId: 'b' }))).toEqual([
    'bac',
    'd',
    'e',
  ])
  expect(titles(withCardAt(BOARD, 'a', { columnId: 'doing', afterId: null }))).toEqual([
    'bc',
    'ad',
    'e',
  ])
})

test('a card in the column for done tasks is done', () => {
  const [card] = withCardAt(BOARD, 'a', { columnId: 'done', afterId: null }).columns[2]?.tasks ?? []
  expect(card?.status).toBe('done')
})

test('the way back of a card is where it was', () => {
  const place = placeOf(BOARD, 'c')
  const moved = withCardAt(BOARD, 'c', { columnId: 'done', afterId: 'e' })
  expect(place && titles(withCardAt(moved, 'c', place))).toEqual(titles(BOARD))
})

test.each([
  ['b', 'up', { columnId: 'todo', afterId: null }],
  ['c', 'up', { columnId: 'todo', afterId: 'a' }],
  ['a', 'up', undefined],
  ['a', 'down', { columnId: 'todo', afterId: 'b' }],
  ['c', 'down', undefined],
  ['d', 'left', { columnId: 'todo', afterId: null }],
  ['d', 'right', { columnId: 'done', afterId: null }],
  ['e', 'right', undefined],
  ['e', 'up', undefined],
] as const)('%s goes %s', (id, direction, place) => {
  expect(neighbourPlace(BOARD, id, direction)).toEqual(place)
})
