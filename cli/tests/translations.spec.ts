import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import de from '../translations/de.json' with { type: 'json' }
import en from '../translations/en.json' with { type: 'json' }
import sq from '../translations/sq.json' with { type: 'json' }

const CLI = fileURLToPath(new URL('../', import.meta.url))

function flatten(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`)
  )
}

const english = flatten(en)
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()

const sourcesIn = (folder: string) =>
  readdirSync(join(CLI, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))

/** Keys in the sources as patterns; a computed part such as `statuses.${name}` matches any word. */
function usedKeys() {
  const files = [
    'main.ts',
    'program.ts',
    'admin_program.ts',
    ...sourcesIn('program_parts'),
    ...sourcesIn('lib'),
    ...sourcesIn('commands'),
    ...sourcesIn('components'),
  ].map((path) => readFileSync(join(CLI, path), 'utf8'))
  const literals = files.flatMap((text) => [...text.matchAll(/['`]([a-z_]+\.[^'`\s<]*)['`]/g)])
  const failures = files.flatMap((text) => [
    ...text.matchAll(/new Failure\(\s*'(\w+)'/g),
    ...text.matchAll(/\b(?:none|many): '(\w+)'/g),
  ])
  return [
    ...literals.map(([, key]) => key ?? ''),
    ...failures.map(([, code]) => `failures.${code}`),
    'failures.try',
  ].filter((key) => !/^failures\.\$/.test(key))
}

test.group('texts', () => {
  test('all three languages have the same keys and placeholders', ({ assert }) => {
    for (const other of [de, sq]) {
      const texts = new Map(flatten(other))
      assert.sameMembers(
        [...texts.keys()],
        english.map(([key]) => key)
      )
      for (const [key, text] of english) {
        assert.deepEqual(placeholders(texts.get(key) ?? ''), placeholders(text), key)
      }
    }
  })

  test('no text is missing and none is left over', ({ assert }) => {
    const used = usedKeys().map(
      (key) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '[\\w-]+').replaceAll('.', '\\.')}$`)
    )
    const bare = (key: string) => key.replace(/_(one|other)$/, '')
    const unused = english.filter(([key]) => !used.some((pattern) => pattern.test(bare(key))))
    assert.deepEqual(
      unused.map(([key]) => key),
      []
    )
    const known = new Set(english.map(([key]) => bare(key)))
    const sections = Object.keys(en)
    const missing = usedKeys().filter(
      (key) => sections.includes(key.split('.')[0] ?? '') && !key.includes('${') && !known.has(key)
    )
    assert.deepEqual(missing, [])
  })

  test('German says Sie and Albanian is not English', ({ assert }) => {
    const german = flatten(de).map(([, text]) => text)
    assert.isEmpty(german.filter((text) => /\b(du|dein|deine|dir|dich)\b/i.test(text)))
    const albanian = new Map(flatten(sq))
    const same = english.filter(([key, text]) => albanian.get(key) === text && / /.test(text))
    assert.deepEqual(
      same.map(([key]) => key),
      []
    )
  })
})
