import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'

/** Words that mark a translation, see docs/STYLE.md. */
const BANNED = /\b(told|anew|by itself|whoever|who has|so many|stands|comes to|of it)\b/i

/** A statement that opens with a pronoun instead of its subject; questions may. */
const HEADLESS = /(?:^|[.!] )(?:Who|What)\b[^?]*(?:[.!]|$)/

/** Comments and the titles of tests in a source, without names from the code. */
function wordsIn(source: string) {
  const comments = source.match(/\/\*\*.*?\*\/|^[ \t]*\/\/[^\n]*$/gms) ?? []
  const titles = [...source.matchAll(/\btest(?:\.group)?\(\s*(['"`])(.*?)\1/g)].map(([, , t]) => t!)
  return [
    ...comments.map((comment) =>
      comment.replace(/^\s*(?:\/?\*+\/?|\/\/)\s?/gm, '').replace(/@param \w+/g, '')
    ),
    ...titles.map((title) => title.replace(/\$\{[^}]*\}/g, '')),
  ]
}

const SOURCES = '{api,bench,cli,config,core,database,modules,web}/**/*.{ts,tsx}'

type Texts = { [key: string]: string | Texts }

const textsIn = (tree: Texts): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)))

test.group('English product texts', () => {
  test('are plain: no words that mark a translation, no sentence without its subject', async ({
    assert,
  }) => {
    const wrong: string[] = []
    let count = 0
    for await (const file of glob('{core,modules,cli,web/src}/**/translations/en.json')) {
      for (const text of textsIn(JSON.parse(await readFile(file, 'utf8')))) {
        count++
        if (BANNED.test(text) || HEADLESS.test(text)) wrong.push(`${file}: ${text}`)
      }
    }
    assert.isAbove(count, 3000)
    assert.deepEqual(wrong, [])
  })
})

test.group('Comments and titles of tests', () => {
  test('are plain: no words that mark a translation, no sentence without its subject', async ({
    assert,
  }) => {
    const wrong: string[] = []
    let count = 0
    for await (const file of glob(SOURCES)) {
      if (file.endsWith('plain_english.spec.ts') || file.includes('node_modules')) continue
      for (const text of wordsIn(await readFile(file, 'utf8'))) {
        count++
        const sentence = text.replace(/\s+/g, ' ').trim()
        if (BANNED.test(sentence) || HEADLESS.test(sentence)) wrong.push(`${file}: ${sentence}`)
      }
    }
    assert.isAbove(count, 10_000)
    assert.deepEqual(wrong, [])
  })
})
