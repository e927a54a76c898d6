import type { Command } from 'commander'
import type { ContextOf } from '../lib/context.js'
import type { Translate } from '../lib/texts.js'
import { completes, withExamples, writes } from './parts.js'

/** Adds the import of recorded time of other programs. */
export function addImport(program: Command, t: Translate, of: ContextOf) {
  const command = writes(program.command(`import <${t('help.program')}> [${t('help.file')}]`), t)
    .description(t('help.import'))
    .option('--zone <name>', t('help.import_zone'))
    .option('--days <order>', t('help.import_days'))
    .option('--yes', t('help.yes'))
    .action(async (name, path, options, self) =>
      (await import('../commands/import/import_times.js')).importTimes(
        of(self),
        { program: name, path },
        options
      )
    )
  withExamples(command, t, [
    'kontor import timewarrior --dry-run',
    'kontor import timewarrior --yes',
    'kontor import toggl report.csv --zone Europe/Berlin --dry-run',
  ])
  completes(command, { words: 'files' })
}
