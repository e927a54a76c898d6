import { modules } from '#modules/index'

/** Plugs every module into the application while it starts. */
export default class ModulesProvider {
  async start() {
    for (const module of modules) {
      await module.routes?.()
      await module.subscriptions?.()
    }
  }
}
