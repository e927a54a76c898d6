import type { CompanyContext } from '#core/http/caller'
import { sendPdf } from '#modules/documents/public'
import { Estimate } from '#modules/sales/models/estimate'
import { pdfName } from '#modules/sales/pdf/pdf_name'
import { printEstimate } from '#modules/sales/pdf/print_estimate'

export default class EstimatePdfsController {
  /** The document as a PDF, to be shown by the browser. */
  async show({ company, language, params, response }: CompanyContext) {
    const estimate = await Estimate.findIn(company, params.id)
    const name = pdfName(estimate, estimate.language ?? language)
    return sendPdf(response, name, await printEstimate(estimate))
  }
}
