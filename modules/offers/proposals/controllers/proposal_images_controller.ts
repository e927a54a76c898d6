import type { CompanyContext } from '#core/http/caller'
import { readUpload } from '#core/http/uploads/read_upload'
import { addressOfImage, storeImage } from '#modules/offers/proposals/images/image_files'
import { drawImage } from '#modules/offers/proposals/images/image_picture'

const LARGEST_UPLOAD = 10 * 1024 * 1024

export default class ProposalImagesController {
  /** A picture for a block. It belongs to no proposal until one is saved with its name. */
  async store(ctx: CompanyContext) {
    const companyId = ctx.company.id
    const drawn = await drawImage(await readUpload(ctx, 'image', LARGEST_UPLOAD))
    const name = await storeImage(companyId, drawn.picture, drawn.format)
    const { width, height } = drawn
    return { name, width, height, address: addressOfImage({ companyId, name }) }
  }
}
