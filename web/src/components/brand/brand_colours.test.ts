import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandColours } from './brand_colours'
import { contrastOf, hexOf, parseColour } from './contrast'

const colours = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map(([red = 0, green = 0, blue = 0]) => hexOf([red, green, blue]))
const schemes = fc.constantFrom('light', 'dark')
const BODY = { light: '#ffffff', dark: '#161e1d' } as const

const contrast = (one = '', other = '') => {
  const [a, b] = [parseColour(one), parseColour(other)]
  if (!a || !b) throw new Error(`${one} or ${other} is no colour.`)
  return contrastOf(a, b)
}

test('whatever colour a company chooses, its buttons and links can be read', () => {
  fc.assert(
    fc.property(colours, schemes, (accent, scheme) => {
      const shades = brandColours(accent, scheme)
      const [filled, text] = [
        shades['--mantine-color-petrol-filled'],
        shades['--kontor-accent-text'],
      ]
      expect(contrast(filled, shades['--kontor-on-filled'])).toBeGreaterThanOrEqual(4.5)
      expect(
        contrast(shades['--mantine-color-petrol-filled-hover'], shades['--kontor-on-filled'])
      ).toBeGreaterThanOrEqual(4.5)
      expect(contrast(filled, BODY[scheme])).toBeGreaterThanOrEqual(3)
      expect(contrast(text, BODY[scheme])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(text, shades['--mantine-color-petrol-light'])).toBeGreaterThanOrEqual(4.5)
    })
  )
})

test('a colour that can be read stays as it was chosen', () => {
  expect(brandColours('#b3261e', 'light')['--mantine-color-petrol-filled']).toBe('#b3261e')
})

test('without a colour of its own a company keeps the usual one', () => {
  expect(brandColours('', 'light')).toEqual({})
})
