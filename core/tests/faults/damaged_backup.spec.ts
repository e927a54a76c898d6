import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { OutsideClient } from './outside_client.js'
import { reportIn } from './report_in.js'
import { runAce } from './run_ace.js'
import { ServerProcess } from './server_process.js'

const OTHER_KEY = 'Zm9yIHRlc3RzIG9ubHksIG5vdCBmb3IgYW55IHNlcnZlcg'

test.group('A backup that is not what it was', (group) => {
  const scratch = mkdtempSync(join(tmpdir(), 'kontor-damaged-'))
  const source = { KONTOR_DATA: join(scratch, 'data') }
  const whole = join(scratch, 'whole')
  const bare = join(scratch, 'bare')
  let count = 0
  /** A copy of the backup to damage, and an empty place. */
  const another = () => {
    const folder = join(scratch, `damaged-${++count}`)
    cpSync(whole, folder, { recursive: true })
    return { folder, place: { KONTOR_DATA: join(scratch, `place-${count}`) } }
  }
  const filesIn = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.writable') : []

  group.setup(async () => {
    mkdirSync(source.KONTOR_DATA)
    const server = new ServerProcess(source)
    await server.start()
    const client = new OutsideClient(server)
    await client.foundCompany('Heil GmbH')
    await client.uploadLogo()
    await server.kill('SIGTERM')
    for (const [folder, ...options] of [[whole], [bare, '--without-key']] as const) {
      const { said, code } = await runAce(['backup', folder, '--unencrypted', ...options], source)
      if (code !== 0) throw new Error(said)
    }
  })
  group.teardown(() => rmSync(scratch, { recursive: true, force: true }))

  const flip = (file: string) => {
    const bytes = readFileSync(file)
    bytes[Math.floor(bytes.length / 2)]! ^= 1
    writeFileSync(file, bytes)
  }
  const logoIn = (folder: string) =>
    join(
      folder,
      readdirSync(folder, { recursive: true })
        .map(String)
        .find((name) => name.endsWith('.png'))!
    )

  test('is refused with {fault}, and nothing is written')
    .with([
      {
        fault: 'one flipped bit in the database',
        damage: (folder: string) => flip(join(folder, 'kontor.sqlite3')),
        says: 'kontor.sqlite3 of the backup is not the one',
      },
      {
        fault: 'one flipped bit in a picture',
        damage: (folder: string) => flip(logoIn(folder)),
        says: '.png of the backup is not the one',
      },
      {
        fault: 'a longer key',
        damage: (folder: string) => appendFileSync(join(folder, 'app.key'), 'x'),
        says: 'app.key of the backup is not the one',
      },
      {
        fault: 'a missing picture',
        damage: (folder: string) => rmSync(logoIn(folder)),
        says: 'lacks the file files/logos/',
      },
      {
        fault: 'a manifest that leads out of the folder',
        damage: (folder: string) => {
          const file = join(folder, 'manifest.json')
          writeFileSync(file, readFileSync(file, 'utf8').replace('"app.key"', '"../app.key"'))
        },
        says: 'is no backup that this Kontor can read',
      },
      {
        fault: 'no manifest',
        damage: (folder: string) => rmSync(join(folder, 'manifest.json')),
        says: 'is no backup that this Kontor can read',
      },
    ])
    .run(async ({ assert }, { damage, says }) => {
      const { folder, place } = another()
      damage(folder)
      const { said, code } = await runAce(['restore', folder, '--json'], place)
      assert.equal(code, 1, said)
      assert.include(reportIn(said).error, says)
      assert.deepEqual(filesIn(place.KONTOR_DATA), [])
    })
    .timeout(180_000)

  test('opens with its own key only', async ({ assert }) => {
    const place = { KONTOR_DATA: join(scratch, 'keys') }
    const key = readFileSync(join(source.KONTOR_DATA, 'app.key'), 'utf8').trim()
    const without = await runAce(['restore', bare], place)
    assert.include(without.said, 'the backup holds no key')
    const wrong = await runAce(['restore', whole], { ...place, APP_KEY: OTHER_KEY })
    assert.include(wrong.said, 'APP_KEY is not the key')
    assert.deepEqual([without.code, wrong.code, filesIn(place.KONTOR_DATA)], [1, 1, []])
    const right = await runAce(['restore', bare], { ...place, APP_KEY: key })
    assert.equal(right.code, 0, right.said)
    assert.notInclude(readdirSync(place.KONTOR_DATA), 'app.key')
  }).timeout(180_000)

  test('says when a picture that the database names is gone', async ({ assert }) => {
    const damaged = { KONTOR_DATA: join(scratch, 'without-picture') }
    cpSync(source.KONTOR_DATA, damaged.KONTOR_DATA, { recursive: true })
    rmSync(logoIn(damaged.KONTOR_DATA))
    const { said, code } = await runAce(
      ['backup', join(scratch, 'incomplete'), '--unencrypted', '--json'],
      damaged
    )
    assert.equal(code, 2, said)
    assert.include(reportIn(said).faults?.join(), 'a logo whose file is missing')
  }).timeout(180_000)

  test('is not made of a place without data', async ({ assert }) => {
    const nothing = { KONTOR_DATA: join(scratch, 'nothing') }
    const { said, code } = await runAce(['backup', join(scratch, 'none')], nothing)
    assert.equal(code, 1)
    assert.include(said, 'does not exist')
    assert.isFalse(existsSync(nothing.KONTOR_DATA))
  })
})
