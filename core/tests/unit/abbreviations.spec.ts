import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { keptUnit } from '#modules/settings/public'
import { allProductTexts } from '../glossary.js'

/** The example of a quick line, whose parts are single words. */
const TYPED = new Set(['tasks:quick.placeholder'])

/** An hour without the dot of "Std.", or as a single letter after a figure or a variable. */
const OTHER_HOURS = /(?<!\p{L})(?:Std(?!\.)|[Hh]rs?\b\.?)|[\d}]\s?h(?!\p{L})/u

/** Where German words are written outside the translations: what the product proposes, lists and shows as a demo. */
const GERMAN_SOURCES = ['database/demo/**/*.ts', 'modules/offers/proposals/patterns/patterns_de.ts']
const UNIT = /\bunit: '([^']*)'/g

test.group('Abbreviations', () => {
  test('German texts abbreviate hours as Std. and in no other way', ({ assert }) => {
    const texts = allProductTexts()
    const wrong = texts.filter(({ name, de }) => !TYPED.has(name) && OTHER_HOURS.test(de))
    assert.deepEqual(
      wrong.map(({ name, de }) => `${name}: ${de}`),
      []
    )
    assert.isAbove(texts.filter(({ de }) => de.includes('Std.')).length, 10)
  })

  test('so do the units that Kontor writes itself', async ({ assert }) => {
    const units: string[] = []
    for await (const file of glob(GERMAN_SOURCES)) {
      const source = await readFile(file, 'utf8')
      for (const [, unit = ''] of source.matchAll(UNIT)) units.push(unit)
    }
    assert.isAbove(units.filter((unit) => unit === 'Std.').length, 8)
    assert.deepEqual(
      units.filter((unit) => keptUnit(unit) !== unit || unit === 'h'),
      []
    )
  })
})
