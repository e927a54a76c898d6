import { type Argument, Command, CommanderError, Help } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { addAdmin } from './admin_program.js'
import { type Context, type ContextOf, type GlobalOptions, makeContext } from './lib/context.js'
import { endDryRun } from './lib/dry_run.js'
import { environmentHelp } from './lib/failures/environment_help.js'
import { EXIT, type ExitCode } from './lib/failures/exit_codes.js'
import { tellFailure } from './lib/failures/failure_line.js'
import { usageFailure } from './lib/failures/usage_failure.js'
import { withoutMinus } from './lib/minus_words.js'
import { outputWritten } from './lib/output/output.js'
import { isOffered } from './lib/session/reader.js'
import { renewalSettled } from './lib/session/renewal.js'
import type { Translate } from './lib/texts.js'
import { startTexts, storedProfile } from './lib/timer/start_texts.js'
import { addBusiness, addInvoiceCommands } from './program_parts/business.js'
import { addImport } from './program_parts/import.js'
import { addOrders } from './program_parts/orders.js'
import { withExamples } from './program_parts/parts.js'
import { addSession } from './program_parts/session.js'
import { addTime } from './program_parts/time.js'
import { addSync, addTimer } from './program_parts/timer.js'

/** Runs one command line and reports its failure. @returns the exit code */
export async function run(argv: string[]): Promise<ExitCode> {
  const t = startTexts()
  let context: Context | undefined
  const program = buildProgram(t, (options) => {
    context = makeContext(options)
    return context
  })
  try {
    await runCommand(program, withoutMinus(argv))
    await outputWritten()
    return EXIT.done
  } catch (error) {
    if (context && (await endDryRun(context, error))) return EXIT.done
    if (error instanceof CommanderError && error.code === 'commander.help') return EXIT.usage
    const told = error instanceof CommanderError ? usageFailure(error, { program, argv, t }) : error
    const teller = context ?? { t, isJson: Boolean(program.opts().json) }
    const code = await tellFailure(told, teller)
    await outputWritten().catch(() => undefined)
    return code
  } finally {
    await renewalSettled()
  }
}

/** Help and version end with an error of commander that is none. */
async function runCommand(program: Command, argv: string[]) {
  try {
    await program.parseAsync(argv.length === 2 ? [...argv, 'home'] : argv)
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
    .option('--quiet', t('help.quiet'))
    .option('--profile <name>', t('help.profile'))
    .addHelpText('after', () => environmentHelp(t))
  const of = (command: Command) => contextFor(command.optsWithGlobals())

  const home = program
    .command('home')
    .description(t('help.home'))
    .action(async (_, command) =>
      (await import('./commands/home/home.js')).home(of(command), { program })
    )
  withExamples(home, t, ['kontor', 'kontor home'])
  addSession(program, t, of)
  addTimer(program, t, of)
  addSync(program, t, of)
  addTime(program, t, of)
  addImport(program, t, of)
  addBusiness(program, t, of)
  addInvoices(program, t, of)
  addOrders(program, t, of)
  addAdmin(program, t, of)
  const mcp = program
    .command('mcp')
    .description(t('help.mcp'))
    .action(async (_, command) => (await import('./commands/mcp.js')).mcp(of(command)))
  const completion = program
    .command('completion <shell>')
    .description(t('help.completion'))
    .action(async (shell, _, command) =>
      (await import('./commands/completion.js')).completion(of(command), { program, shell })
    )
  withExamples(mcp, t, ['kontor mcp'])
  withExamples(completion, t, [
    'kontor completion bash',
    'kontor completion zsh',
    'kontor completion fish',
  ])
  program
    .command('complete <kind> [typed]', { hidden: true })
    .action(async (kind, typed, _, command) =>
      (await import('./commands/complete.js')).complete(of(command), { kind, typed })
    )
  const man = program
    .command('man')
    .description(t('help.man'))
    .option('--roff', t('help.roff'))
    .action(async (options, command) =>
      (await import('./commands/man.js')).man(of(command), { program, ...options })
    )
  withExamples(man, t, ['kontor man', 'kontor man --roff'])
  return program
}

const termOf = (argument: Argument) => {
  const name = argument.variadic ? `${argument.name()}...` : argument.name()
  return argument.required ? `<${name}>` : `[${name}]`
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
  withExamples(invoices, t, ['kontor invoices', 'kontor invoices --status unpaid --limit 5 --json'])
  const overdue = invoices
    .command('overdue')
    .description(t('help.overdue'))
    .action(async (_, command) =>
      (await load()).invoices(of(command), { ...command.optsWithGlobals(), status: 'overdue' })
    )
  withExamples(overdue, t, ['kontor invoices overdue'])
  addInvoiceCommands(invoices, t, of)
}
