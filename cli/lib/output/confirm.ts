import type { Context } from '../context.js'
import { ask } from './prompt.js'

/** Words for yes in all three languages, because habits cross them. */
const YES = /^(?:y|yes|j|ja|p|po)$/i

/** Asks a question that is answered with yes or no; no without an answer, and where nobody can answer. */
export async function confirm(context: Context, question: string) {
  if (!process.stdin.isTTY || context.isJson || context.isDryRun) return context.isDryRun
  return YES.test(await ask(context, `${question} ${context.t('confirm.choices')}`))
}
