/** `npm run check:fast`: what holds before every commit, in under two minutes. Stops at nothing, so that one run shows all failures. */
import { spawn } from 'node:child_process'

const failed = []

await step('codegen', ['npm', 'run', '-s', 'codegen'])
await Promise.all([typesAndLint(), unitAndWeb()])

console.log(failed.length ? `Failed: ${failed.join(', ')}` : 'All fast checks passed.')
process.exitCode = failed.length ? 1 : 0

async function typesAndLint() {
  for (const project of ['.', 'web', 'cli', 'bench']) {
    await step(`types of ${project}`, ['npx', 'tsc', '--noEmit', '-p', project])
  }
  await step('lint', ['npm', 'run', '-s', 'lint'])
}

async function unitAndWeb() {
  await step('unit tests', ['node', 'core/tests/run_japa.mjs', 'unit'])
  await step('web tests of what changed', [
    ...['npm', 'run', '-s', 'test:web', '--'],
    ...['--changed', '--passWithNoTests'],
  ])
}

/** Prints the output of a step only when it fails. */
function step(name, [command, ...args]) {
  const begin = Date.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - begin) / 1000)
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
      if (code !== 0) {
        failed.push(name)
        process.stdout.write(output)
      }
      resolve()
    })
  })
}
