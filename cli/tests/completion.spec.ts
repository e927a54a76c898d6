import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { stage } from './stage.js'

test.group('completion', () => {
  test('bash completes commands, what is below them, and options', async (context) => {
    const { home } = await stage(context)
    const script = home.file('completion.bash')
    writeFileSync(script, (await home.run(['completion', 'bash'])).out)
    const complete = (...words: string[]) =>
      execFileSync(
        'bash',
        [
          '-c',
          `. ${script}; COMP_WORDS=(${words.map((word) => `"${word}"`).join(' ')}); ` +
            `COMP_CWORD=${words.length - 1}; _kontor; echo "\${COMPREPLY[@]}"`,
        ],
        { encoding: 'utf8' }
      ).trim()
    context.assert.equal(complete('kontor', 'sta'), 'start status')
    context.assert.equal(complete('kontor', 'admin', 're'), 'reject reactivate')
    context.assert.equal(complete('kontor', 'status', '--w'), '--watch')
    context.assert.equal(complete('kontor', '--json', 'inv'), 'invoices')
  })

  test('zsh and fish get every command with its description', async (context) => {
    const { home } = await stage(context)
    for (const shell of ['zsh', 'fish']) {
      const { out } = await home.run(['completion', shell])
      for (const command of ['login', 'resume', 'overdue', 'reactivate']) {
        context.assert.include(out, command)
      }
      if (spawnSync(shell, ['--version']).error) continue
      const file = home.file(`completion.${shell}`)
      writeFileSync(file, out)
      execFileSync(shell, ['-n', file])
    }
  })

  test('another shell is exit code 2', async (context) => {
    const { home } = await stage(context)
    const { code, err } = await home.run(['completion', 'tcsh'])
    context.assert.equal(code, 2)
    context.assert.include(err, 'bash, zsh')
  })
})
