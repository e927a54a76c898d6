import { glob, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { test } from '@japa/runner'
import { modules } from '#modules/index'

interface Import {
  file: string
  from: string
}

/** The `#…` imports of the production code below a folder. */
async function importsOf(folder: string) {
  const found: Import[] = []
  for await (const file of glob(`${folder}/**/*.{ts,tsx}`)) {
    if (file.includes('/tests/') || file.includes('/factories/')) continue
    const source = await readFile(file, 'utf8')
    for (const [, from] of source.matchAll(/(?:from|import\(?)\s*'(#[^']+)'/g)) {
      found.push({ file, from: from! })
    }
  }
  return found
}

/** The production code below some folders. */
async function productCode(...folders: string[]) {
  const code: { file: string; source: string }[] = []
  for await (const file of glob(`{${folders.join(',')}}/**/*.{ts,tsx}`)) {
    if (/\/(tests|factories|migrations)\//.test(file)) continue
    code.push({ file, source: await readFile(file, 'utf8') })
  }
  return code.sort((one, other) => (one.file < other.file ? -1 : 1))
}

/** A function by which later modules would add themselves to a list. */
const HOOK =
  /^export (?:async )?(?:function|const) ((?:register|when|before|on)[A-Z]\w*)(?=[<(]| = (?:async )?[<(])/gm

/** Places that name later kinds: the pages of documents, and the ways an invoice leaves. */
const NAMED = ['modules/documents/pdf/', 'modules/invoicing/sending/hand_out.ts: ']

const describe = (imports: Import[]) => imports.map(({ file, from }) => `${file} → ${from}`)

test.group('Architecture', () => {
  test('core knows modules only through their list', async ({ assert }) => {
    const imports = await importsOf('core')
    assert.isNotEmpty(imports)
    const wrong = imports.filter(
      ({ from }) => from.startsWith('#modules/') && from !== '#modules/index'
    )
    assert.deepEqual(describe(wrong), [])
  })

  test('core names no business noun in its file names', async ({ assert }) => {
    const named: string[] = []
    for await (const file of glob('core/**/*.{ts,tsx}')) {
      if (/invoice|client_|task|project|expense/.test(file) && !file.includes('/tests/'))
        named.push(file)
    }
    assert.deepEqual(named, [])
  })

  for (const [position, module] of modules.entries()) {
    const own = `#modules/${module.name}/`

    test(`${module.name} uses other modules by their public.ts`, async ({ assert }) => {
      const foreign = (await importsOf(`modules/${module.name}`)).filter(
        ({ from }) => from.startsWith('#modules/') && !from.startsWith(own)
      )
      const wrong = foreign.filter(({ from }) => !/^#modules\/[^/]+\/public$/.test(from))
      assert.deepEqual(describe(wrong), [])
    })

    test(`${module.name} imports only the modules that it declares`, async ({ assert }) => {
      const imported = (await importsOf(`modules/${module.name}`))
        .filter(({ from }) => from.startsWith('#modules/') && !from.startsWith(own))
        .map(({ from }) => from.split('/')[1]!)
      assert.includeMembers(module.dependsOn ?? [], [...new Set(imported)])
    })

    test(`${module.name} comes after the modules that it depends on`, ({ assert }) => {
      const earlier = modules.slice(0, position).map(({ name }) => name)
      assert.includeMembers(earlier, module.dependsOn ?? [])
    })
  }

  test('modules extend earlier ones by kinds, happenings and ports alone', async ({ assert }) => {
    const hooks: string[] = []
    for (const { file, source } of await productCode('core', 'modules')) {
      for (const [, name] of source.matchAll(HOOK)) hooks.push(`${file}: ${name}`)
    }
    // A worker of the process, not a module, is woken by these.
    assert.deepEqual(hooks, [
      'core/due_work/wake_up.ts: onWakeUp',
      'core/mail/wake_up.ts: onMailQueued',
    ])
  })

  test('no module names a kind of document of a later module', async ({ assert }) => {
    const position = new Map(modules.map(({ name }, index) => [name, index]))
    const placeOf = (file: string) =>
      position.get(/^modules\/([^/]+)\//.exec(file)?.[1] ?? '') ?? -1
    const code = await productCode('core', 'modules')
    const kinds = code.flatMap(({ file, source }) =>
      [...source.matchAll(/defineDocumentKind\(\{\s+type: '(\w+)'/g)].map(([, type]) => ({
        type: type!,
        place: placeOf(file),
      }))
    )
    assert.isAbove(kinds.length, 4)
    const named = code.flatMap(({ file, source }) =>
      kinds
        .filter(({ type, place }) => place > placeOf(file) && source.includes(`'${type}'`))
        .map(({ type }) => `${file}: ${type}`)
    )
    assert.deepEqual(
      named.filter((one) => !NAMED.some((known) => one.startsWith(known))),
      []
    )
  })

  test('clients of the API do not import the server', async ({ assert }) => {
    const imports = [...(await importsOf('web/src')), ...(await importsOf('cli'))]
    assert.deepEqual(
      describe(imports.filter(({ from }) => /^#(core|modules|config)\//.test(from))),
      []
    )
  })

  test('no folder has more than 25 files of code', async ({ assert }) => {
    const files = new Map<string, number>()
    for (const root of [
      'api',
      'bench',
      'cli',
      'config',
      'core',
      'database',
      'modules',
      'web/src',
    ]) {
      for await (const file of glob(`${root}/**/*.{ts,tsx,mjs,css}`)) {
        const folder = dirname(file)
        // Tests are found by the name of what they test.
        if (/\btests\b|node_modules/.test(folder)) continue
        files.set(folder, (files.get(folder) ?? 0) + 1)
      }
    }
    assert.isAbove(files.size, 200)
    assert.deepEqual(
      [...files].filter(([, count]) => count > 25),
      []
    )
  })

  test('no file of the product is longer than 220 lines', async ({ assert }) => {
    const long: string[] = []
    for await (const file of glob('{core,modules,config,web/src,cli}/**/*.{ts,tsx}')) {
      if (file.includes('/tests/') || file.includes('.test.')) continue
      const lines = (await readFile(file, 'utf8')).split('\n').length
      if (lines > 221) long.push(`${file} (${lines})`)
    }
    assert.deepEqual(long, [])
  })

  test('no object is written as the spread of another one to save lines', async ({ assert }) => {
    const tricks: string[] = []
    for await (const file of glob(
      '{core,modules,config,web,cli,api,bench,database}/**/*.{ts,tsx}'
    )) {
      if (file.includes('node_modules')) continue
      if (/\.{3}\{/.test(await readFile(file, 'utf8'))) tricks.push(file)
    }
    assert.deepEqual(tricks, [])
  })
})
