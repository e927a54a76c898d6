import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const APP_ROOT = new URL('../../', import.meta.url)

/** The framework's ignitor, set up the same way for the server, the console and the tests. */
export function createIgnitor() {
  return new Ignitor(APP_ROOT, {
    importer: (path) =>
      path.startsWith('./') || path.startsWith('../')
        ? import(new URL(path, APP_ROOT).href)
        : import(path),
  }).tap((app) => {
    app.booting(async () => {
      await import('#core/start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(!app.managedByPm2, 'SIGINT', () => app.terminate())
  })
}
