import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'

/** Words that mark a translation, see docs/STYLE.md. */
const BANNED = /\b(told|anew|by itself|whoever|who has|so many|stands|comes to|of it)\b/i

/** A statement that opens with a pronoun instead of its subject; questions may. */
const HEADLESS = /(?:^|[.!] )(?:Who|What)\b[^?]*(?:[.!]|$)/

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
