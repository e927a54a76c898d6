import type { CompanyContext } from '#core/http/caller'
import { readUpload } from '#core/http/uploads/read_upload'
import { write } from '#core/http/write'
import { setLogo } from '#modules/settings/actions/set_logo'
import { addressOfLogo, storeLogo } from '#modules/settings/logos/logo_files'
import { drawLogo } from '#modules/settings/logos/logo_picture'

const LARGEST_UPLOAD = 5 * 1024 * 1024

export default class LogosController {
  async store(ctx: CompanyContext) {
    const companyId = ctx.company.id
    const picture = await drawLogo(await readUpload(ctx, 'logo', LARGEST_UPLOAD))
    const logo = await storeLogo(companyId, picture)
    return write(ctx, async () => {
      await setLogo(companyId, logo)
      return { logo: addressOfLogo({ companyId, logo }) }
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await setLogo(ctx.company.id, null)
      return { logo: '' }
    })
  }
}
