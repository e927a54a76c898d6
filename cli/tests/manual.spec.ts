import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { NEVER_PROPOSED } from '../lib/failures/usage_failure.js'
import { stage } from './stage.js'

const hasMan = spawnSync('man', ['--version']).status === 0

test.group('the manual', () => {
  test('names every command with its options and examples, in the language of the person', async (context) => {
    const { assert } = context
    const { home } = await stage(context)
    const { out } = await home.run(['man'])
    const { commands } = JSON.parse((await home.run(['man', '--json'])).out)
    assert.isAbove(commands.length, 35)
    for (const { usage, description, options, examples } of commands) {
      assert.include(out, usage)
      assert.isNotEmpty(description)
      for (const { flags } of options) assert.include(out, flags)
      for (const line of examples) assert.include(out, line)
    }
    assert.notInclude(out, 'kontor complete ')
    const german = await home.run(['man'], { env: { LANG: 'de_DE.UTF-8' } })
    assert.include(german.out, 'Zeiten und Tage')
  })

  test('as a page for man it is read without a warning', async (context) => {
    const { assert } = context
    const { home } = await stage(context)
    const page = home.file('kontor.1')
    writeFileSync(page, (await home.run(['man', '--roff'])).out)
    const { stdout, stderr, status } = spawnSync('man', ['--warnings=w', '-l', page], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, MANWIDTH: '80', LANG: 'C.UTF-8' },
    })
    assert.equal(status, 0)
    assert.equal(stderr, '')
    assert.match(stdout, /log \[words\.\.\.\]/)
    assert.include(stdout, 'kontor log 2h yesterday fix login')
  }).skip(!hasMan, 'man is not installed')
})

test.group('wrong guesses', () => {
  test('no mistake leads to a command that ends, refuses or takes back', async (context) => {
    const { assert } = context
    const { home } = await stage(context)
    const mistakes = ['logut', 'lgout', 'bogus', 'udno', 'tirm', 'undoo', 'complet']
    for (const word of mistakes) {
      const { code, err } = await home.run([word])
      assert.equal(code, 2)
      for (const name of NEVER_PROPOSED) assert.notInclude(err, `Try: kontor ${name}`, word)
    }
    assert.include((await home.run(['reprot'])).err, 'Try: kontor report')
  })
})
