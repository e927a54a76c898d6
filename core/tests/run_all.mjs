/** `npm test`: every suite that a fresh machine can run; adds up their last lines. */
import { spawn } from 'node:child_process'

const STEPS = ['codegen', 'test:server', 'test:cli', 'test:web']
const totals = { passed: 0, failed: 0, skipped: 0 }

for (const step of STEPS) {
  const { output, code } = await run(step)
  const line = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?/gm)].at(-1)
  if (line) {
    totals.passed += Number(line[1])
    totals.failed += Number(line[2])
    totals.skipped += Number(line[3] ?? 0)
  }
  // A suite that ended badly without naming a failure has failed as a whole.
  if (code !== 0 && !Number(line?.[2])) totals.failed++
  if (code === 0 && !line && step !== 'codegen') totals.failed++
}

if (!process.env.TEST_DATABASE_URL) {
  console.log('Not run: the server suites on MariaDB (set TEST_DATABASE_URL).')
}
console.log(
  'Not run here: the browser walk (npm run test:browser) and the fault runs (npm run test:faults).'
)
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`
)
process.exitCode = totals.failed ? 1 : 0

function run(step) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn('npm', ['run', '-s', step], { stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.on('data', (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    })
    child.on('close', (code) => resolve({ output, code }))
  })
}
