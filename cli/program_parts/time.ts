import type { Command } from 'commander'
import type { ContextOf } from '../lib/context.js'
import type { Translate } from '../lib/texts.js'
import { collect, completes, withExamples, writes } from './parts.js'

/** Adds the commands that list and change time which has been worked. */
export function addTime(program: Command, t: Translate, of: ContextOf) {
  const task = `[${t('help.task')}...]`
  const change = () => import('../commands/time/change.js')

  const log = writes(program.command(`log [${t('help.words')}...]`), t)
    .description(t('help.log'))
    .option('--at <time>', t('help.log_at'))
    .option('--on <day>', t('help.log_on'))
    .option('--note <text>', t('help.entry_note'))
    .option('--tag <name>', t('help.entry_tag'), collect)
    .option('--create', t('help.create'))
    .option('--from-git', t('help.log_from_git'))
    .option('--yes', t('help.yes'))
    .action(async (words, { fromGit, ...options }, command) =>
      fromGit
        ? (await import('../commands/time/log_from_git.js')).logFromGit(of(command), words, options)
        : (await import('../commands/time/log.js')).log(of(command), words, options)
    )
  withExamples(log, t, [
    'kontor log 2h yesterday fix login',
    'kontor log 9:00-11:30 fix login --note "review"',
    'kontor log --from-git yesterday --dry-run',
    'kontor log 1:30 fix login --on yesterday --at 14:00 --dry-run',
  ])

  completes(log, { words: 'tasks', options: { '--tag': 'tags' } })

  const entries = program
    .command(`entries [${t('help.period')}...]`)
    .alias('day')
    .description(t('help.entries'))
    .action(async (words, _, command) =>
      (await import('../commands/time/entries.js')).entries(of(command), words)
    )
  withExamples(entries, t, [
    'kontor entries',
    'kontor entries yesterday',
    'kontor entries last week --json',
  ])

  const gaps = program
    .command(`gaps [${t('help.day')}...]`)
    .description(t('help.gaps'))
    .option('--min <duration>', t('help.gaps_min'))
    .action(async (words, options, command) =>
      (await import('../commands/time/gaps.js')).gaps(of(command), words, options)
    )
  withExamples(gaps, t, ['kontor gaps', 'kontor gaps yesterday --min 15m'])

  const edit = writes(program.command(`edit [${t('help.entry')}]`), t)
    .description(t('help.edit'))
    .option('--start <time>', t('help.edit_start'))
    .option('--end <time>', t('help.edit_end'))
    .option('--duration <duration>', t('help.edit_duration'))
    .option('--break <duration>', t('help.edit_break'))
    .option('--note <text>', t('help.entry_note'))
    .option('--task <words>', t('help.edit_task'))
    .option('--tags <names>', t('help.edit_tags'))
    .option('--billable <yes|no>', t('help.edit_billable'))
    .action(async (reference, options, command) =>
      (await import('../commands/time/edit.js')).edit(of(command), reference, options)
    )
  withExamples(edit, t, [
    'kontor edit --note "with Anna"',
    'kontor edit @2 --start 9:05 --dry-run',
    'kontor edit @2 --duration 1h --dry-run',
  ])

  completes(edit, { words: 'entries', options: { '--task': 'tasks', '--tags': 'tags' } })

  const note = writes(program.command(`note [${t('help.words')}...]`), t)
    .description(t('help.note'))
    .action(async (words, _, command) => (await change()).note(of(command), words))
  withExamples(note, t, ['kontor note reviewed the offer', 'kontor note @2 "call with Anna"'])

  completes(note, { words: 'entries' })

  const move = writes(program.command(`move ${task}`), t)
    .description(t('help.move'))
    .option('--create', t('help.create'))
    .action(async (words, options, command) => (await change()).move(of(command), words, options))
  withExamples(move, t, ['kontor move fix login', 'kontor move @2 fix login +website'])
  completes(move, { words: 'tasks' })
  addTimerChanges(program, t, of)
  addEntryChanges(program, t, of)
  addReport(program, t, of)
}

