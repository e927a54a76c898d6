/** `npm run dev`: the API with hot reload and Vite beside it; both end together. */
import { spawn } from 'node:child_process'

// `ace serve` ignores SIGTERM, so each runs in a process group of its own that is ended as a whole.
const run = (args) => spawn(process.execPath, args, { stdio: 'inherit', detached: true })
const children = [
  run(['ace.js', 'serve', '--hmr', '--no-clear']),
  run(['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts']),
]

let isStopping = false
function stop() {
  if (isStopping) return
  isStopping = true
  for (const child of children) {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It had ended already.
    }
  }
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM', 'exit']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
