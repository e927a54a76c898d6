import { type Command, Option } from 'commander'
import type { ContextOf } from '../lib/context.js'
import type { Translate } from '../lib/texts.js'
import { addTaskCommands } from './business.js'
import { completes, withExamples } from './parts.js'

/** Adds the own tasks and the timer. */
export function addTimer(program: Command, t: Translate, of: ContextOf) {
  const timer = () => import('../commands/time/timer.js')
  const tasks = program
    .command('tasks')
    .helpCommand(false)
    .description(t('help.tasks'))
    .option('--all', t('help.all_tasks'))
    .action(async (options, command) =>
      (await import('../commands/tasks.js')).tasks(of(command), options)
    )
  withExamples(tasks, t, ['kontor tasks', 'kontor tasks --all --json'])
  addTaskCommands(tasks, t, of)
  const start = program
    .command(`start [${t('help.task')}...]`)
    .description(t('help.start'))
    .option('--at <time>', t('help.start_at'))
    .option('--create', t('help.create'))
    .option('--dry-run', t('help.dry_run'))
    .action(async (words, options, command) => (await timer()).start(of(command), words, options))
  const stop = program
    .command(`stop [${t('help.time')}...]`)
    .description(t('help.stop'))
    .option('--at <time>', t('help.stop_at'))
    .option('--dry-run', t('help.dry_run'))
    .action(async (words, options, command) => (await timer()).stop(of(command), words, options))
  completes(start, { words: 'tasks' })
  withExamples(start, t, [
    'kontor start fix login',
    'kontor start fix login --at 9:20 --dry-run',
    'kontor start "fix login" +website -15m --dry-run',
  ])
  withExamples(stop, t, [
    'kontor stop --dry-run',
    'kontor stop -15m --dry-run',
    'kontor stop --at 17:30 --dry-run',
  ])
  const pause = program
    .command('pause')
    .description(t('help.pause'))
    .action(async (_, command) => (await timer()).pause(of(command)))
  const resume = program
    .command('resume')
    .description(t('help.resume'))
    .action(async (_, command) => (await timer()).resume(of(command)))
  const status = program
    .command('status')
    .description(t('help.status'))
    .option('--watch', t('help.watch'))
    .option('--format <text>', t('help.format'))
    .addOption(new Option('--update-note').hideHelp())
    .action(async (options, command) => (await timer()).status(of(command), options))
  withExamples(pause, t, ['kontor pause'])
  withExamples(resume, t, ['kontor resume'])
  withExamples(status, t, ['kontor status', "kontor status --format '{glyph} {task} {elapsed}'"])
}

/** Adds the commands about time that was recorded without a connection. */
export function addSync(program: Command, t: Translate, of: ContextOf) {
  const load = () => import('../commands/sync.js')
  const sync = program
    .command('sync')
    .helpCommand(false)
    .description(t('help.sync'))
    .action(async (_, command) => (await load()).sync(of(command)))
  const drop = sync
    .command(`drop <${t('help.entry')}>`)
    .description(t('help.sync_drop'))
    .action(async (wanted, _, command) => (await load()).drop(of(command), wanted))
  const change = sync
    .command(`change <${t('help.entry')}>`)
    .description(t('help.sync_change'))
    .option('--from <time>', t('help.sync_from'))
    .option('--to <time>', t('help.sync_to'))
    .action(async (wanted, options, command) => (await load()).change(of(command), wanted, options))
  withExamples(sync, t, ['kontor sync'])
  withExamples(drop, t, ['kontor sync drop 4f1a'])
  withExamples(change, t, ['kontor sync change 4f1a --from 9:20 --to 11:00'])
}
