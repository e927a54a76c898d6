import type { ApplicationService } from '@adonisjs/core/types'
import { assertEveryRouteHasPolicy } from '#core/http/route_policies'

/** Refuses to start when a route does not say who may call it. */
export default class HttpProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const router = await this.app.container.make('router')
    assertEveryRouteHasPolicy(router)
  }
}
