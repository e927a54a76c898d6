import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { LANGUAGES } from '#core/i18n/languages'

const FOLDER = 'docs/first-steps'

const read = (path: string) => readFileSync(app.makePath(path), 'utf8')

/** All words of a file of texts, however deep. */
const wordsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : wordsOf(text)))

test.group('The first steps', () => {
  test('name buttons and pages in {$self} as the screen does')
    .with([...LANGUAGES])
    .run(({ assert }, language) => {
      const shown = new Set(
        globSync(`web/src/**/translations/${language}.json`, { cwd: app.makePath() }).flatMap(
          (file) => wordsOf(JSON.parse(read(file)))
        )
      )
      const named = [...read(join(FOLDER, `${language}.md`)).matchAll(/\*\*(.+?)\*\*/g)]
        .map(([, words]) => words!)
        .slice(1)
      assert.isAbove(named.length, 20)
      assert.deepEqual(
        named.filter((words) => !shown.has(words)),
        []
      )
    })

  test('show pictures that exist in {$self}')
    .with([...LANGUAGES])
    .run(({ assert }, language) => {
      const pictures = [...read(join(FOLDER, `${language}.md`)).matchAll(/!\[.*?\]\((.+?)\)/g)]
      assert.isAbove(pictures.length, 1)
      for (const [, path] of pictures) {
        assert.isTrue(existsSync(app.makePath(FOLDER, path!)), path)
      }
    })
})
