import type { Context } from './context.js'
import { cutTo, measureFor } from './output/text_width.js'
import { DryRunEnd } from './server/dry_client.js'

/**
 * Shows what a dry run would have changed; a terminal cuts the call to its width.
 * @returns whether the command ended because of a dry run
 */
export async function endDryRun(context: Context, error: unknown) {
  if (!(error instanceof DryRunEnd)) return false
  const { t, terminal, print, printJson, planned, isJson } = context
  if (isJson) {
    printJson({ dryRun: true, plan: planned() || null, call: error.call })
    return true
  }
  const { method, path, body } = error.call
  if (planned()) print(planned())
  print(t('dry_run.nothing_changed'))
  const call = terminal.show(`${method} ${path} ${JSON.stringify(body)}`)
  const measure = await measureFor([call])
  print(terminal.paint('dim', cutTo(call, terminal.width, terminal.glyph('more'), measure)))
  return true
}
