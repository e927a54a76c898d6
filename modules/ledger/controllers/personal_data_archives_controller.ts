import { strToU8, zipSync } from 'fflate'
import type { CompanyContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { handOutPersonalData } from '#modules/ledger/actions/hand_out_personal_data'

export default class PersonalDataArchivesController {
  /** The same as a ZIP with a JSON file for each part. */
  async show(ctx: CompanyContext) {
    const { company, params, response } = ctx
    const { records, ...parts } = await writeSecret(ctx, () =>
      handOutPersonalData(company, params.id)
    )
    const files = { ...parts, ...prefixed(records) }
    const zip = zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          `${name}.json`,
          strToU8(JSON.stringify(content, null, 2)),
        ])
      )
    )
    const name = encodeURIComponent(`${parts.client.number}.zip`)
    response.header('content-type', 'application/zip')
    response.header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    response.header('cache-control', 'private, no-store')
    return response.send(Buffer.from(zip))
  }
}

const prefixed = (records: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(records).map(([table, rows]) => [`records/${table}`, rows]))
