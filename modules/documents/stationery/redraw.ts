import { fileURLToPath } from 'node:url'
import { FieldError } from '#core/errors/app_error'
import { startProgram } from '#core/processes/start_program'
import { WorkPool } from '#core/processes/work_pool'
import { WorkProcessEnded, WorkRefused, WorkStopped } from '#core/processes/work_process'
import { FONTS } from '#modules/documents/pdf/typst'
import type { RedrawFault, RedrawJob, Redrawn } from './redraw_process.js'
import { svgFault } from './svg_fault.js'

const TEMPLATES = fileURLToPath(new URL('../pdf/templates/stationery', import.meta.url))

/** A page with a large picture takes a second and 200 MB. */
const LIMITS = { milliseconds: 10_000, megabytes: 600 }

/** Each file gets a process of its own, which ends with it: the file is somebody else's program for a printer. */
const redrawer = new WorkPool({
  start: () =>
    startProgram<RedrawJob, Redrawn>({
      file: new URL('./redraw_process', import.meta.url),
      args: [TEMPLATES, ...FONTS],
      heapMegabytes: 256,
      limits: LIMITS,
    }),
  atOnce: 1,
  waiting: { each: 3, all: 30 },
  full: { each: 'documents.prints_waiting', all: 'documents.printer_busy' },
  kept: 0,
})

/**
 * Draws an uploaded letterhead again, so that nothing of the file is left but what can be seen: no script, link, form,
 * attachment or font.
 * @returns one or two pages of A4 as SVG
 * @throws 422 for anything but an intact PDF of A4 with one or two pages or an SVG of that shape, 429 and 503 as
 * `WorkPool.run`
 */
export async function redrawStationery(companyId: string, content: Buffer): Promise<string[]> {
  const type = typeOf(content)
  if (!type) throw refused('not_a_letterhead')
  const fault = type === 'svg' ? svgFault(content) : undefined
  if (fault) throw refused(fault)
  try {
    const { pages } = await redrawer.run(companyId, { type, content })
    return pages
  } catch (error) {
    if (error instanceof WorkRefused) throw refused(error.message as RedrawFault)
    if (error instanceof WorkStopped) throw refused('too_detailed')
    if (error instanceof WorkProcessEnded) throw refused('unreadable')
    throw error
  }
}

type Fault = RedrawFault | 'not_a_letterhead' | 'has_text'

const CODES: Record<Fault, string> = {
  not_a_letterhead: 'documents.stationery_not_a_letterhead',
  encrypted: 'documents.stationery_encrypted',
  not_a4: 'documents.stationery_not_a4',
  too_many_pages: 'documents.stationery_too_many_pages',
  too_detailed: 'documents.stationery_too_detailed',
  unreadable: 'documents.stationery_unreadable',
  has_text: 'documents.stationery_has_text',
}

const refused = (fault: Fault) => new FieldError('stationery', CODES[fault])

/** Decided by the bytes, never by the name that the sender gives. */
function typeOf(content: Buffer): RedrawJob['type'] | undefined {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  return /<svg[\s>]/.test(content.toString('utf8')) ? 'svg' : undefined
}
