import type { Command } from 'commander'
import type { ContextOf } from '../lib/context.js'
import type { Translate } from '../lib/texts.js'
import { completes, withExamples, writes } from './parts.js'

/** Adds the commands of the desk: clients, projects, tasks, bills, invoices, expenses. */
export function addBusiness(program: Command, t: Translate, of: ContextOf) {
  const client = `<${t('help.client')}...>`
  const clients = program
    .command(`clients [${t('help.words')}...]`)
    .description(t('help.clients'))
    .action(async (words, _, command) =>
      (await import('../commands/business/clients.js')).clients(of(command), words)
    )
  withExamples(clients, t, ['kontor clients', 'kontor clients acme --json'])

  const projects = program
    .command(`projects [${t('help.words')}...]`)
    .description(t('help.projects'))
    .option('--all', t('help.all_projects'))
    .action(async (words, options, command) =>
      (await import('../commands/business/projects.js')).projects(of(command), words, options)
    )
  withExamples(projects, t, ['kontor projects', 'kontor projects website --all'])

  const bill = writes(program.command(`bill ${client}`), t)
    .description(t('help.bill'))
    .option('--from <day>', t('help.bill_from'))
    .option('--to <day>', t('help.bill_to'))
    .option('--period <period>', t('help.bill_period'))
    .option('--project <words>', t('help.bill_project'))
    .option('--by <part>', t('help.bill_by'))
    .option('--exact', t('help.bill_exact'))
    .option('--draft', t('help.bill_draft'))
    .option('--with-timesheet', t('help.bill_timesheet'))
    .action(async (words, options, command) =>
      (await import('../commands/business/bill.js')).bill(of(command), words, options)
    )
  withExamples(bill, t, [
    'kontor bill acme',
    'kontor bill acme --from 2026-11-01 --by day',
    'kontor bill acme --draft --with-timesheet --dry-run',
  ])
  completes(clients, { words: 'clients' })
  completes(projects, { words: 'projects' })
  completes(bill, { words: 'clients', options: { '--project': 'projects' } })
  addExpenses(program, t, of)
}

function addExpenses(program: Command, t: Translate, of: ContextOf) {
  const load = () => import('../commands/business/expenses.js')
  const expenses = program
    .command('expenses')
    .argument(`[${t('help.period')}...]`)
    .helpCommand(false)
    .description(t('help.expenses'))
    .action(async (words, _, command) => (await load()).expenses(of(command), words))
  withExamples(expenses, t, ['kontor expenses', 'kontor expenses last month --json'])
  const add = writes(expenses.command(`add <${t('help.file')}>`), t)
    .description(t('help.add_expense'))
    .option('--vendor <name>', t('help.expense_vendor'))
    .option('--amount <amount>', t('help.expense_amount'))
    .option('--tax <percent>', t('help.expense_tax'))
    .option('--date <day>', t('help.expense_date'))
    .option('--category <key>', t('help.expense_category'))
    .option('--note <text>', t('help.expense_note'))
    .option('--company-paid', t('help.expense_company_paid'))
    .option('--yes', t('help.yes'))
    .action(async (path, options, command) => (await load()).addExpense(of(command), path, options))
  completes(add, { words: 'files' })
  withExamples(add, t, [
    'kontor expenses add receipt.pdf --vendor "Office shop" --amount 119 --tax 19 --date 2026-11-20 --dry-run',
  ])
}

/** Adds what can be done with single invoices to the command that lists them. */
export function addInvoiceCommands(invoices: Command, t: Translate, of: ContextOf) {
  const load = () => import('../commands/business/invoice_page.js')
  const invoice = `<${t('help.invoice')}...>`
  const show = invoices
    .command(`show ${invoice}`)
    .description(t('help.invoice_show'))
    .action(async (words, _, command) => (await load()).show(of(command), words))
  withExamples(show, t, ['kontor invoices show RE-2026-0001'])
  const pdf = invoices
    .command(`pdf ${invoice}`)
    .description(t('help.invoice_pdf'))
    .option('--output <file>', t('help.output'))
    .action(async (words, options, command) => (await load()).pdf(of(command), words, options))
  withExamples(pdf, t, ['kontor invoices pdf RE-2026-0001 --output invoice.pdf'])
  const remind = writes(invoices.command(`remind ${invoice}`), t)
    .description(t('help.invoice_remind'))
    .option('--send', t('help.remind_send'))
    .option('--yes', t('help.yes'))
    .action(async (words, options, command) => (await load()).remind(of(command), words, options))
  for (const command of [show, remind]) completes(command, { words: 'invoices' })
  completes(pdf, { words: 'invoices', options: { '--output': 'files' } })
  withExamples(remind, t, ['kontor invoices remind RE-2026-0001 --dry-run'])
}

/** Adds what can be done with single tasks to the command that lists them. */
export function addTaskCommands(tasks: Command, t: Translate, of: ContextOf) {
  const load = () => import('../commands/business/task_changes.js')
  const add = writes(tasks.command(`add <${t('help.title')}...>`), t)
    .description(t('help.add_task'))
    .option('--due <day>', t('help.task_due'))
    .option('--estimate <duration>', t('help.task_estimate'))
    .option('--high', t('help.task_high'))
    .action(async (words, options, command) => (await load()).addTask(of(command), words, options))
  withExamples(add, t, [
    'kontor tasks add "Write the changelog" +website',
    'kontor tasks add "Call Anna" --due friday --estimate 30m --high --dry-run',
  ])
  const finish = writes(tasks.command(`done <${t('help.task')}...>`), t)
    .description(t('help.finish_task'))
    .action(async (words, _, command) => (await load()).finishTask(of(command), words))
  completes(add, { words: 'projects' })
  completes(finish, { words: 'tasks' })
  withExamples(finish, t, ['kontor tasks done changelog'])
}
