import { expect, test } from 'vitest'
import { begunName, mentionedIn, partsOf, peopleNamed, withPerson } from './mentions'

const person = (name: string, _id = name) => ({ _id, name })
const ANNA = person('Anna')
const BERG = person('Anna Berg')
const CELIK = person('Çelik, M. (Bau)')

test('a name begins with an @ at the start of a word', () => {
  expect(begunName('Hello @An', 9)).toBe('An')
  expect(begunName('@', 1)).toBe('')
  expect(begunName('mail@an', 7)).toBeUndefined()
  expect(begunName('@An later', 3)).toBe('An')
})

test('people are found by any word of their name, without accents', () => {
  expect(peopleNamed([ANNA, BERG, CELIK], 'ber')).toEqual([BERG])
  expect(peopleNamed([ANNA, BERG, CELIK], 'cel')).toEqual([CELIK])
  expect(peopleNamed([ANNA, BERG], 'anna b')).toEqual([BERG])
})

test('a chosen person takes the place of what was typed', () => {
  expect(withPerson('Ask @be today', 7, BERG)).toEqual({
    text: 'Ask @Anna Berg today',
    cursor: 15,
  })
})

test('the longer of two names is the one that is mentioned', () => {
  expect(partsOf('Hi @Anna Berg!', [ANNA, BERG])).toEqual([
    { text: 'Hi ', isMention: false },
    { text: '@Anna Berg', isMention: true },
    { text: '!', isMention: false },
  ])
  expect(mentionedIn('@Anna Berg and x@Anna', [ANNA, BERG], new Set())).toEqual(['Anna Berg'])
  expect(mentionedIn('@Annabel', [ANNA], new Set())).toEqual([])
  expect(mentionedIn('(@Çelik, M. (Bau))', [CELIK], new Set())).toEqual([CELIK._id])
})

test('of two people with one name the chosen one is mentioned', () => {
  const two = [person('Anna', 'a1'), person('Anna', 'a2')]
  expect(mentionedIn('@Anna', two, new Set(['a2']))).toEqual(['a2'])
  expect(mentionedIn('@Anna', two, new Set())).toEqual(['a1', 'a2'])
})
