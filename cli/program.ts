import { type Argument, Command, CommanderError, Help, Option } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { addAdmin } from './admin_program.js'
import { type Context, type ContextOf, type GlobalOptions, makeContext } from './lib/context.js'
import { environmentHelp } from './lib/failures/environment_help.js'
import { EXIT, type ExitCode } from './lib/failures/exit_codes.js'
import { tellFailure } from './lib/failures/failure_line.js'
import { usageFailure } from './lib/failures/usage_failure.js'
import { outputWritten } from './lib/output/output.js'
import { isOffered } from './lib/session/reader.js'
import { renewalSettled } from './lib/session/renewal.js'
import type { Translate } from './lib/texts.js'
import { startTexts, storedProfile } from './lib/timer/start_texts.js'

/** Runs one command line and reports its failure. @returns the exit code */
export async function run(argv: string[]): Promise<ExitCode> {
  const t = startTexts()
  let context: Context | undefined
  const program = buildProgram(t, (options) => {
    context = makeContext(options)
    return context
  })
  try {
    await runCommand(program, argv)
    await outputWritten()
    return EXIT.done
  } catch (error) {
    if (error instanceof CommanderError && error.code === 'commander.help') return EXIT.usage
    const told = error instanceof CommanderError ? usageFailure(error, { program, argv, t }) : error
    const code = tellFailure(told, context ?? { t, isJson: Boolean(program.opts().json) })
    await outputWritten().catch(() => undefined)
    return code
  } finally {
    await renewalSettled()
  }
}

/** Help and version end with an error of commander that is none. */
async function runCommand(program: Command, argv: string[]) {
  if (argv.length === 2) return program.outputHelp()
  try {
    await program.parseAsync(argv)
  } catch (error) {
    if (!(error instanceof CommanderError && error.exitCode === 0)) throw error
  }
}

/** The command tree. Each command loads its code when it runs: `--version` loads none. */
export function buildProgram(t: Translate, contextFor: (options: GlobalOptions) => Context) {
  const program = new Command('kontor')
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({
      minWidthToWrap: 20,
      showGlobalOptions: true,
      styleTitle: (title) => {
        const heading = title.replace(':', '').replace(' ', '_')
        return t(`help.headings.${heading}`)
      },
      styleUsage: (usage) =>
        usage
          .replace('[options]', `[${t('help.options')}]`)
          .replace('[command]', `<${t('help.command')}>`),
      // Read when help is shown, so that no other command waits for it.
      visibleCommands(command) {
        const profile = storedProfile(program.opts().profile)
        return Help.prototype.visibleCommands
          .call(this, command)
          .filter((each) => isOffered(each.name(), profile))
      },
      subcommandTerm: (command) =>
        [command.name(), ...command.registeredArguments.map(termOf)].join(' '),
    })
    .description(t('help.kontor'))
    .version(manifest.version, '-V, --version', t('help.version'))
    .helpOption('-h, --help', t('help.help'))
    .helpCommand(`help [${t('help.command')}]`, t('help.help'))
    .showSuggestionAfterError(false)
    .option('--json', t('help.json'))
    .option('--profile <name>', t('help.profile'))
    .addHelpText('after', () => environmentHelp(t))
  const of = (command: Command) => contextFor(command.optsWithGlobals())

  program
    .command('login')
    .description(t('help.login'))
    .option('--host <url>', t('help.host'))
    .option('--email <e-mail>', t('help.email'))
    .action(async (options, command) =>
      (await import('./commands/session.js')).login(of(command), options)
    )
  program
    .command('logout')
    .description(t('help.logout'))
    .action(async (_, command) => (await import('./commands/session.js')).logout(of(command)))
  program
    .command('whoami')
    .description(t('help.whoami'))
    .action(async (_, command) => (await import('./commands/session.js')).whoami(of(command)))
  program
    .command('profiles [name]')
    .description(t('help.profiles'))
    .action(async (name, _, command) =>
      (await import('./commands/session.js')).profiles(of(command), name)
    )
  program
    .command(`company [${t('help.company')}...]`)
    .description(t('help.own_company'))
    .action(async (words, _, command) =>
      (await import('./commands/company.js')).company(of(command), words)
    )

  addTimer(program, t, of)
  addInvoices(program, t, of)
  addAdmin(program, t, of)
  program
    .command('mcp')
    .description(t('help.mcp'))
    .action(async (_, command) => (await import('./commands/mcp.js')).mcp(of(command)))
  program
    .command('completion <shell>')
    .description(t('help.completion'))
    .action(async (shell, _, command) =>
      (await import('./commands/completion.js')).completion(of(command), { program, shell })
    )
  return program
}

const termOf = (argument: Argument) => {
  const name = argument.variadic ? `${argument.name()}...` : argument.name()
  return argument.required ? `<${name}>` : `[${name}]`
}

function addTimer(program: Command, t: Translate, of: ContextOf) {
  const timer = () => import('./commands/timer.js')
  program
    .command('tasks')
    .description(t('help.tasks'))
    .option('--all', t('help.all_tasks'))
    .action(async (options, command) =>
      (await import('./commands/tasks.js')).tasks(of(command), options)
    )
  program
    .command(`start [${t('help.task')}...]`)
    .description(t('help.start'))
    .action(async (words, _, command) => (await timer()).start(of(command), words))
  program
    .command('stop')
    .description(t('help.stop'))
    .action(async (_, command) => (await timer()).stop(of(command)))
  program
    .command('pause')
    .description(t('help.pause'))
    .action(async (_, command) => (await timer()).pause(of(command)))
  program
    .command('resume')
    .description(t('help.resume'))
    .action(async (_, command) => (await timer()).resume(of(command)))
  program
    .command('status')
    .description(t('help.status'))
    .option('--watch', t('help.watch'))
    .option('--format <text>', t('help.format'))
    .addOption(new Option('--update-note').hideHelp())
    .action(async (options, command) => (await timer()).status(of(command), options))
}

function addInvoices(program: Command, t: Translate, of: ContextOf) {
  const load = () => import('./commands/invoices.js')
  const invoices = program
    .command('invoices')
    .helpCommand(false)
    .description(t('help.invoices'))
    .option('--status <status>', t('help.invoice_status'))
    .option('--search <text>', t('help.search'))
    .option('--limit <count>', t('help.limit'))
    .action(async (options, command) => (await load()).invoices(of(command), options))
  invoices
    .command('overdue')
    .description(t('help.overdue'))
    .action(async (_, command) =>
      (await load()).invoices(of(command), { ...command.optsWithGlobals(), status: 'overdue' })
    )
}
