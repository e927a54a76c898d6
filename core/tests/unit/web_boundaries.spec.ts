import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'

interface Import {
  file: string
  /** Path below `web/src`. */
  target: string
}

/** Every import of the web app's production code that leads to a file of the web app. */
async function webImports(): Promise<Import[]> {
  const imports: Import[] = []
  for await (const path of glob('web/src/**/*.{ts,tsx}')) {
    if (path.includes('.test.')) continue
    const file = path.slice('web/src/'.length)
    const source = await readFile(path, 'utf8')
    for (const [, from] of source.matchAll(/(?:from|import\(?)\s*'((?:@\/|\.)[^']*)'/g)) {
      const target = from!.startsWith('@/') ? from!.slice(2) : join(dirname(file), from!)
      imports.push({ file, target })
    }
  }
  return imports
}

const roomOf = (path: string) => path.split('/')[0]!
const featureOf = (path: string) => (roomOf(path) === 'features' ? path.split('/')[1] : undefined)

/** A feature without screens: others use every file. */
const OPEN = 'documents'

const describe = (imports: Import[]) => imports.map(({ file, target }) => `${file} → ${target}`)

test.group('Boundaries of the web app', (group) => {
  let imports: Import[]
  group.setup(async () => {
    imports = await webImports()
  })
  const wrongIn = (room: string, isAllowed: (target: string) => boolean) =>
    describe(imports.filter(({ file, target }) => roomOf(file) === room && !isAllowed(target)))

  test('lib imports only lib', ({ assert }) => {
    assert.isAbove(imports.length, 500)
    assert.deepEqual(
      wrongIn('lib', (target) => roomOf(target) === 'lib'),
      []
    )
  })

  test('components import only components and lib', ({ assert }) => {
    assert.deepEqual(
      wrongIn('components', (target) => ['components', 'lib'].includes(roomOf(target))),
      []
    )
  })

  test('features import from the app only what a manifest needs', ({ assert }) => {
    const wrong = imports.filter(
      ({ file, target }) =>
        featureOf(file) && roomOf(target) === 'app' && target !== 'app/define_feature'
    )
    assert.deepEqual(describe(wrong), [])
  })

  test('a feature uses another one only through its parts', ({ assert }) => {
    const wrong = imports.filter(({ file, target }) => {
      const [own, other] = [featureOf(file), featureOf(target)]
      const isList = ['features/index.ts', 'features/first.ts'].includes(file)
      const isPart = new RegExp(`^features/${other}/(\\w+/)?parts$`).test(target) || other === OPEN
      return own && other && own !== other && !isList && !isPart
    })
    assert.deepEqual(describe(wrong), [])
  })

  test('the feature of documents uses no other feature', ({ assert }) => {
    const own = imports.filter(({ file }) => featureOf(file) === OPEN)
    assert.isAbove(own.length, 40)
    const wrong = own.filter(({ target }) => ![OPEN, undefined].includes(featureOf(target)))
    assert.deepEqual(describe(wrong), [])
  })

  test('the app knows features only through their lists', ({ assert }) => {
    const lists = ['features', 'features/first']
    assert.deepEqual(
      wrongIn('app', (target) => roomOf(target) !== 'features' || lists.includes(target)),
      []
    )
  })
})
