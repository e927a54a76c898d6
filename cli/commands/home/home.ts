import type { Command } from 'commander'
import type { Context } from '../../lib/context.js'
import { sentenceOf } from '../../lib/failures/failure_line.js'
import { showView } from '../../lib/show_view.js'
import { follow } from './follow.js'
import { actionsOf } from './home_actions.js'
import { rememberedHome } from './remembered_home.js'

/**
 * `kontor` alone: the home screen in a terminal with a sign-in, help anywhere else. It opens with what this machine
 * remembers and asks the server meanwhile.
 */
export async function home(context: Context, { program }: { program: Command }) {
  const { t, terminal, isJson, isSignedIn } = context
  if (!terminal.isTty || !process.stdin.isTTY || isJson || !isSignedIn) return program.outputHelp()
  // A damaged journal is moved aside now and named on the screen that returns afterwards.
  context.journal()?.stints.at(0)
  const first = await rememberedHome(context)
  await showView(({ runHome }) =>
    runHome({
      first,
      t,
      look: { hasColor: terminal.hasColor, glyph: terminal.glyph, show: terminal.show },
      company: terminal.show(context.company ?? ''),
      failure: (error) => sentenceOf(error, context),
      actions: actionsOf(context),
      follow: (listener) => follow(context, listener),
    })
  )
}
