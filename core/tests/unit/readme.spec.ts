import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DEFAULTS } from '#core/start/settings'
import { modules } from '#modules/index'

const read = (file: string) => readFileSync(app.makePath(file), 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)]

test.group('The guide for operators', () => {
  test('lists every setting with its default', ({ assert }) => {
    const rows = matches(read('docs/operations.md'), /^\| `([A-Z_]+)` \| (?:`([^`]*)`)? ?\|/gm)
    const listed = Object.fromEntries(rows.map(([, name, value = '']) => [name, value]))
    assert.deepEqual(listed, { ...DEFAULTS })
  })

  test('has its settings in .env.example too, and none is set there', ({ assert }) => {
    const lines = read('.env.example')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    assert.deepEqual(
      lines,
      Object.keys(DEFAULTS).map((name) => `${name}=`)
    )
  })
})

test.group('The README', () => {
  test('names only scripts, files and modules that exist', ({ assert }) => {
    const readme = read('README.md')
    const { scripts } = JSON.parse(read('package.json'))
    const named = matches(readme, /npm run ([\w:]+)/g).map(([, script]) => script!)
    assert.includeMembers(Object.keys(scripts), named)

    const linked = matches(readme, /\]\(([^)#:]+)\)/g).map(([, file]) => file!)
    const mapped = matches(readme, /^\| `([\w/]+\/)` \|/gm).map(([, folder]) => folder!)
    for (const path of [...linked, ...mapped]) {
      assert.isTrue(existsSync(join(app.makePath(), path)), path)
    }
  })

  test('draws every module above those that it may import', ({ assert }) => {
    const [, map = ''] = /(│ modules\/[\s\S]+?)├/.exec(read('README.md')) ?? []
    const drawn = matches(map, /│ (?:modules\/)?([a-z ]+)│/g).flatMap(([, names]) =>
      names!.trim().split(/\s+/)
    )
    assert.deepEqual(drawn, modules.map(({ name }) => name).reverse())
  })
})

test.group('Comments', () => {
  test('cite only documents that are in the repository', async ({ assert }) => {
    const missing: string[] = []
    for await (const file of glob(
      '{core,modules,api,web/src,cli,config,database,bench}/**/*.{ts,tsx}'
    )) {
      if (file.endsWith('readme.spec.ts')) continue
      for (const [, path] of matches(read(file), /(?:\/\/|\*).*?([\w./-]+\.md)\b/g)) {
        if (![path!, join('docs', path!), join(dirname(file), path!)].some((at) => existsSync(at)))
          missing.push(`${file}: ${path}`)
      }
    }
    assert.deepEqual(missing, [])
  })
})
