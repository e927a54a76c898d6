import type { CompanyContext } from '#core/http/caller'
import { ALL_KINDS, usefulLife } from '#modules/assets/rules/kinds'

export default class AssetKindsController {
  /** The kinds of assets with their useful life, in the order in which they are offered. */
  async index(_ctx: CompanyContext) {
    return ALL_KINDS.map((kind) => {
      const { lifeMonths, source, isDigital = false } = usefulLife(kind)
      return { kind, lifeMonths, source, isDigital }
    })
  }
}
