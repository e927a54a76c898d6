import type { Command } from 'commander'
import type { ContextOf } from './lib/context.js'
import type { Translate } from './lib/texts.js'
import { withExamples, writes } from './program_parts/parts.js'

const EXAMPLES = {
  approve: [
    'kontor admin approve "Tischlerei Holz"',
    'kontor admin approve "Malerei Bunt" "Glaserei Licht"',
  ],
  reject: ['kontor admin reject "Bau Nord" --reason "The address does not exist."'],
  suspend: ['kontor admin suspend "Tischlerei Holz" --reason "Invoice RE-7 is unpaid."'],
  reactivate: ['kontor admin reactivate "Tischlerei Holz"'],
}

/** Adds the commands of operators, who let companies in. */
export function addAdmin(program: Command, t: Translate, of: ContextOf) {
  const load = () => import('./commands/admin.js')
  const admin = program.command('admin').helpCommand(false).description(t('help.admin'))
  const queue = admin
    .command('queue')
    .description(t('help.queue'))
    .action(async (_, command) => (await load()).queue(of(command)))
  const companies = admin
    .command('companies')
    .description(t('help.companies'))
    .option('--status <status>', t('help.company_status'))
    .option('--search <text>', t('help.search'))
    .action(async (options, command) => (await load()).list(of(command), options))
  const show = admin
    .command(`show <${t('help.company')}...>`)
    .description(t('help.show_company'))
    .action(async (words, _, self) =>
      (await import('./commands/show_company.js')).show(of(self), words)
    )
  const ask = admin
    .command(`ask <${t('help.company')}...>`)
    .description(t('help.ask_applicant'))
    .option('-m, --message <text>', t('help.ask_message'))
    .action(async (words, options, self) =>
      (await import('./commands/ask_applicant.js')).askApplicant(of(self), words, options)
    )
  const note = admin
    .command(`note <${t('help.company')}> [${t('help.note_text')}]`)
    .description(t('help.admin_note'))
    .option('--delete <id>', t('help.note_delete'))
    .action(async (company, text, options, self) =>
      (await import('./commands/company_notes.js')).note(of(self), company, { ...options, text })
    )
  const users = admin
    .command(`users [${t('help.words')}...]`)
    .description(t('help.admin_users'))
    .option('--locked', t('help.users_locked'))
    .action(async (words, options, self) =>
      (await import('./commands/users.js')).users(of(self), words, options)
    )
  withExamples(users, t, ['kontor admin users', 'kontor admin users holz --json'])
  addOperations(admin, t, of)
  addPlatform(admin, t, of)
  addPlans(admin, t, of)
  addMail(admin, t, of)
  addVisits(admin, t, of)
  withExamples(show, t, ['kontor admin show "Tischlerei Holz"'])
  withExamples(ask, t, ['kontor admin ask "Malerei Grün" -m "Which trade are you in?"'])
  withExamples(note, t, ['kontor admin note "Tischlerei Holz" "Called on Monday."'])
  withExamples(queue, t, ['kontor admin queue'])
  withExamples(companies, t, ['kontor admin companies --status active'])
  for (const step of ['approve', 'reject', 'suspend', 'reactivate'] as const) {
    const command = admin
      .command(`${step} <${t('help.company')}...>`)
      .description(t(`help.${step}`))
      .action(async (words, options, self) =>
        (await load()).decide(of(self), step, { ...options, words })
      )
    withExamples(command, t, EXAMPLES[step])
    if (step === 'reject') command.option('--reason <text>', t('help.reason'))
    if (step === 'suspend') command.option('--reason <text>', t('help.suspension_reason'))
  }
}

/** The state of the installation. */
function addOperations(admin: Command, t: Translate, of: ContextOf) {
  const load = () => import('./commands/operations.js')
  for (const name of ['health', 'backups', 'jobs'] as const) {
    const command = admin.command(name).description(t(`help.${name}`))
    const examples = [`kontor admin ${name}`]
    if (name === 'jobs') {
      command.option(`--retry <${t('help.job')}>`, t('help.jobs_retry'))
      examples.push('kontor admin jobs --retry expenses.recurring')
    }
    command.action(async (options, self) => (await load())[name](of(self), options))
    withExamples(command, t, examples)
  }
}

/** The mail server of the installation. */
function addMail(admin: Command, t: Translate, of: ContextOf) {
  const mail = admin.command('mail').helpCommand(false).description(t('help.mail'))
  const test = mail
    .command('test')
    .description(t('help.mail_test'))
    .action(async (_, self) => (await import('./commands/mail_test.js')).mailTest(of(self)))
  withExamples(test, t, ['kontor admin mail test', 'kontor admin mail test --json'])
}