function addTimerChanges(program: Command, t: Translate, of: ContextOf) {
  const load = () => import('../commands/time/timer_changes.js')
  const time = `<${t('help.time')}...>`
  const change = writes(program.command(`switch [${t('help.task')}...]`), t)
    .description(t('help.switch'))
    .option('--at <time>', t('help.start_at'))
    .option('--create', t('help.create'))
    .action(async (words, options, command) => (await load()).switchTo(of(command), words, options))
  withExamples(change, t, ['kontor switch write the offer --at -5m --dry-run'])
  completes(change, { words: 'tasks' })
  const goOn = writes(program.command(`continue [${t('help.entry')}]`), t)
    .description(t('help.continue'))
    .option('--at <time>', t('help.start_at'))
    .action(async (reference, options, command) =>
      (await load()).goOn(of(command), reference, options)
    )
  withExamples(goOn, t, ['kontor continue @2 --dry-run', 'kontor continue @1 --at -10m --dry-run'])
  completes(goOn, { words: 'entries' })
  const split = writes(program.command(`split ${time}`), t)
    .description(t('help.split'))
    .action(async (words, _, command) => (await load()).split(of(command), words))
  withExamples(split, t, ['kontor split @2 10:00 --dry-run'])
  completes(split, { words: 'entries' })
  const trim = writes(program.command(`trim ${time}`), t)
    .description(t('help.trim'))
    .action(async (words, _, command) => (await load()).trim(of(command), words))
  withExamples(trim, t, ['kontor trim -1m --dry-run'])
  const tag = writes(program.command(`tag [${t('help.words')}...]`), t)
    .description(t('help.tag'))
    .option('--remove <name>', t('help.tag_remove'), collect)
    .action(async (words, options, command) =>
      (await import('../commands/time/tag.js')).tag(of(command), words, options)
    )
  withExamples(tag, t, [
    'kontor tag',
    'kontor tag @2 review urgent',
    'kontor tag @2 --remove urgent',
  ])
  completes(tag, { words: 'tags', options: { '--remove': 'tags' } })
  const undo = writes(program.command('undo [id]'), t)
    .description(t('help.undo'))
    .option('--list', t('help.undo_list'))
    .action(async (reference, options, command) =>
      (await import('../commands/time/undo.js')).undo(of(command), reference, options)
    )
  withExamples(undo, t, ['kontor undo --list', 'kontor undo --dry-run', 'kontor undo'])
}

function addEntryChanges(program: Command, t: Translate, of: ContextOf) {
  const load = () => import('../commands/time/entry_changes.js')
  const merge = writes(program.command(`merge <${t('help.entry')}...>`), t)
    .description(t('help.merge'))
    .action(async (references, _, command) => (await load()).merge(of(command), references))
  withExamples(merge, t, ['kontor merge @2 @1 --dry-run'])
  completes(merge, { words: 'entries' })
  const remove = writes(program.command(`delete <${t('help.entry')}>`), t)
    .description(t('help.delete'))
    .action(async (reference, _, command) => (await load()).remove(of(command), reference))
  withExamples(remove, t, ['kontor delete @2 --dry-run'])
  completes(remove, { words: 'entries' })
}

function addReport(program: Command, t: Translate, of: ContextOf) {
  const report = program
    .command(`report [${t('help.period')}...]`)
    .description(t('help.report'))
    .option('--by <groups>', t('help.report_by'))
    .option('--from <day>', t('help.bill_from'))
    .option('--to <day>', t('help.bill_to'))
    .option('--project <words>', t('help.bill_project'))
    .option('--client <words>', t('help.report_client'))
    .option('--tag <name>', t('help.report_tag'))
    .option('--everyone', t('help.report_everyone'))
    .option('--csv', t('help.csv'))
    .action(async (words, options, command) =>
      (await import('../commands/time/report.js')).report(of(command), words, options)
    )
  withExamples(report, t, [
    'kontor report',
    'kontor report last month --by client,project',
    'kontor report yesterday --by day,task --csv',
  ])
  completes(report, {
    options: { '--project': 'projects', '--client': 'clients', '--tag': 'tags' },
  })
}
