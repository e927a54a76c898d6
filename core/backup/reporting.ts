import type { BaseCommand } from '@adonisjs/core/ace'
import { EXIT, type Report, reasonOf } from './report.js'

type Command = BaseCommand & { folder?: string; json: boolean }

/**
 * Does the work of `backup`, `verify` or `restore`. A failure ends the command with a sentence, or with a report for
 * `--json`, and with exit code 1.
 * @param failed begins the sentence: `Nothing was restored`
 * @throws the failure when it is a fault of the program
 */
export async function reporting(command: Command, failed: string, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const reason = reasonOf(error)
    command.exitCode = EXIT.failed
    if (command.json) printReport({ ok: false, folder: command.folder ?? '', error: reason })
    else command.logger.error(`${failed}: ${reason}`)
  }
}

/** Prints a report for `--json`, on one line. */
export function printReport(report: Report) {
  process.stdout.write(`${JSON.stringify(report)}\n`)
}
