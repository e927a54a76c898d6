import { AppError } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { readUpload } from '#core/http/uploads/read_upload'
import { write } from '#core/http/write'
import { redrawStationery } from '#modules/documents/stationery/redraw'
import { stationeryValidator } from '#modules/documents/validators/stationery'
import {
  readCompanySettings,
  readStationery,
  type Stationery,
  setStationery,
  storeDrawing,
  USUAL_ROOM,
} from '#modules/settings/public'

const LARGEST_UPLOAD = 5 * 1024 * 1024

interface Answer {
  stationery: Stationery | null
}

export default class StationeriesController {
  /** Takes a letterhead. One that replaces another keeps its room. */
  async store(ctx: CompanyContext): Promise<Answer> {
    const { company } = ctx
    const upload = await readUpload(ctx, 'stationery', LARGEST_UPLOAD)
    const drawings = []
    for (const page of await redrawStationery(company.id, upload)) {
      drawings.push(await storeDrawing(company.id, page))
    }
    const [first = '', following = null] = drawings
    return write(ctx, async () => {
      const before = (await readCompanySettings(company)).stationery
      const stationery = { ...(before ?? USUAL_ROOM), first, following }
      await setStationery(company.id, stationery)
      return { stationery }
    })
  }

  /** Changes the room for text, or puts a removed stationery back. */
  async update(ctx: CompanyContext): Promise<Answer> {
    const { company } = ctx
    const stationery = await ctx.request.validateUsing(stationeryValidator)
    if (!(await readStationery(company.id, stationery))) {
      throw new AppError(404, 'documents.stationery_gone')
    }
    return write(ctx, async () => {
      await setStationery(company.id, stationery)
      return { stationery }
    })
  }

  async destroy(ctx: CompanyContext): Promise<Answer> {
    return write(ctx, async () => {
      await setStationery(ctx.company.id, null)
      return { stationery: null }
    })
  }
}
