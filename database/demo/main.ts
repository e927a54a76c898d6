import 'reflect-metadata'
import { createIgnitor } from '#core/bin/ignitor'
import { reportStartFailure } from '#core/bin/report_start_failure'

/**
 * `npm run demo`, before the server starts: makes the demo company once and prints who can sign in.
 */
async function prepareDemo() {
  const app = createIgnitor().createApp('console')
  await app.init()
  await app.boot()
  await app.start(async () => {
    const { default: env } = await import('#core/start/env')
    const { openDemoFolder, writeNote } = await import('./demo_folder.js')
    const { signInLines } = await import('./sign_ins.js')
    const note = openDemoFolder(env.KONTOR_DATA)
    if (!note.isMade) {
      process.stdout.write('Making the demo company, this takes a moment …\n')
      const { openDatabase } = await import('#core/database/open_database')
      const { makeDemo } = await import('./make_demo.js')
      await openDatabase(app)
      await makeDemo(note.password)
      writeNote(env.KONTOR_DATA, { ...note, isMade: true })
    }
    process.stdout.write(signInLines(env.APP_URL, note.password))
  })
  await app.terminate()
}

await prepareDemo().catch(reportStartFailure)
