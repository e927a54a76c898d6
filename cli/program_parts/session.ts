import type { Command } from 'commander'
import type { ContextOf } from '../lib/context.js'
import type { Translate } from '../lib/texts.js'
import { withExamples } from './parts.js'

/** Adds the commands about the sign-ins of this machine. */
export function addSession(program: Command, t: Translate, of: ContextOf) {
  const login = program
    .command('login')
    .description(t('help.login'))
    .option('--host <url>', t('help.host'))
    .option('--email <e-mail>', t('help.email'))
    .option('--password', t('help.password'))
    .action(async (options, command) =>
      (await import('../commands/login.js')).login(of(command), options)
    )
  const logout = program
    .command('logout')
    .description(t('help.logout'))
    .action(async (_, command) => (await import('../commands/session.js')).logout(of(command)))
  const whoami = program
    .command('whoami')
    .description(t('help.whoami'))
    .action(async (_, command) => (await import('../commands/session.js')).whoami(of(command)))
  const profiles = program
    .command('profiles [name]')
    .description(t('help.profiles'))
    .action(async (name, _, command) =>
      (await import('../commands/session.js')).profiles(of(command), name)
    )
  const company = program
    .command(`company [${t('help.company')}...]`)
    .description(t('help.own_company'))
    .action(async (words, _, command) =>
      (await import('../commands/company.js')).company(of(command), words)
    )

  addGit(program, t, of)
  withExamples(login, t, ['kontor login --host https://kontor.example.com --email me@example.com'])
  withExamples(logout, t, ['kontor logout'])
  withExamples(whoami, t, ['kontor whoami', 'kontor whoami --json'])
  withExamples(profiles, t, ['kontor profiles'])
  withExamples(company, t, ['kontor company'])
}

/** Adds the commands about Git. */
function addGit(program: Command, t: Translate, of: ContextOf) {
  const load = () => import('../commands/git.js')
  const git = program.command('git').helpCommand(false).description(t('help.git'))
  const hook = git
    .command('hook')
    .description(t('help.git_hook'))
    .option('--install', t('help.git_install'))
    .action(async (options, command) => (await load()).hook(of(command), options))
  const suggest = git
    .command('suggest')
    .description(t('help.git_suggest'))
    .action(async (_, command) => (await load()).suggest(of(command)))
  withExamples(hook, t, ['kontor git hook', 'kontor git hook > post-checkout'])
  withExamples(suggest, t, ['kontor git suggest'])
}
