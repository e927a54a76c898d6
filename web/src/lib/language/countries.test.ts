import { expect, test } from 'vitest'
import { countries, countryName } from './countries'

const codes = countries('en').map(({ code }) => code)

test('the countries of today, with Kosovo, without unions and states that are gone', () => {
  expect(codes).toEqual(expect.arrayContaining(['DE', 'AT', 'CH', 'XK', 'AL']))
  expect(codes).not.toEqual(expect.arrayContaining(['EU']))
  expect(codes).not.toEqual(expect.arrayContaining(['DD']))
})

test('they are in the order of the language of their names', () => {
  const names = countries('de').map(({ name }) => name)
  expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Belgien'))
})

test('every country has an Albanian name, whatever the browser knows', () => {
  expect(countryName('DE', 'sq')).toBe('Gjermani')
  expect(countries('sq').filter(({ code, name }) => code === name)).toEqual([])
})
