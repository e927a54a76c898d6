import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { sampleTask } from './samples.js'
import { COMMAND } from './shipped_client.js'
import { signedInStage, stage } from './stage.js'

const lacks = (shell: string) => spawnSync(shell, ['--version']).error !== undefined

/** Opens a zsh with a prompt, types $2 and Tab into it, and shows what it would then run. */
const ZSH_PROMPT = `
zmodload zsh/zpty
zpty prompt zsh -f -i
zpty -w prompt "PS1=; fpath=(\${(q)1} \\$fpath); autoload -Uz compinit; compinit -u -D"
zpty -w prompt 'kontor() { print "WOULD RUN $*." }; print IS READY'
zpty -r prompt screen '*print IS READY*IS READY*'
zpty -w prompt "$2"$'\\t'
zpty -r prompt screen '*WOULD RUN *.*'
print -r -- "$screen"
`

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
    context.assert.equal(complete('kontor', 'admin', 're'), 'registration reject reactivate')
    context.assert.equal(complete('kontor', 'status', '--w'), '--watch')
    context.assert.equal(complete('kontor', '--json', 'inv'), 'invoices')
    context.assert.equal(
      complete('kontor', '--profile', 'work', 'admin', 're'),
      'registration reject reactivate'
    )
    context.assert.equal(complete('kontor', 'invoices', '--status', ''), '')
  })

  test('fish completes the same, with descriptions', async (context) => {
    const { home } = await stage(context)
    const script = home.file('kontor.fish')
    writeFileSync(script, (await home.run(['completion', 'fish'])).out)
    const complete = (line: string) =>
      execFileSync(
        'fish',
        ['--no-config', '-c', 'source $argv[1]; complete -C $argv[2]'].concat(script, line),
        {
          encoding: 'utf8',
        }
      ).trim()
    context.assert.match(complete('kontor sta'), /^start\t.+\nstatus\tshow what is running$/)
    context.assert.match(
      complete('kontor admin re'),
      /^reactivate\t.+\nregistration\t.+\nreject\t.+$/
    )
    context.assert.match(complete('kontor status --w'), /^--watch\t/)
    context.assert.match(complete('kontor --json inv'), /^invoices\t/)
    context.assert.match(complete('kontor --profile work admin rej'), /^reject\t/)
    context.assert.equal(complete('kontor invoices --status '), '')
  }).skip(() => lacks('fish'), 'fish is not installed')

  test('zsh completes the same at its prompt', async (context) => {
    const { home } = await stage(context)
    writeFileSync(home.file('_kontor'), (await home.run(['completion', 'zsh'])).out)
    const complete = (line: string) => {
      const screen = execFileSync('zsh', ['-f', '-c', ZSH_PROMPT, 'zsh', home.folder, line], {
        encoding: 'utf8',
        timeout: 20_000,
      })
      return /WOULD RUN (.*)\./.exec(screen)?.[1]
    }
    context.assert.equal(complete('kontor who'), 'whoami')
    context.assert.equal(complete('kontor admin rej'), 'admin reject')
    context.assert.equal(complete('kontor status --wa'), 'status --watch')
    context.assert.equal(complete('kontor --json inv'), '--json invoices')
    context.assert.equal(complete('kontor --profile w admin rej'), '--profile w admin reject')
  }).skip(() => lacks('zsh'), 'zsh is not installed')

  test('Row 135: bash completes the titles of tasks, escaped as words', async (context) => {
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: 'Fix login' }), sampleTask({ title: 'Write the offer' })]
    const script = home.file('completion.bash')
    writeFileSync(script, (await home.run(['completion', 'bash'])).out)
    const complete = async (...words: string[]) => {
      const line = words.map((word) => `'${word}'`).join(' ')
      const { stdout } = await promisify(execFile)(
        'bash',
        [
          '-c',
          `kontor() { '${process.execPath}' '${COMMAND}' "$@"; }; . ${script}; ` +
            `COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _kontor; ` +
            `printf '%s\n' "\${COMPREPLY[@]}"`,
        ],
        { env: { ...process.env, XDG_CONFIG_HOME: home.folder, XDG_STATE_HOME: home.folder } }
      )
      return stdout.trim()
    }
    context.assert.equal(await complete('kontor', 'start', 'fi'), 'Fix\\ login')
    context.assert.equal(
      await complete('kontor', 'edit', '--task', 'Write\\ t'),
      'Write\\ the\\ offer'
    )
    context.assert.equal(await complete('kontor', 'start', 'none'), '')
    context.assert.equal(await complete('kontor', 'start', '--a'), '--at')
  })

  test('values are completed without a word of failure when nobody is signed in', async (context) => {
    const { home } = await stage(context)
    for (const kind of [
      'tasks',
      'projects',
      'clients',
      'tags',
      'entries',
      'invoices',
      'orders',
      'nonsense',
    ]) {
      const { code, out, err } = await home.run(['complete', kind, 'a'])
      context.assert.deepEqual([code, out, err], [0, '', ''], kind)
    }
  })

  test('another shell is exit code 2', async (context) => {
    const { home } = await stage(context)
    const { code, err } = await home.run(['completion', 'tcsh'])
    context.assert.equal(code, 2)
    context.assert.include(err, 'bash, zsh')
  })
})
