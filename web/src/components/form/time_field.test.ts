import { expect, test } from 'vitest'
import { parseTime } from './time_field'

test('a time of day is read as people type it', () => {
  expect(['8', '8:05', '805', '0805', '8.05', '23:59'].map(parseTime)).toEqual([
    '08:00',
    '08:05',
    '08:05',
    '08:05',
    '08:05',
    '23:59',
  ])
  expect(['', '24:00', '8:60', 'acht'].map(parseTime)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
