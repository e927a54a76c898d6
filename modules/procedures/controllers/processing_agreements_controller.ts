import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import env from '#core/start/env'
import { sendPdf } from '#modules/documents/public'
import { printAgreement } from '#modules/procedures/agreement/print_agreement'

export default class ProcessingAgreementsController {
  /** The other party of the agreement; null while the operator has not named itself. */
  show() {
    return { operator: env.OPERATOR_NAME ?? null }
  }

  /** The agreement of today as a PDF, in the caller's language. @throws 409 `operator_unknown` */
  async file({ company, language, response }: CompanyContext) {
    const title = translate(language, 'procedures:agreement.title')
    const name = `${title} ${today(company.timeZone)}.pdf`
    return sendPdf(response, name, await printAgreement({ company, language }))
  }
}
