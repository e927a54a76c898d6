import type { ApplicationService } from '@adonisjs/core/types'
import { modules } from '#modules/index'

/** Plugs every module into the application while it starts. */
export default class ModulesProvider {
  constructor(protected app: ApplicationService) {}

  async start() {
    await this.#logFailedListeners()
    for (const module of modules) {
      await module.routes?.()
      await module.subscriptions?.()
    }
  }

  /** Listeners run after the commit: one that fails must not end a process that has already answered. */
  async #logFailedListeners() {
    const emitter = await this.app.container.make('emitter')
    const logger = await this.app.container.make('logger')
    emitter.onError((event, error) => {
      const name = typeof event === 'function' ? event.name : String(event)
      logger.error({ err: error, event: name }, 'a listener of an event failed')
    })
  }
}
