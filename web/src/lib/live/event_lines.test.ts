import { expect, test } from 'vitest'
import { eventReader } from './event_lines'

test('events come out whole, however the stream is cut', () => {
  const read = eventReader()
  expect(read('retry: 3000\n: connected\n\nevent: timer\nda')).toEqual([])
  expect(read('ta: {"kind":"timer","id":"1"}\n')).toEqual([])
  expect(read('\nevent: task\r\ndata: {"kind":"task","id":"2"}\r\n\r\n: alive\n\n')).toEqual([
    { kind: 'timer', id: '1' },
    { kind: 'task', id: '2' },
  ])
})
