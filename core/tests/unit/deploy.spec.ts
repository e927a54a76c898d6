import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { ALLOCATOR_SETTINGS, SERVER_FLAGS } from '../../bin/server_flags.mjs'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8')

/** Variables that the examples set for other programs. */
const FOREIGN = new Set(['NODE_COMPILE_CACHE', ...Object.keys(ALLOCATOR_SETTINGS)])

test.group('The examples of deploy/', () => {
  test('the container starts the server as npm start does', ({ assert }) => {
    const dockerfile = read('deploy/Dockerfile')
    const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]'
    assert.deepEqual(JSON.parse(command), ['node', ...SERVER_FLAGS, 'core/bin/server.js'])
    for (const [name, value] of Object.entries(ALLOCATOR_SETTINGS)) {
      assert.include(dockerfile, `${name}=${value}`)
    }
  })

  test('they set nothing that Kontor does not know', ({ assert }) => {
    const known = new Set(
      [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    )
    const set = [
      ...read('deploy/Dockerfile').matchAll(/^(?:ENV| {3}) ([A-Z_]+)=/gm),
      ...kontorIn(read('deploy/compose.yaml')).matchAll(/^ {6}([A-Z_]+):/gm),
      ...kontorIn(read('deploy/compose.mariadb.yaml')).matchAll(/^ {6}([A-Z_]+):/gm),
      ...read('deploy/kontor.service').matchAll(/[ =]([A-Z_]{4,})=/g),
    ].map(([, name = '']) => name)
    assert.isAbove(set.length, 10)
    assert.deepEqual(
      set.filter((name) => !known.has(name) && !FOREIGN.has(name)),
      []
    )
  })
})

/** The part of a compose file about Kontor's own container. */
const kontorIn = (compose: string) => /^ {2}kontor:\n(?: {4}.*\n| *\n)+/m.exec(compose)?.[0] ?? ''
