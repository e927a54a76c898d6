import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { sendPdf } from '#modules/documents/public'
import { printProcedure } from '#modules/procedures/document/print_procedure'

export default class ProcedureDocumentsController {
  /** The procedure documentation of today as a PDF, in the caller's language. */
  async show({ company, language, response }: CompanyContext) {
    const title = translate(language, 'procedures:title')
    const name = `${title} ${today(company.timeZone)}.pdf`
    return sendPdf(response, name, await printProcedure({ company, language }))
  }
}