/** Visits of operators in companies; a visit itself is a session of the browser. */
function addVisits(admin: Command, t: Translate, of: ContextOf) {
  const visits = admin
    .command(`visits [${t('help.company')}]`)
    .description(t('help.visits'))
    .option(`--end <${t('help.visit')}>`, t('help.visits_end'))
    .action(async (company, options, self) =>
      (await import('./commands/visits.js')).visits(of(self), company, options)
    )
  withExamples(visits, t, ['kontor admin visits', 'kontor admin visits "Tischlerei Holz"'])
}

/** The plans of the platform, and those of companies. */
function addPlans(admin: Command, t: Translate, of: ContextOf) {
  const plans = admin
    .command('plans')
    .description(t('help.plans'))
    .action(async (_, self) => (await import('./commands/plans/list_plans.js')).plans(of(self)))
  const plan = admin
    .command(`plan <${t('help.company')}> [${t('help.plan')}]`)
    .description(t('help.company_plan'))
    .option('--none', t('help.plan_none'))
    .action(async (company, name, options, self) =>
      (await import('./commands/plans/company_plan.js')).companyPlan(of(self), company, {
        ...options,
        plan: name,
      })
    )
  withExamples(plans, t, ['kontor admin plans'])
  addPlanChanges(plans, t, of)
  withExamples(plan, t, [
    'kontor admin plan "Tischlerei Holz"',
    'kontor admin plan "Tischlerei Holz" Small',
    'kontor admin plan "Tischlerei Holz" --none',
  ])
}

/** Changes of plans, with the fields of the form in the browser. */
function addPlanChanges(plans: Command, t: Translate, of: ContextOf) {
  const load = () => import('./commands/plans/change_plans.js')
  const add = withLimits(plans.command(`add <${t('help.plan')}>`), t)
    .description(t('help.plan_add'))
    .action(async (name, options, self) => (await load()).addPlan(of(self), name, options))
  const set = withLimits(plans.command(`set <${t('help.plan')}>`), t)
    .description(t('help.plan_set'))
    .option('--name <text>', t('help.plan_name'))
    .action(async (name, options, self) => (await load()).setPlan(of(self), name, options))
  const remove = plans
    .command(`delete <${t('help.plan')}>`)
    .description(t('help.plan_delete'))
    .action(async (name, _, self) => (await load()).deletePlan(of(self), name))
  for (const command of [add, set, remove]) writes(command, t)
  withExamples(add, t, [
    'kontor admin plans add Large --members 20 --invoices 500 --storage 10 --dry-run',
  ])
  withExamples(set, t, ['kontor admin plans set Small --clients none --dry-run'])
  withExamples(remove, t, ['kontor admin plans delete Small --dry-run'])
}

const withLimits = (command: Command, t: Translate) =>
  command
    .option('--members <number>', t('help.plan_members'))
    .option('--clients <number>', t('help.plan_clients'))
    .option('--invoices <number>', t('help.plan_invoices'))
    .option('--storage <gb>', t('help.plan_storage'))
    .option('--default', t('help.plan_default'))
    .option('--no-default', t('help.plan_no_default'))

/** The settings of the platform, and the links that let companies register. */
function addPlatform(admin: Command, t: Translate, of: ContextOf) {
  const load = () => import('./commands/platform.js')
  const settings = admin
    .command('settings')
    .description(t('help.platform_settings'))
    .action(async (_, self) => (await load()).settings(of(self)))
  const registration = admin
    .command('registration <open|closed|invitation>')
    .description(t('help.registration'))
    .action(async (mode, _, self) => (await load()).registration(of(self), mode))
  const invite = admin
    .command(`invite [${t('help.address')}]`)
    .description(t('help.invite'))
    .option('--approve', t('help.invite_approve'))
    .action(async (email, options, self) => (await load()).invite(of(self), email, options))
  const withdraw = admin
    .command(`withdraw <${t('help.invitation')}>`)
    .description(t('help.withdraw'))
    .action(async (wanted, _, self) => (await load()).withdraw(of(self), wanted))
  withExamples(settings, t, ['kontor admin settings'])
  withExamples(registration, t, [
    'kontor admin registration invitation',
    'kontor admin registration open',
  ])
  withExamples(invite, t, ['kontor admin invite', 'kontor admin invite new@firm.example --approve'])
  withExamples(withdraw, t, ['kontor admin withdraw new@firm.example'])
}
