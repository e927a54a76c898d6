import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const APP_ROOT = new URL('../../', import.meta.url)

/** Milliseconds after which a shutdown that hangs is cut off. */
const LONGEST_SHUTDOWN = 10_000

/**
 * The framework's ignitor, set up the same way for the server, its background process, the console and the tests.
 * @param endsBySignal whether SIGTERM and SIGINT end the process; otherwise they are left to its parent
 */
export function createIgnitor({ endsBySignal = true } = {}) {
  return new Ignitor(APP_ROOT, {
    importer: (path) =>
      path.startsWith('./') || path.startsWith('../')
        ? import(new URL(path, APP_ROOT).href)
        : import(path),
  }).tap((app) => {
    app.booting(async () => {
      await import('#core/start/env')
    })
    app.listen('SIGTERM', () => endsBySignal && endProcess(app))
    app.listenIf(!app.managedByPm2, 'SIGINT', () => endsBySignal && endProcess(app))
  })
}

/**
 * Finishes what is under way, then ends the process whatever may still be open:
 * a signal can arrive before everything that has to be closed was started.
 */
async function endProcess(app: { terminate(): Promise<void> }) {
  setTimeout(() => process.exit(1), LONGEST_SHUTDOWN).unref()
  await app.terminate()
  process.exit()
}
