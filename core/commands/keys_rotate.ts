import { args, BaseCommand } from '@adonisjs/core/ace'

/**
 * `node ace keys:rotate <file>`: wraps the keys of companies with the present APP_KEY that the former one, in the file,
 * has wrapped. Can be repeated. Ends with 1 when a key opens with neither.
 */
export default class KeysRotate extends BaseCommand {
  static override commandName = 'keys:rotate'
  static override description = 'Wrap the keys of companies with a new APP_KEY'

  @args.string({ description: 'File that holds the former APP_KEY' })
  declare file: string

  override async run() {
    const { readFileSync } = await import('node:fs')
    const { join } = await import('node:path')
    const { default: env } = await import('#core/start/env')
    const { KEYS_FOLDER } = await import('#core/start/data_folder')
    const { rotateKeys } = await import('#core/sealing/rotate_keys')
    const former = readFileSync(this.file, 'utf8').trim()
    const root = join(env.KONTOR_DATA, KEYS_FOLDER)
    const { rotated, present, lost } = await rotateKeys(root, former, env.APP_KEY)
    this.logger.success(`${rotated} keys wrapped with the new APP_KEY, ${present} had been before.`)
    for (const { path } of lost) this.logger.error(`${path} opens with neither key.`)
    if (lost.length > 0) this.exitCode = 1
  }
}
