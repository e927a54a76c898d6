import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { confirmAddressChange } from '#modules/auth/actions/change_address'
import { confirmAddress } from '#modules/auth/actions/confirm_address'
import { objectToAddress } from '#modules/auth/actions/object_to_address'
import { SecretLink } from '#modules/auth/models/secret_link'
import { addressLinkValidator } from '#modules/auth/validators/setup'

const EFFECTS = {
  address_change: confirmAddressChange,
  address_objection: objectToAddress,
  address_confirm: confirmAddress,
}

const PURPOSES = ['address_change', 'address_objection', 'address_confirm'] as const

export default class AddressLinksController {
  /** Does what a link about an address is for, once: confirms it, takes it over, or objects to it. */
  async store(ctx: HttpContext) {
    const { id, token } = await ctx.request.validateUsing(addressLinkValidator)
    const { purpose } = await SecretLink.open(token, [...PURPOSES], id)

    return writeSecret(ctx, async () => {
      const link = await SecretLink.open(token, [...PURPOSES], id)
      const effect = PURPOSES.find((each) => each === purpose)
      if (effect) await EFFECTS[effect](link)
      return { purpose }
    })
  }
}
