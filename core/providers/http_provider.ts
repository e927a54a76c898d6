import type { ApplicationService } from '@adonisjs/core/types'
import { assertEveryRouteHasPolicy } from '#core/http/route_policies'
import { closeEventStreams } from '#core/live/open_streams'

/** Refuses to start when a route does not say who may call it; ends open streams before the server stops. */
export default class HttpProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const router = await this.app.container.make('router')
    assertEveryRouteHasPolicy(router)
    // Registered after the server's own hook, so it runs before it.
    this.app.terminating(closeEventStreams)
  }
}
