import type { Context } from '../lib/context.js'
import { hasWords } from '../lib/find.js'
import { HOOK, installHook } from '../lib/git/hook.js'
import { workOfBranch } from '../lib/git/kontor_file.js'
import { done } from '../lib/output/news.js'

/** `kontor git hook`: prints the hook that suggests a timer after a checkout, or installs it here. */
export function hook(context: Context, { install }: { install?: boolean }) {
  if (!install) {
    return context.isJson ? context.printJson({ hook: HOOK }) : context.printData(HOOK.trimEnd())
  }
  const path = installHook(process.cwd())
  if (context.isJson) return context.printJson({ installed: path })
  done(context, context.t('git.installed', { path }))
}

/** `kontor git suggest`: the command that starts the timer of the branch; nothing without a pattern for it. */
export function suggest(context: Context) {
  const work = workOfBranch(process.cwd())
  if (!work?.task) return
  const { branch, task, project } = work
  const running = context.timerNote().read()?.running
  const isRunning = running && hasWords(`${running.title} ${running.taskId}`, task)
  if (isRunning) return
  const words = [quoted(task), ...(project ? [quoted(`+${project.replaceAll(' ', '-')}`)] : [])]
  const command = context.terminal.show(`kontor start ${words.join(' ')}`)
  context.print(context.t('git.suggestion', { branch: context.terminal.show(branch), command }))
}

/** A word as the shell takes it. */
const quoted = (text: string) =>
  /^[\w+./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
