import type { HttpContext } from '@adonisjs/core/http'
import { openLink } from '#modules/ledger/public'
import { sharedRetainers } from '#modules/retainers/queries/shared_retainers'
import { sharedRetainersValidator } from '#modules/retainers/validators/shared_retainers'

export default class SharedRetainersController {
  /** The retainers that a client may see behind its link; by POST, so that no address contains the key. */
  async store({ request }: HttpContext) {
    const { company, client } = await openLink(
      await request.validateUsing(sharedRetainersValidator)
    )
    return sharedRetainers(company, client.id)
  }
}
