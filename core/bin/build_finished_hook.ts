import { writeFile } from 'node:fs/promises'
import type { Bundler } from '@adonisjs/assembler'

/** The build writes an ace.js that imports ./bin/console.js; ours lives in core/bin/. */
export default async function buildFinished(parent: Bundler) {
  await writeFile(new URL('./build/ace.js', parent.cwd), "await import('./core/bin/console.js')\n")
}
